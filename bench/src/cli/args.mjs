import { parseArgs } from 'node:util'

export const COMMANDS = /** @type {const} */ (['build', 'lighthouse', 'navigate', 'search'])

/**
 * @typedef {object} Options
 * @property {typeof COMMANDS[number]} command
 * @property {boolean} help
 * @property {string[] | undefined} only ids of generators
 * @property {boolean} peers whether other generators than docent take part
 * @property {number} scale
 * @property {number} pages at most so many of the site's pages
 * @property {number} runs
 * @property {string | undefined} json
 */

const DEFAULT_RUNS = { build: 1, lighthouse: 3, navigate: 7, search: 7 }

/** A command line that cannot be carried out. */
export class UsageError extends Error {}

/**
 * Reads the command line.
 * @param {string[]} args
 * @param {string[]} ids of the generators that exist
 * @returns {Options}
 * @throws {UsageError}
 */
export function readArgs(args, ids) {
  const { values, positionals } = parse(args)
  const [command = 'build', ...rest] = positionals
  if (!isCommand(command) || rest.length > 0) {
    const name = isCommand(command) ? rest[0] : command
    throw new UsageError(`Unknown command "${name}". The commands are ${COMMANDS.join(', ')}.`)
  }
  const only = values.only?.split(',').map((id) => id.trim())
  const unknown = only?.find((id) => !ids.includes(id))
  if (unknown !== undefined) {
    throw new UsageError(`Unknown generator "${unknown}" in --only. There are: ${ids.join(', ')}.`)
  }
  return {
    command,
    help: values.help === true,
    only,
    peers: values['no-peers'] !== true,
    scale: positive('scale', values.scale, 1),
    pages: positive('pages', values.pages, Infinity),
    runs: positive('runs', values.runs, DEFAULT_RUNS[command]),
    json: values.json,
  }
}

/** @param {string[]} args */
function parse(args) {
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
      },
    })
  } catch (error) {
    throw new UsageError(/** @type {Error} */ (error).message.split('. To specify')[0])
  }
}

/**
 * @param {string} command
 * @returns {command is typeof COMMANDS[number]}
 */
const isCommand = (command) => COMMANDS.some((known) => known === command)

/**
 * @param {string} name
 * @param {string | undefined} value
 * @param {number} fallback
 */
function positive(name, value, fallback) {
  if (value === undefined) return fallback
  if (!/^[1-9]\d*$/.test(value)) {
    throw new UsageError(`--${name} needs a whole number from 1 on, and got "${value}".`)
  }
  return Number(value)
}
