import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const exec = promisify(execFile)

/**
 * Whether a browser can start, because an existing file may lack libraries.
 * @param {string} path
 */
async function works(path) {
  try {
    await exec(path, ['--version', '--no-sandbox'], { timeout: 60_000 })
    return true
  } catch {
    return false
  }
}

/** Browsers of the system, for systems that the package has no build for. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds the browser for the tests: `CHROMIUM_PATH`, or the one in the npm package `@sparticuz/chromium`, so that every
 * machine and CI use the same version. On systems that the package has no build for, it's the system's.
 * @returns {Promise<string>} path of an executable that starts
 */
export async function findChromium() {
  const own = process.env.CHROMIUM_PATH
  if (own) {
    if (await works(own)) return own
    throw new Error(`CHROMIUM_PATH is "${own}", which isn't a Chromium that starts.`)
  }
  const folder = await unpack()
  const packaged = join(folder, 'chromium')
  if (await works(packaged)) return packaged
  // The package has the libraries that small systems lack.
  const before = process.env.LD_LIBRARY_PATH
  process.env.LD_LIBRARY_PATH = join(folder, 'al2023/lib')
  if (await works(packaged)) return packaged
  if (before === undefined) delete process.env.LD_LIBRARY_PATH
  else process.env.LD_LIBRARY_PATH = before
  for (const path of SYSTEM) {
    if (!existsSync(path) || !(await works(path))) continue
    console.warn(
      `@sparticuz/chromium doesn't start here, so the browser tests use ${path}. CI uses the package.`,
    )
    return path
  }
  throw new Error(
    "No Chromium was found for the browser tests: @sparticuz/chromium doesn't start here, and the system has none. " +
      'Install one, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

/**
 * Unpacks the package's browser and its libraries once for each version. The package itself unpacks to one place for all
 * versions, and would use what an interrupted run has left there.
 * @returns {Promise<string>} the folder
 */
async function unpack() {
  const main = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  const root = dirname(dirname(main))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const folder = join(tmpdir(), `sparticuz-chromium-${version}`)
  if (existsSync(folder)) return folder
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished)
  const before = process.env.TMPDIR
  process.env.TMPDIR = unfinished
  try {
    await chromium.executablePath()
    await inflate(join(root, 'bin/al2023.tar.br'))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    // Another run has unpacked it in the meantime.
    if (!existsSync(folder)) throw error
  }
  return folder
}
