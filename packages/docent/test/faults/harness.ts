import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BIN, docent, type Run } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

const { DOCENT_FAULTS, DOCENT_FAULTS_CASES, DOCENT_FAULTS_CASE, DOCENT_FAULTS_SEED } = process.env

/** Each case has a random sequence whose seed is the sum of this number and the case's number. */
export const SEED = Number(DOCENT_FAULTS_SEED ?? 20261122)

/**
 * Numbers of the cases to run. `npm run test:faults` runs more of them, and its flags can set the number or select one
 * case.
 */
export function caseNumbers(quick: number, full: number): number[] {
  if (DOCENT_FAULTS_CASE !== undefined) return [Number(DOCENT_FAULTS_CASE)]
  const count = Number(DOCENT_FAULTS_CASES ?? (DOCENT_FAULTS === 'full' ? full : quick))
  return Array.from({ length: count }, (_, number) => number)
}

/** The command that reruns one case. */
export function again(suite: string, number: number): string {
  return `npm run test:faults -- ${suite} --seed ${SEED} --case ${number}`
}

/** Prints a suite's figures in a common format. */
export function printFigures(suite: string, figures: Record<string, number>): void {
  const list = Object.entries(figures).map(
    ([name, count]) => `${count.toLocaleString('en')} ${name}`,
  )
  console.log(`faults, ${suite} (seed ${SEED}): ${list.join(', ')}`)
}

/** Whether these are the long tests, which try every case by itself. The quick ones combine independent cases. */
export const IS_FULL = DOCENT_FAULTS === 'full'

/** Cases that a quick test tries together, or each by itself in the long version. */
export function groups<Case>(together: readonly (readonly Case[])[]): Case[][] {
  return IS_FULL ? together.flat().map((one) => [one]) : together.map((group) => [...group])
}

/** Hash of every file in a folder, by path. */
export type Snapshot = Record<string, string>

export function snapshot(dir: string): Snapshot {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(
    files.map((file) => [
      file.slice(dir.length + 1),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
}

export function build(site: FixtureSite): Promise<Run> {
  return docent(['build'], site.dir)
}

/** A site that was built once. */
export interface BuiltSite extends FixtureSite {
  /** The build's output. */
  clean: Snapshot
  /** Returns the site to its state after the build, with its cache, which is much cheaper than another build. */
  restore(): void
}

/** Builds the small site. */
export async function builtSite(): Promise<BuiltSite> {
  const site = await copyFixture('basic')
  const clean = await cleanOutput(site)
  const kept = mkdtempSync(join(tmpdir(), 'docent-built-'))
  cpSync(site.dir, kept, { recursive: true, verbatimSymlinks: true })
  return {
    ...site,
    clean,
    restore() {
      rmSync(site.dir, { recursive: true })
      cpSync(kept, site.dir, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
    },
    async delete() {
      rmSync(kept, { recursive: true })
      await site.delete()
    },
  }
}

/** The output of a build without any previous build. */
export async function cleanOutput(site: FixtureSite): Promise<Snapshot> {
  for (const folder of ['.docent', 'dist'])
    rmSync(join(site.dir, folder), { recursive: true, force: true })
  const { code, stderr } = await build(site)
  if (code !== 0) throw new Error(stderr)
  return snapshot(join(site.dir, 'dist'))
}

/** Starts a build and kills it, including its threads, after the given time in milliseconds. */
export async function buildAndKill(site: FixtureSite, ms: number): Promise<void> {
  const child = spawn('node', [BIN, 'build'], { cwd: site.dir, stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await Promise.race([sleep(ms), ended])
  child.kill('SIGKILL')
  await ended
}
