import { existsSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { relative, resolve } from '../shared/node/paths.ts'
import type { Command, Flags } from './command-table.ts'
import { helpText } from './help-text.ts'
import { pluginCommands, runAdded } from './plugin-commands.ts'
import { firstLook, readArguments, readShard } from './read-arguments.ts'
import { createReport, formatMs, type Report } from '../errors/report.ts'
import type { Config } from '../config/index.ts'
import { errors, formatError, problemsIn } from '../errors/index.ts'
import { diskProblem } from '../errors/disk-problem.ts'
import { count } from '../errors/entry.ts'
import type { RenderedPage } from '../shared/records/page.ts'
import { VERSION } from '../shared/version.ts'

/**
 * V8 compiles a function to optimized code after it has run for a while. A build runs for seconds and in several threads,
 * each of which compiles for itself: with 4.4 times the default budget, compilation takes 10% less of a cold build's
 * processor time. A larger budget saves nothing more.
 */
const JIT_BUDGET = '--interrupt-budget=600000'

/**
 * V8 lets a heap grow to four times the size of what is in use before it collects garbage, in each of a build's threads.
 * With twice the size, the peak of 3,271 pages falls from 1,263 to 1,018 MB at the same processor time.
 */
const HEAP_GROWTH = '--heap-growing-percent=100'

/**
 * V8 gives new objects more memory in each thread than a build needs, in Node 24 more than in Node 20. With at most 8 MB
 * for each half, the peak of 330 pages falls from 791 to 647 MB in Node 24 and from 584 to 560 MB in Node 20, at the same
 * processor time.
 */
const NEW_OBJECTS = '--max-semi-space-size=8'

/** Number of pages in the table of the slowest ones. */
const SLOWEST = 10

/** Parses the arguments and runs the command. */
async function main(argv: readonly string[]): Promise<void> {
  const { isHelp, isOwn, ...look } = firstLook(argv)
  // The configuration names the plugins, so it's read only if their commands matter.
  const added = isOwn && !isHelp ? {} : await pluginCommands({ ...look, isHelp })
  const call = readArguments(argv, added)
  if ('help' in call) return say(helpText(call.help, added))
  if ('version' in call)
    return say(`docent/${VERSION} ${process.platform}-${process.arch} node-${process.version}`)
  const siteDir = resolve(String(call.flags.site ?? '.'))
  if (!existsSync(siteDir)) throw errors.missingSiteFolder({ dir: siteDir })
  if ('added' in call)
    return runAdded(added[call.added], call, { siteDir, report: terminalReport() })
  const { command, flags, rest } = call
  process.env.NODE_ENV = command === 'dev' ? 'development' : 'production'
  const { loadConfig } = await import('../config/index.ts')
  const builds = command === 'build' || command === 'check'
  const memory = builds ? await import('../config/module-memory.ts') : undefined
  const config = await loadConfig(siteDir, await memory?.siteMemory(siteDir))
  await RUN[command](config, flags, rest)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

// Each command loads only the modules that it needs: a preview starts without the compiler, and `--help` loads almost
// nothing.
const RUN: Record<
  Command,
  (config: Config, flags: Flags, rest: readonly string[]) => Promise<void>
> = {
  async build(config, flags) {
    setFlagsFromString(JIT_BUDGET)
    setFlagsFromString(HEAP_GROWTH)
    setFlagsFromString(NEW_OBJECTS)
    const shard = readShard(flags)
    const [{ build }, { buildShard }, { checkState }] = await Promise.all([
      import('../build/build.ts'),
      import('../build/build-shard.ts'),
      import('../page/checks/check-state.ts'),
    ])
    const report = terminalReport()
    const start = performance.now()
    if (shard) {
      const { pages, sent } = await buildShard(config, { report, shard })
      if (flags.verbose) report.info(slowestPages(pages))
      const time = formatMs(performance.now() - start)
      return report.info(
        `\nPart ${flags.shard}: ${pages.length} pages, ${sent} results sent, ${time}`,
      )
    }
    const { pages, written } = await build(config, { report, keptBuilds: flags.keepAssets })
    checkState(pages).forEach(report.warn)
    if (flags.verbose) report.info(slowestPages(pages))
    report.info(
      `\n${pages.length} pages in ${outputFolderOf(config)}/ (${written} written), ${formatMs(performance.now() - start)}`,
    )
  },
  async check(config, { external }) {
    const [{ build }, { checkState }] = await Promise.all([
      import('../build/build.ts'),
      import('../page/checks/check-state.ts'),
    ])
    let warnings = 0
    const terminal = terminalReport()
    const report: Report = {
      ...terminal,
      warn(problem) {
        warnings += 1
        terminal.warn(problem)
      },
    }
    const { pages } = await build(config, { report, dryRun: true })
    checkState(pages).forEach(report.warn)
    if (external) {
      const { checkExternal } = await import('../page/checks/check-external.ts')
      await checkExternal(config, pages, report)
    }
    const outcome = warnings === 0 ? 'no problems' : `no errors, ${count(warnings, 'warning')}`
    report.info(`\n${pages.length} pages: ${outcome}`)
  },
  async dev(config, flags) {
    const { developSite } = await import('../dev/develop-site.ts')
    await developSite(config.siteDir, {
      ...serverFlags(flags, 3000),
      report: terminalReport(),
      open: flags.open,
    })
  },
  async version(config, { docs }, [name = '']) {
    const { freezeVersion } = await import('../config/freeze-version.ts')
    say(await freezeVersion(config, { name, docs }))
  },
  async translate(config, { write }, [locale]) {
    const { translate } = await import('../page/checks/translate.ts')
    say(await translate(config, { locale, write }))
  },
  async preview(config, flags) {
    const { startPreview } = await import('../serve/serve.ts')
    const { url } = await startPreview(config, serverFlags(flags, 4000))
    terminalReport().info(`Serving ${outputFolderOf(config)}/ at ${url}`)
  },
}

/** Table of the pages that took the longest to compile and render, for `build --verbose`. */
function slowestPages(pages: readonly RenderedPage[]): string {
  const rows = pages
    .map(({ page, ms, sources }) => ({
      route: page.route,
      compile: sources.reduce((sum, source) => sum + source.ms, 0),
      render: ms,
    }))
    .sort((a, b) => b.compile + b.render - (a.compile + a.render))
    .slice(0, SLOWEST)
  const lines = rows.map(
    ({ route, compile, render }) =>
      `${formatMs(compile).padStart(9)} ${formatMs(render).padStart(9)}  ${route}`,
  )
  return ['', 'Slowest pages', '  compile    render', ...lines].join('\n')
}

function serverFlags(
  { port, host }: Flags,
  fallback: number,
): { port: number; host: string; strictPort: boolean } {
  return { port: port ?? fallback, host: host ?? 'localhost', strictPort: port !== undefined }
}

/** The output folder, relative to the current one. */
function outputFolderOf({ siteDir, outDir }: Config): string {
  return relative(process.cwd(), resolve(siteDir, outDir)) || '.'
}

function terminalReport(): Report {
  return createReport({
    terminal: process.stdout.isTTY === true,
    cwd: process.cwd(),
    write: (text) => process.stdout.write(text),
  })
}

/** Prints the errors of a command, and ends the process. */
function fail(error: unknown): never {
  const problems = problemsIn(error)
  const format = { cwd: process.cwd(), color: process.stderr.isTTY === true }
  // Every file and thread that was refused has the same error.
  const texts = new Set(problems.map((problem) => formatError(diskProblem(problem), format)))
  for (const text of texts) process.stderr.write(`\n${text}\n`)
  if (error instanceof AggregateError) process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
}

// The only places that end the process. Commands throw, and so do libraries in events that nobody waits for, such as
// when the process may not open another file.
process.on('uncaughtException', fail)
await main(process.argv.slice(2)).catch(fail)
