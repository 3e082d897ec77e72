import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { cac } from 'cac'
import { createReport, formatMs, type Report } from './pipeline/report.ts'
import type { Config } from './config/index.ts'
import { errors, formatError } from './errors/index.ts'
import { VERSION } from './shared/version.ts'
import { ADMIN_KEY_VARIABLE, EXPORT_FILE } from './search/push/push-target.ts'

interface Flags {
  site?: string
  port?: number
  host?: string
  verbose?: boolean
  keepAssets?: number
  open?: boolean
  out?: string
  appId?: string
  index?: string
  dryRun?: boolean
  external?: boolean
  http?: boolean
}

const COMMANDS = {
  dev: { text: 'Preview with instant updates while writing', flags: ['port', 'host'] },
  build: { text: 'Build the site', flags: ['verbose', 'keepAssets'] },
  preview: { text: 'Serve the built site as a production host would', flags: ['port', 'host'] },
  check: { text: 'Run all checks without writing', flags: ['external'] },
  'search export': { text: 'Write the records of a hosted search to a file', flags: ['out'] },
  'search push': {
    text: 'Fill the index of a hosted search',
    flags: ['appId', 'index', 'dryRun'],
  },
  mcp: {
    text: 'Serve a built site to AI agents (Model Context Protocol)',
    flags: ['http', 'port', 'host'],
  },
} as const

type Command = keyof typeof COMMANDS

/** The only place that ends the process: commands throw, and this says what they threw. */
async function main(argv: readonly string[]): Promise<void> {
  const cli = cac('docent')
  cli.option('--site <dir>', 'Folder of the site', { default: '.' })
  cli.option('--port <number>', 'Port of the server (dev, preview, mcp --http)')
  cli.option('--host <name>', 'Host of the server (dev, preview, mcp --http; default: localhost)')
  cli.option('--verbose', 'Show the slowest pages (build)')
  cli.option(
    '--keep-assets <number>',
    'Keep the assets of this number of earlier builds, for tabs that are still open (build)',
  )
  cli.option('--out <file>', `File to write (search export; default: ${EXPORT_FILE})`)
  cli.option('--app-id <id>', 'Application of the hosted search (search push)')
  cli.option('--index <name>', 'Index of the hosted search (search push)')
  cli.option('--dry-run', 'Say what would happen, and write nothing (search push)')
  cli.option('--external', 'Test links to other sites too (check)')
  cli.option('--http', 'Serve over HTTP instead of standard input and output (mcp)')
  for (const [name, { text }] of Object.entries(COMMANDS)) {
    if (name === 'mcp') cli.command('mcp [folder|url]', text)
    else if (!name.includes(' ')) cli.command(name, text)
  }
  cli.command('search <action>', 'Fill a hosted search: search export, search push')
  cli.help()
  cli.version(VERSION)
  const { args, options } = cli.parse(['node', 'docent', ...argv], { run: false })
  if (options.help === true || options.version === true) return
  const name = String(cli.matchedCommandName ?? args[0] ?? '')
  const command = name === 'search' ? `search ${args[0] ?? ''}`.trim() : name
  if (!isCommand(command)) {
    throw errors.unknownCommand({ command, known: Object.keys(COMMANDS) })
  }
  const flags = { ...checkFlags(command, options), ...textFlags(argv, ['appId', 'index', 'out']) }
  const siteDir = resolve(flags.site ?? '.')
  if (!existsSync(siteDir)) throw errors.missingSiteFolder({ dir: siteDir })
  if (command === 'mcp') return serveMcp(args[0] ?? join(siteDir, 'dist'), flags)
  process.env.NODE_ENV = command === 'dev' ? 'development' : 'production'
  const { loadConfig } = await import('./config/index.ts')
  const config = await loadConfig(siteDir)
  await RUN[command](config, flags)
}

/** The only command that does without the configuration: it reads what a build wrote, here or on the web. */
async function serveMcp(site: string, flags: Flags): Promise<void> {
  const flag = (['port', 'host'] as const).find((name) => flags[name] !== undefined)
  if (!flags.http && flag) throw errors.httpFlagWithoutHttp({ flag: flagOf(flag) })
  const { runMcp } = await import('./mcp/mcp.ts')
  await runMcp({
    site,
    ...(flags.http && { http: serverFlags(flags, 4500) }),
    say: terminalReport().info,
  })
}

