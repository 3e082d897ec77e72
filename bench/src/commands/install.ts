import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npm, peersDir } from '../install/peer.ts'
import { logFile, type Session } from './session.ts'
import type { Generator } from '../generators/generator.ts'
import type { Result } from './result.ts'

/** One installation. */
export interface Installation {
  /** Total size of all files. */
  bytes: number
  packages: number
  /** With all packages in npm's cache, in an empty folder without a lock file. */
  seconds: number
}

export interface InstallResult extends Result {
  own: boolean
  values: Installation[]
}

const docentDir = fileURLToPath(new URL('../../../packages/docent/', import.meta.url))

/** Installs each generator by turns. The first round fills npm's cache and isn't measured. */
export async function compareInstallations(session: Session): Promise<InstallResult[]> {
  const { generators, options, progress } = session
  const results = generators.map(({ id, label, peer }): InstallResult => {
    return { id, label, own: !peer, values: [], failures: [] }
  })
  for (let round = 0; round <= options.runs; round += 1)
    for (const [at, generator] of generators.entries()) {
      const { values = [], failures = [] } = results[at] ?? {}
      if (failures.length > 0) continue
      const what = round === 0 ? 'fill the cache' : `installation ${round} of ${options.runs}`
      try {
        if (round === 0) await writePackage(session, generator)
        const value = await progress.step(generator.id, what, () => install(session, generator))
        if (round > 0) values.push(value)
      } catch (error) {
        failures.push({ step: what, message: (error as Error).message })
      }
    }
  return results
}

const folderOf = ({ cacheDir }: Session, { id }: Generator) => join(cacheDir, 'install', id)

/** Writes a package that depends on the generator only. docent is packed from this checkout. */
async function writePackage(session: Session, generator: Generator): Promise<void> {
  const dir = folderOf(session, generator)
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  const dependencies = generator.peer
    ? dependenciesOf(await readFile(join(peersDir, generator.id, 'package.json'), 'utf8'))
    : { docent: `file:${await packDocent(dir)}` }
  const source = { name: `bench-install-${generator.id}`, private: true, dependencies }
  await writeFile(join(dir, 'package.json'), JSON.stringify(source, null, 2))
}

const dependenciesOf = (source: string): unknown =>
  (JSON.parse(source) as { dependencies: unknown }).dependencies

/** @returns name of the archive in the folder */
async function packDocent(dir: string): Promise<string> {
  await npm(['pack', '--pack-destination', dir], docentDir, logFile('docent', 'pack'))
  const archive = (await readdir(dir)).find((name) => name.endsWith('.tgz'))
  if (archive === undefined) throw new Error('npm pack wrote no archive.')
  return archive
}

async function install(session: Session, generator: Generator): Promise<Installation> {
  const dir = folderOf(session, generator)
  const modules = join(dir, 'node_modules')
  await rm(modules, { recursive: true, force: true })
  await rm(join(dir, 'package-lock.json'), { force: true })
  const args = ['install', '--ignore-scripts', '--prefer-offline']
  const seconds = await npm(args, dir, logFile(generator.id, 'installation'))
  return { seconds, bytes: await sizeOf(modules), packages: await countPackages(modules) }
}

async function countPackages(modules: string): Promise<number> {
  const source = await readFile(join(modules, '.package-lock.json'), 'utf8')
  return Object.keys((JSON.parse(source) as { packages: object }).packages).length
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await lstat(join(entry.parentPath, entry.name))).size
  return bytes
}
