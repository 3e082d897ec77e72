import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { SLOWDOWN } from './browser/navigation.ts'
import { LINE, PACE_MS, SLOWDOWN as KEY_SLOWDOWN } from './browser/search.ts'
import { readArgs, UsageError, type Options } from './cli/args.ts'
import { helpText } from './cli/help.ts'
import { createProgress } from './cli/progress.ts'
import { compareBuilds } from './commands/build.ts'
import { comparePreviews } from './commands/dev.ts'
import { compareInstallations } from './commands/install.ts'
import { compareLighthouse, LIGHTHOUSE_NODE } from './commands/lighthouse.ts'
import { compareMoved } from './commands/migrate.ts'
import { movedSite } from './commands/moved-site.ts'
import { moveSites } from './commands/moves.ts'
import { compareNavigations } from './commands/navigate.ts'
import { compareSizes } from './commands/size.ts'
import { measureSearch } from './commands/search.ts'
import { startSession, type Session } from './commands/session.ts'
import { GENERATORS } from './generators/index.ts'
import { cacheDir } from './install/cache.ts'
import { takeCache } from './install/lock.ts'
import { installReport, previewReport } from './report/author-reports.ts'
import { lighthouseReport, navigationReport, searchReport } from './report/browser-reports.ts'
import { buildReport } from './report/build-report.ts'
import { movedReport } from './report/moved-report.ts'
import { movesReport } from './report/moves-report.ts'
import { environment, failureNotes, headLines, notes } from './report/notes.ts'
import { sizeReport } from './report/size-report.ts'

/** Each command takes measurements and formats its results. */
const COMMANDS = {
  build: async (session: Session) => {
    const results = await compareBuilds(session)
    return { results, report: buildReport(results, session.page.route) }
  },
  size: async (session: Session) => {
    const results = await compareSizes(session)
    return { results, report: sizeReport(results) }
  },
  dev: async (session: Session) => {
    const results = await comparePreviews(session)
    return { results, report: previewReport(results, session.page.route) }
  },
  install: async (session: Session) => {
    const results = await compareInstallations(session)
    return { results, report: installReport(results) }
  },
  lighthouse: async (session: Session) => {
    const results = await compareLighthouse(session)
    return { results, report: lighthouseReport(results, session.page.route) }
  },
  navigate: async (session: Session) => {
    const results = await compareNavigations(session)
    return { results, report: navigationReport(results, session.page.route, SLOWDOWN) }
  },
  search: async (session: Session) => {
    const results = await measureSearch(session)
    return {
      results,
      report: searchReport(results, session.page.route, LINE, {
        slowdown: KEY_SLOWDOWN,
        pace: PACE_MS,
      }),
    }
  },
}

/** Moves other people's sites, and compares Docusaurus and docent on them. */
async function reportMoved({
  sites: names,
  runs,
  patches,
  packed,
  peers,
}: Options): Promise<number> {
  takeCache(cacheDir)
  const cwd = process.env.INIT_CWD ?? '.'
  const sites = names.map((site) => movedSite(site, cwd))
  const progress = createProgress()
  const moves = await moveSites(sites, patches && resolve(cwd, patches), packed, progress)
  const all = peers ? await compareMoved(sites, runs, progress) : []
  const { date, processor, cores, node } = environment(process.versions.node)
  const results = all.flatMap((moved) => moved.results)
  const below = failureNotes(results)
  process.stdout.write(
    `\n${date}, ${processor}, ${cores} cores, Node ${node}\n\n${[movesReport(moves), movedReport(all)].join('\n\n').trimEnd()}\n${below.map((line) => `\n${line}`).join('')}\n`,
  )
  const hasFailed =
    moves.some(({ failure }) => failure !== undefined) ||
    results.some(({ failures }) => failures.length > 0)
  return hasFailed ? 1 : 0
}

/** Runs the command in the arguments and returns the exit code. */
async function main(args: string[]): Promise<number> {
  const options = readArgs(
    args,
    GENERATORS.map(({ id }) => id),
  )
  if (options.help) {
    process.stdout.write(helpText(GENERATORS, cacheDir))
    return 0
  }
  if (options.command === 'migrate') return reportMoved(options)
  const session = await startSession(
    options,
    createProgress(),
    options.command === 'lighthouse' ? [LIGHTHOUSE_NODE] : [],
  )
  const { results, report } = await COMMANDS[options.command](session)
  const version = execFileSync(session.node, ['--version'], { encoding: 'utf8' }).trim().slice(1)
  const machine = environment(version)
  const below = notes(session, results)
  process.stdout.write(`\n${headLines(session, machine)}\n\n${report}\n${below && `\n${below}\n`}`)
  if (options.json) {
    const { command, scale } = options
    const metadata = {
      command,
      ...machine,
      pages: session.content.pages.length,
      scale,
      route: session.page.route,
    }
    await writeFile(
      resolve(process.env.INIT_CWD ?? '.', options.json),
      `${JSON.stringify({ ...metadata, results }, null, 2)}\n`,
    )
  }
  return results.some(({ failures }) => failures.length > 0) ? 1 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const { message } = error as Error
  process.stderr.write(
    `${message}\n${error instanceof UsageError ? 'npm run bench -- --help lists what there is.\n' : ''}`,
  )
  process.exitCode = error instanceof UsageError ? 2 : 1
}
