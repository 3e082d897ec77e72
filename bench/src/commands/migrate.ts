import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withBrowser } from '../browser/chromium.ts'
import { loadPage } from '../browser/page-load.ts'
import type { Progress } from '../cli/progress.ts'
import { QUIET_ENV } from '../generators/generator.ts'
import { removeAll } from '../install/site-folder.ts'
import { runLogged } from '../measure/run.ts'
import { measure } from '../measure/usage.ts'
import type { BuildResult } from './build.ts'
import { CONFIG_NAMES, fasterConfig, type MovedSite } from './moved-site.ts'
import { logFile } from './session.ts'

const docentBin = fileURLToPath(new URL('../../../packages/docent/bin/docent.mjs', import.meta.url))

/** Docusaurus, or docent, with one site. */
interface Builder {
  id: string
  label: string
  /** Whether it's docent, which Docusaurus is compared with. */
  own: boolean
  dir: string
  /** Arguments for Node.js. */
  command: string[]
  output: string
  caches: string[]
}

export interface MovedResults {
  site: MovedSite
  results: BuildResult[]
}

/**
 * Builds Docusaurus sites with Docusaurus and, after `docent migrate`, with docent. A failure doesn't stop the others.
 * @param runs number of measurements
 */
export async function compareMoved(
  sites: readonly MovedSite[],
  runs: number,
  progress: Progress,
): Promise<MovedResults[]> {
  const all: MovedResults[] = []
  for (const site of sites) {
    const results: BuildResult[] = []
    for (const prepare of [docusaurusOf, docentOf]) {
      const config = prepare === docusaurusOf ? await writeFasterConfig(site) : undefined
      try {
        results.push(await measureOne(await prepare(site, progress), site.route, runs, progress))
      } finally {
        if (config !== undefined) await rm(config, { force: true })
      }
    }
    all.push({ site, results })
  }
  return all
}

/** Docusaurus uses its fastest configuration only if the site's own configuration turns it on. */
async function writeFasterConfig({ folder }: MovedSite): Promise<string> {
  const name = CONFIG_NAMES.find((file) => existsSync(join(folder, file)))
  if (name === undefined) throw new Error(`There is no Docusaurus configuration in ${folder}.`)
  const file = join(folder, BENCH_CONFIG)
  await writeFile(file, fasterConfig(name))
  return file
}

const BENCH_CONFIG = 'docusaurus.bench.config.ts'
/** Installed with the site, not with the benchmark. */
const DOCUSAURUS = '@docusaurus/core/bin/docusaurus.mjs'

async function docusaurusOf({ name, folder }: MovedSite): Promise<Builder> {
  const bin = createRequire(join(folder, 'package.json')).resolve(DOCUSAURUS)
  return {
    id: `${name}-docusaurus`,
    label: 'Docusaurus (faster)',
    own: false,
    dir: folder,
    command: [bin, 'build', '--config', BENCH_CONFIG],
    output: 'build',
    caches: ['.docusaurus', 'build', 'node_modules/.cache'],
  }
}

/** If the new site already exists, it's built as it is, with its author's changes. */
async function docentOf({ name, folder }: MovedSite, progress: Progress): Promise<Builder> {
  const dir = `${folder}-docent`
  const id = `${name}-docent`
  const run = (...args: string[]): Promise<number> =>
    runLogged({
      command: process.execPath,
      args: [docentBin, ...args],
      cwd: folder,
      logFile: logFile(id, 'migrate'),
    })
  if (!existsSync(dir)) await progress.step(id, 'migrate', () => run('migrate', folder))
  // docent builds itself before the measurement.
  else await run('--version')
  return {
    id,
    label: 'docent',
    own: true,
    dir,
    command: [docentBin, 'build', '--site', '.'],
    output: 'dist',
    caches: ['.docent', 'dist'],
  }
}

async function measureOne(
  { id, label, own, dir, command, output, caches }: Builder,
  route: string,
  runs: number,
  progress: Progress,
): Promise<BuildResult> {
  const result: BuildResult = { id, label, own, samples: [], failures: [] }
  let step = 'cold build'
  const build = (kind: string) =>
    progress.step(id, kind, () =>
      measure({
        command: process.execPath,
        args: command,
        cwd: dir,
        env: { ...process.env, ...QUIET_ENV },
        logFile: logFile(id, kind.replace(' ', '-')),
      }),
    )
  try {
    for (let run = 0; run < runs; run += 1) {
      step = 'cold build'
      await removeAll(dir, caches)
      result.samples.push({ id, kind: 'cold', turn: run, usage: await build(step) })
      step = 'rebuild'
      result.samples.push({ id, kind: 'rebuild', turn: run, usage: await build(step) })
    }
    step = `load ${route}`
    result.page = await progress.step(id, step, () =>
      withBrowser((browser) => loadPage(browser, join(dir, output), route)),
    )
  } catch (error) {
    result.failures.push({ step, message: (error as Error).message })
  }
  return result
}
