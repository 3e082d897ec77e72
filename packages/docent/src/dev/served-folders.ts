import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SOURCE_DIR } from '../files/source-dir.ts'

/**
 * Folders whose files `dev` may send to a browser: the site, docent, and the packages that both of them find.
 * @param outside folders with documents outside the site
 */
export function servedFolders(siteDir: string, outside: readonly string[]): string[] {
  const packages = [...packageFolders(siteDir), ...packageFolders(SOURCE_DIR)]
  return [...new Set([siteDir, ...outside, dirname(SOURCE_DIR), ...packages])]
}

/** The `node_modules` folders that code in a folder can import from, behind their symbolic links. */
function packageFolders(dir: string): string[] {
  const folder = join(dir, 'node_modules')
  const own = existsSync(folder) ? [folder, realpathSync(folder)] : []
  const parent = dirname(dir)
  return parent === dir ? own : [...own, ...packageFolders(parent)]
}