// Each command loads what it needs: a preview starts without the compiler, and `--help` with next to nothing.
const RUN: Record<Exclude<Command, 'mcp'>, (config: Config, flags: Flags) => Promise<void>> = {
  async build(config, flags) {
    const [{ build }, { slowestPages }] = await Promise.all([
      import('./pipeline/build.ts'),
      import('./pipeline/slowest-pages.ts'),
    ])
    const report = terminalReport()
    const start = performance.now()
    const { pages, written } = await build(config, { report, keptBuilds: flags.keepAssets })
    if (flags.verbose) report.info(slowestPages(pages))
    report.info(
      `\n${pages.length} pages in ${outputFolderOf(config) || '.'}/ (${written} written), ${formatMs(performance.now() - start)}`,
    )
  },
  async check(config, { external }) {
    const { build } = await import('./pipeline/build.ts')
    const report = terminalReport()
    const { pages } = await build(config, { report, dryRun: true })
    if (external) {
      const { checkExternal } = await import('./external-links/check-external.ts')
      await checkExternal(config, pages, report)
    }
    report.info(`\n${pages.length} pages: no problems`)
  },
  async dev(config, flags) {
    const { developSite } = await import('./dev/develop-site.ts')
    await developSite(config.siteDir, { ...serverFlags(flags, 3000), report: terminalReport() })
  },
  async 'search export'(config, { out }) {
    const { exportSearch } = await import('./search/push/commands.ts')
    await exportSearch(config, { out }, terminalReport())
  },
  async 'search push'(config, { appId, index, dryRun }) {
    const { pushSearch } = await import('./search/push/commands.ts')
    await pushSearch(config, { appId, index, dryRun }, terminalReport(), { env: process.env })
  },
  async preview(config, flags) {
    const { startPreview } = await import('./preview/preview.ts')
    const { url } = await startPreview(config, serverFlags(flags, 4000))
    terminalReport().info(`Serving ${outputFolderOf(config)}/ at ${url}`)
  },
}

function isCommand(name: string): name is Command {
  return Object.hasOwn(COMMANDS, name)
}

/** @throws DocentError for flags that the command does not have, and ports that are none */
function checkFlags(command: Command, options: Record<string, unknown>): Flags {
  const known: string[] = ['site', ...COMMANDS[command].flags]
  for (const name of Object.keys(options)) {
    if (name === '--') continue
    if (command === 'search push' && /key$/i.test(name))
      throw errors.keyOnCommandLine({ flag: flagOf(name), variable: ADMIN_KEY_VARIABLE })
    if (!known.includes(name)) {
      throw errors.unknownFlag({ flag: flagOf(name), command, known: known.map(flagOf) })
    }
  }
  checkNumber(options, 'port', 65_535)
  checkNumber(options, 'keepAssets', 100)
  return options as Flags
}

function checkNumber(options: Record<string, unknown>, name: string, highest: number): void {
  const value = options[name]
  if (value === undefined) return
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= highest) return
  throw errors.invalidFlagValue({
    flag: flagOf(name),
    value: String(value),
    expected: `a number from 0 to ${highest}`,
  })
}

/** @example flagOf('dryRun') // '--dry-run' */
function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/**
 * Values of flags as they were typed: the parser takes an id like "12E5" for a number.
 * @throws DocentError for a flag without a value
 */
function textFlags(argv: readonly string[], names: readonly (keyof Flags)[]): Partial<Flags> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const flag = flagOf(name)
      const at = argv.findLastIndex((arg) => arg === flag || arg.startsWith(`${flag}=`))
      if (at === -1) return []
      const arg = argv[at] ?? ''
      const value = arg === flag ? argv[at + 1] : arg.slice(flag.length + 1)
      if (value === undefined || value === '' || (arg === flag && value.startsWith('-')))
        throw errors.invalidFlagValue({ flag, value: '', expected: 'a value' })
      return [[name, value] as const]
    }),
  )
}

function serverFlags(
  { port, host }: Flags,
  fallback: number,
): { port: number; host: string; strictPort: boolean } {
  return { port: port ?? fallback, host: host ?? 'localhost', strictPort: port !== undefined }
}

/** The output folder as seen from the current one. */
function outputFolderOf({ siteDir, outDir }: Config): string {
  return relative(process.cwd(), resolve(siteDir, outDir))
}

function terminalReport(): Report {
  return createReport({
    terminal: process.stdout.isTTY === true,
    cwd: process.cwd(),
    write: (text) => process.stdout.write(text),
  })
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const problems: unknown[] = error instanceof AggregateError ? error.errors : [error]
  const color = process.stderr.isTTY === true
  for (const problem of problems) {
    process.stderr.write(`\n${formatError(problem, { cwd: process.cwd(), color })}\n`)
  }
  if (error instanceof AggregateError) process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
}
