import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runLogged } from '../measure/run.ts'

/** Folder with the generators' packages and their lock files. */
export const peersDir = fileURLToPath(new URL('../../peers/', import.meta.url))

/** Installs the locked packages of `peers/<name>` into a folder of the cache, unless they're already installed. */
export async function installPeer(name: string, dir: string, logFile: string) {
  const lock = await readFile(join(peersDir, name, 'package-lock.json'))
  const stamp = createHash('sha256').update(lock).digest('hex')
  const stampFile = join(dir, '.installed')
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) {
    await copyFile(join(peersDir, name, file), join(dir, file))
  }
  // `npm ci` would refuse a lock file that lacks another platform's optional package.
  await npm(['install', '--ignore-scripts'], dir, logFile)
  await writeFile(stampFile, stamp)
}

/** Runs npm in a folder of the cache. Resolves with the duration in seconds. */
export async function npm(args: string[], cwd: string, logFile: string): Promise<number> {
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Without the variables that `npm run` sets for this repository, which npm must not use in another folder.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([key]) =>
        !/^npm_(?:config|package|lifecycle)_/i.test(key) || /registry|cafile|proxy/i.test(key),
    ),
  )
  return runLogged({
    command,
    args: [...args, '--no-audit', '--no-fund', '--no-update-notifier'],
    cwd,
    env,
    logFile,
  })
}
