// What the builds of docent and of its plugins share: whether one is current, and writing it.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'

/** Prefix of the folders that builds are written to. */
const OWN = '.build-'
/** Folders with what only the packed archive has. */
const PACKED = ['lib', 'types']
/** How long the files of builds before the last one stay, in milliseconds. */
const KEPT = 60 * 60 * 1000

/**
 * Time of the last change in a folder, in milliseconds.
 * @param {string} folder
 * @returns {number}
 */
function newest(folder) {
  let time = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs)
  }
  return time
}

/**
 * Whether a package's build is there and newer than its sources.
 * @param {string} root of the package
 * @param {string} last file that a build writes
 * @param {string[]} bundled other packages whose sources are part of the build
 */
export function isBuilt(root, last, bundled = []) {
  const marker = join(root, 'dist', last)
  if (!existsSync(marker)) return false
  const times = [root, ...bundled].flatMap((from) => [
    newest(join(from, 'src')),
    // Bundles contain the version.
    statSync(join(from, 'package.json')).mtimeMs,
  ])
  return statSync(marker).mtimeMs > Math.max(...times)
}

/**
 * Removes the files in `dist` that the last build didn't write.
 * @param {string} root of the package
 * @param {string} last file that a build writes
 * @param {number} [kept] how long such files stay after they were written, in milliseconds
 */
export function removeOld(root, last, kept = 0) {
  const dist = join(root, 'dist')
  const marker = join(dist, last)
  const limit = Math.min(existsSync(marker) ? statSync(marker).mtimeMs : 0, Date.now() - kept)
  for (const name of readdirSync(dist)) {
    if (PACKED.includes(name) || name.startsWith(OWN)) continue
    const path = join(dist, name)
    if (statSync(path).mtimeMs < limit) rmSync(path, { recursive: true, force: true })
  }
}

/**
 * Writes a bundle to a separate folder first, so that commands that start at the same time never read a half-written file.
 * Running commands import a part of the bundle when they first need it, so the files of the build before stay.
 * @param {() => Promise<import('rolldown').RolldownBuild>} open starts the build
 * @param {string} root of the package
 * @param {string} last file, which shows that the build is current
 */
export async function writeBundle(open, root, last) {
  const dist = join(root, 'dist')
  mkdirSync(dist, { recursive: true })
  const own = mkdtempSync(join(dist, OWN))
  // From the clock of the file system, which can be some milliseconds behind. A date would be rounded up, so a source
  // that is saved right away would be older.
  const started = Math.floor(statSync(own).mtimeMs) / 1000
  /** @type {import('rolldown').RolldownBuild | undefined} */
  let bundle
  try {
    bundle = await open()
    const { output } = await bundle.write({
      dir: own,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunk-[hash].js',
      sourcemap: false,
    })
    // What a file imports comes before it.
    /** @param {string} name */
    const rank = (name) => (name === last ? 2 : name.startsWith('chunk-') ? 0 : 1)
    const written = output.map(({ fileName }) => fileName).sort((a, b) => rank(a) - rank(b))
    // A source that was saved during the build is newer.
    utimesSync(join(own, last), started, started)
    removeOld(root, last, KEPT)
    for (const name of written) renameSync(join(own, name), join(dist, name))
  } finally {
    await bundle?.close()
    rmSync(own, { recursive: true, force: true })
  }
}
