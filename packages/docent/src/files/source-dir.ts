import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { errors } from '../errors/index.ts'
import { dirname, join } from '../shared/node/paths.ts'

const PACKAGE_DIR = packageDir()

/** Whether docent is installed as a package, which contains JavaScript modules instead of the sources. */
const isInstalled = !existsSync(join(PACKAGE_DIR, 'src'))

/** docent's own modules. The shell and the browser code are bundled from here, together with the site's. */
export const SOURCE_DIR = join(PACKAGE_DIR, isInstalled ? 'dist/lib' : 'src')

/**
 * Absolute path of one of docent's own modules.
 * @param path of the source, relative to `src`
 */
export function sourceFile(path: string): string {
  return join(SOURCE_DIR, isInstalled ? path.replace(/\.tsx?$/, '.js') : path)
}

/** Absolute path of a file that docent's own build wrote, for example `worker.js`. */
export function builtFile(name: string): string {
  return join(PACKAGE_DIR, 'dist', name)
}

const startedBuild = currentBuild()

/** The modules that start the command and its threads. They import the others by the hashes of their content. */
function currentBuild(): string {
  return ['cli.js', 'worker.js']
    .map((name) => builtFile(name))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join()
}

/**
 * Threads would run the new code, and the results of both would have the same keys in the cache.
 * @throws DocentError if another build of docent was installed after this process started
 */
export function assertSameBuild(): void {
  if (currentBuild() !== startedBuild) throw errors.docentReplaced({})
}

function packageDir(): string {
  // This module is in `dist` in the built package, and below `src` in tests.
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}
