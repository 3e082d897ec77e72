import { parseArgs } from 'node:util'

export const COMMANDS = [
  'build',
  'size',
  'dev',
  'install',
  'lighthouse',
  'navigate',
  'search',
  'migrate',
] as const

export interface Options {
  command: (typeof COMMANDS)[number]
  help: boolean
  /** IDs of generators. */
  only: string[] | undefined
  /** Whether generators other than docent are measured. */
  peers: boolean
  /** How often the pages are repeated; with the command `size`, the largest number. */
  scale: number
  /** Maximum number of the site's pages to use. */
  pages: number
  runs: number
  json: string | undefined
  /** How long the pointer rests on a link before the click, in milliseconds. Without it: until the network is quiet. */
  hover: number | undefined
  /** Docusaurus sites for `migrate`. */
  sites: string[]
  /** Folder with the edits that those sites need. */
  patches: string | undefined
  /** Whether `migrate` uses the packages that its last run packed. */
  packed: boolean
}

const DEFAULT_RUNS = {
  build: 1,
  size: 1,
  dev: 3,
  install: 3,
  lighthouse: 3,
  navigate: 7,
  search: 7,
  migrate: 1,
}
const LARGEST = 100

/** Invalid command-line arguments. */
export class UsageError extends Error {}

/**
 * Parses the command line.
 *
 * @param ids IDs of the existing generators
 * @throws {UsageError}
 */
export function readArgs(args: string[], ids: string[]): Options {
  const { values, positionals } = parse(args)
  const [command = 'build', ...rest] = positionals
  if (!isCommand(command) || (rest.length > 0 && command !== 'migrate')) {
    const name = isCommand(command) ? rest[0] : command
    throw new UsageError(`Unknown command "${name}". Commands: ${COMMANDS.join(', ')}.`)
  }
  const fromEnvironment = process.env.BENCH_SITES?.split(/\s+/).filter(Boolean) ?? []
  if (command === 'migrate' && rest.length === 0 && fromEnvironment.length === 0)
    throw new UsageError(
      'migrate needs the folder of at least one Docusaurus site, as an argument or in BENCH_SITES.',
    )
  const only = values.only?.split(',').map((id) => id.trim())
  const unknown = only?.find((id) => !ids.includes(id))
  if (unknown !== undefined) {
    throw new UsageError(`Unknown generator "${unknown}" in --only. Generators: ${ids.join(', ')}.`)
  }
  return {
    command,
    help: values.help === true,
    only,
    peers: values['no-peers'] !== true,
    scale: positive('scale', values.scale, command === 'size' ? LARGEST : 1),
    pages: positive('pages', values.pages, Infinity),
    runs: positive('runs', values.runs, DEFAULT_RUNS[command]),
    json: values.json,
    hover: values.hover === undefined ? undefined : positive('hover', values.hover, 0),
    sites: rest.length > 0 ? rest : fromEnvironment,
    patches: values.patches,
    packed: values.packed === true,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        only: { type: 'string' },
        'no-peers': { type: 'boolean' },
        scale: { type: 'string' },
        pages: { type: 'string' },
        runs: { type: 'string' },
        json: { type: 'string' },
        hover: { type: 'string' },
        patches: { type: 'string' },
        packed: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UsageError((error as Error).message.split('. To specify')[0])
  }
}

const isCommand = (command: string): command is (typeof COMMANDS)[number] =>
  COMMANDS.some((known) => known === command)

function positive(name: string, value: string | undefined, fallback: number) {
  if (value === undefined) return fallback
  if (!/^[1-9]\d*$/.test(value)) {
    throw new UsageError(`--${name} needs a positive integer but is "${value}".`)
  }
  return Number(value)
}
