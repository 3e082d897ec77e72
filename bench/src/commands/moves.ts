import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pluginFolders } from '../../../scripts/build-plugins.mjs'
import type { Progress } from '../cli/progress.ts'
import { cacheDir } from '../install/cache.ts'
import { RunError, runLogged } from '../measure/run.ts'
import type { MovedSite } from './moved-site.ts'
import { logFile } from './session.ts'

/** How far a site gets with `docent migrate`, `npm install`, and `docent build`. */
export interface Move {
  site: MovedSite
  /** Pages of the build that succeeded; undefined if none did. */
  pages?: number
  /** Number of builds until one succeeded. */
  builds: number
  /** Lines that the patches before the last build change. */
  lines: number
  /** Warnings of the last build. */
  warnings: number
  /** Duration of the last build. */
  seconds: number
  /** Why the site didn't get through. */
  failure?: string
}

const docentDir = fileURLToPath(new URL('../../../packages/docent', import.meta.url))
const movesDir = join(cacheDir, 'moves')
const archives = join(movesDir, 'packages')
const tool = join(movesDir, 'tool')

/**
 * Moves each site as its authors would: with docent's packed packages, outside of the repository. When a build fails,
 * the next of the site's patches is applied, so that manual edits can be counted.
 * @param patches folder with `<name>-1.patch`, `<name>-2.patch`, and so on
 * @param isPacked whether the packages of the last run are used, if there was one
 */
export async function moveSites(
  sites: readonly MovedSite[],
  patches: string | undefined,
  isPacked: boolean,
  progress: Progress,
): Promise<Move[]> {
  if (!isPacked || !existsSync(join(tool, 'node_modules')))
    await progress.step('docent', 'pack and install', installTool)
  const moves: Move[] = []
  for (const site of sites) {
    const move: Move = { site, builds: 0, lines: 0, warnings: 0, seconds: 0 }
    moves.push(move)
    try {
      await moveOne(move, await patchesOf(site, patches), progress)
    } catch (error) {
      move.failure = (error as Error).message
    }
  }
  return moves
}

async function installTool(): Promise<void> {
  await rm(movesDir, { recursive: true, force: true })
  await mkdir(archives, { recursive: true })
  await mkdir(tool)
  for (const folder of [docentDir, ...pluginFolders()])
    await npm(['pack', '--pack-destination', archives], folder, logFile(basename(folder), 'pack'))
  const dependencies = await packed(['docent', '@docent/docusaurus'], tool)
  await writeFile(join(tool, 'package.json'), JSON.stringify({ private: true, dependencies }))
  await npm(['install', ...QUIET], tool, logFile('moves', 'install'))
}

// The log is read when an installation fails, even if the benchmark itself was started with `npm run --silent`.
const QUIET = ['--loglevel=warn', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']

/** The archives of docent's packages as dependencies of the package in a folder. */
async function packed(names: readonly string[], from: string): Promise<Record<string, string>> {
  const files = await readdir(archives)
  const entries = names.map((name) => {
    const start = `${name.replace('@', '').replace('/', '-')}-`
    const file = files.find(
      (path) => path.startsWith(start) && /^\d/.test(path.slice(start.length)),
    )
    if (file === undefined) throw new Error(`npm pack wrote no archive of ${name}.`)
    return [name, `file:${relative(from, join(archives, file))}`]
  })
  return Object.fromEntries(entries) as Record<string, string>
}

async function patchesOf({ name }: MovedSite, folder: string | undefined): Promise<string[]> {
  if (folder === undefined) return []
  const files = (await readdir(folder)).filter((file) => file.startsWith(`${name}-`))
  return files.sort().map((file) => join(folder, file))
}

async function moveOne(move: Move, patches: readonly string[], progress: Progress): Promise<void> {
  const { site } = move
  // Options and packages lead to folders next to the site, so the new one is there, too.
  const dir = `${site.folder}-moved`
  await rm(dir, { recursive: true, force: true })
  const bin = join(tool, 'node_modules/docent/bin/docent.mjs')
  await progress.step(site.name, 'migrate', () =>
    node([bin, 'migrate', site.folder, '--out', dir], site.folder, logFile(site.name, 'migrate')),
  )
  await progress.step(site.name, 'install', () => installSite(dir, site.name))
  for (const patch of [undefined, ...patches]) {
    if (patch !== undefined) {
      await runLogged({
        command: 'git',
        args: ['apply', '--unsafe-paths', `--directory=${dir}`, patch],
        cwd: dir,
        logFile: logFile(site.name, 'patch'),
      })
      move.lines += changedLines(await readFile(patch, 'utf8'))
    }
    move.builds += 1
    if (await builds(move, dir, progress)) return
  }
}

/** Installs the packages of the new site, with docent's from this checkout. */
async function installSite(dir: string, name: string): Promise<void> {
  const file = join(dir, 'package.json')
  const source = JSON.parse(await readFile(file, 'utf8')) as {
    dependencies: Record<string, string>
  }
  const own = Object.keys(source.dependencies).filter((key) => /^(?:docent$|@docent\/)/.test(key))
  Object.assign(source.dependencies, await packed(own, dir))
  await writeFile(file, JSON.stringify(source, null, 2))
  await npm(['install', ...QUIET], dir, logFile(name, 'install'))
}

/** @returns whether the build succeeded */
async function builds(move: Move, dir: string, progress: Progress): Promise<boolean> {
  const step = `build-${move.builds}`
  const log = logFile(move.site.name, step)
  try {
    move.seconds = await progress.step(move.site.name, step, () =>
      node([join(dir, 'node_modules/docent/bin/docent.mjs'), 'build'], dir, log),
    )
  } catch (error) {
    if (!(error instanceof RunError)) throw error
    move.failure = error.message
    return false
  }
  delete move.failure
  Object.assign(move, outcomeOf(await readFile(log, 'utf8')))
  return true
}

/** Pages and warnings in the output of `docent build`. */
export function outcomeOf(output: string): { pages: number; warnings: number } {
  const pages = /^(\d+) pages? in /m.exec(output)?.[1]
  if (pages === undefined) throw new Error('docent build printed no number of pages.')
  return { pages: Number(pages), warnings: output.match(/^\[[a-z][a-z-]+\] /gm)?.length ?? 0 }
}

/** Lines that a patch adds, removes, or replaces: a replaced line counts once. */
export function changedLines(patch: string): number {
  const hunks = patch.split(/^@@.*$/m).slice(1)
  const count = (hunk: string, sign: string): number =>
    hunk.split('\n').filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)))
      .length
  return hunks.reduce((sum, hunk) => sum + Math.max(count(hunk, '+'), count(hunk, '-')), 0)
}

const npm = (args: string[], cwd: string, log: string): Promise<number> =>
  runLogged({ command: 'npm', args, cwd, logFile: log })

const node = (args: string[], cwd: string, log: string): Promise<number> =>
  runLogged({ command: process.execPath, args, cwd, logFile: log })
