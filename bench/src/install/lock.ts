import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Locks the cache for this process, because two benchmarks at once would build to the same folders and measure each
 * other.
 */
export function takeCache(cacheDir: string) {
  mkdirSync(cacheDir, { recursive: true })
  const file = join(cacheDir, '.lock')
  const holder = readPid(file)
  if (holder !== undefined && isAlive(holder)) {
    throw new Error(`Another benchmark (process ${holder}) is using ${cacheDir}.`)
  }
  writeFileSync(file, String(process.pid))
  process.on('exit', () => rmSync(file, { force: true }))
}

function readPid(file: string) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
