import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { npm } from './peer.ts'

/** The version of Node.js that is installed if a generator needs a newer one than the benchmark's. */
const PINNED = '24.21.0'

/**
 * The Node.js that builds everything in a run: the current one, or the pinned one if one of the generators needs it.
 * Astro 7 and Lighthouse 13 don't run on Node 20.
 *
 * @param minimums required versions
 * @returns path of the executable
 */
export async function benchNode(
  minimums: (string | undefined)[],
  cacheDir: string,
  logFile: string,
): Promise<string> {
  if (minimums.every((minimum) => !minimum || isAtLeast(process.versions.node, minimum))) {
    return process.execPath
  }
  const dir = join(cacheDir, 'node')
  const windows = process.platform === 'win32'
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const file = join(dir, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (!existsSync(file)) {
    await mkdir(dir, { recursive: true })
    await npm(['install', '--prefix', dir, `${name}@${PINNED}`], dir, logFile)
  }
  return file
}

export function isAtLeast(version: string, minimum: string) {
  const [a, b] = [version, minimum].map((text) => text.split('.').map(Number))
  for (let at = 0; at < 3; at += 1) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}
