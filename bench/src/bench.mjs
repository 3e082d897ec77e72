import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { SLOWDOWN } from './browser/navigation.mjs'
import { LINE, PACE_MS, SLOWDOWN as KEY_SLOWDOWN } from './browser/search.mjs'
import { readArgs, UsageError } from './cli/args.mjs'
import { helpText } from './cli/help.mjs'
import { createProgress } from './cli/progress.mjs'
import { compareBuilds } from './commands/build.mjs'
import { compareLighthouse, LIGHTHOUSE_NODE } from './commands/lighthouse.mjs'
import { compareNavigations } from './commands/navigate.mjs'
import { measureSearch } from './commands/search.mjs'
import { startSession } from './commands/session.mjs'
import { GENERATORS } from './generators/index.mjs'
import { cacheDir } from './install/cache.mjs'
import { lighthouseReport, navigationReport, searchReport } from './report/browser-reports.mjs'
import { buildReport } from './report/build-report.mjs'
import { environment, headLines, notes } from './report/notes.mjs'

/** @typedef {import('./commands/session.mjs').Session} Session */

/** Each command measures and says how its results are printed. */
const COMMANDS = {
  /** @param {Session} session */
  build: async (session) => {
    const results = await compareBuilds(session)
    return { results, report: buildReport(results, session.route) }
  },
  /** @param {Session} session */
  lighthouse: async (session) => {
    const results = await compareLighthouse(session)
    return { results, report: lighthouseReport(results, session.route) }
  },
  /** @param {Session} session */
  navigate: async (session) => {
    const results = await compareNavigations(session)
    return { results, report: navigationReport(results, session.route, SLOWDOWN) }
  },
  /** @param {Session} session */
  search: async (session) => {
    const results = await measureSearch(session)
    return {
      results,
      report: searchReport(results, session.route, LINE, { slowdown: KEY_SLOWDOWN, pace: PACE_MS }),
    }
  },
}

/** @param {string[]} args @returns {Promise<number>} exit code */
async function main(args) {
  const options = readArgs(
    args,
    GENERATORS.map(({ id }) => id),
  )
  if (options.help) {
    process.stdout.write(helpText(GENERATORS, cacheDir))
    return 0
  }
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
    const facts = {
      command,
      ...machine,
      pages: session.content.pages.length,
      scale,
      route: session.route,
    }
    await writeFile(
      resolve(process.env.INIT_CWD ?? '.', options.json),
      `${JSON.stringify({ ...facts, results }, null, 2)}\n`,
    )
  }
  return results.some(({ failures }) => failures.length > 0) ? 1 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const { message } = /** @type {Error} */ (error)
  process.stderr.write(
    `${message}\n${error instanceof UsageError ? 'npm run bench -- --help lists what there is.\n' : ''}`,
  )
  process.exitCode = error instanceof UsageError ? 2 : 1
}
