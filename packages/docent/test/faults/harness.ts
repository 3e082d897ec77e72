import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BIN, docent, type Run } from '../support/docent.ts'
import type { FixtureSite } from '../support/fixtures.ts'

/** Whether the long versions of the fault tests were asked for: `npm run test:faults`. */
export const isFullRun = process.env.DOCENT_FAULTS === 'full'

/** How many cases to try, in `npm test` and in the full run. */
export function cases(quick: number, full: number): number {
  return isFullRun ? full : quick
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

/** What a build without any history writes. */
export async function cleanOutput(site: FixtureSite): Promise<Snapshot> {
  for (const folder of ['.docent', 'dist'])
    rmSync(join(site.dir, folder), { recursive: true, force: true })
  const { code, stderr } = await build(site)
  if (code !== 0) throw new Error(stderr)
  return snapshot(join(site.dir, 'dist'))
}

/** Starts a build and kills it after some milliseconds, threads included. */
export async function buildAndKill(site: FixtureSite, ms: number): Promise<void> {
  const child = spawn('node', [BIN, 'build'], { cwd: site.dir, stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await Promise.race([sleep(ms), ended])
  child.kill('SIGKILL')
  await ended
}
