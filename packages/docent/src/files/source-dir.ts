import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGE_DIR = packageDir()

/** Whether docent is installed from an archive, which has modules in JavaScript instead of the sources. */
const isInstalled = !existsSync(join(PACKAGE_DIR, 'src'))

/** Docent's own modules: the shell and the browser code are bundled from there, together with the site's. */
export const SOURCE_DIR = join(PACKAGE_DIR, isInstalled ? 'dist/lib' : 'src')

/**
 * Absolute path of one of docent's own modules.
 * @param path of the source, below `src`
 */
export function sourceFile(path: string): string {
  return join(SOURCE_DIR, isInstalled ? path.replace(/\.tsx?$/, '.js') : path)
}

/** Absolute path of a file that docent's own build wrote, for example `worker.js`. */
export function builtFile(name: string): string {
  return join(PACKAGE_DIR, 'dist', name)
}

function packageDir(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  // From dist/ in the built package, from src/<folder>/ in tests.
  return here.endsWith('dist') ? dirname(here) : dirname(dirname(here))
}
