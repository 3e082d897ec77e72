import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of docent's own sources: the shell and the browser code are bundled from there, with the site's. */
export const SOURCE_DIR = join(packageDir(), 'src')

function packageDir(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  // From dist/ in the built package, from src/<folder>/ in tests.
  return here.endsWith('dist') ? dirname(here) : dirname(dirname(here))
}
