import { existsSync } from 'node:fs'
import { glob } from 'tinyglobby'

/** Paths of all files in a folder, including hidden ones. Empty if the folder doesn't exist. */
export async function filesBelow(dir: string): Promise<string[]> {
  return existsSync(dir) ? glob('**/*', { cwd: dir, dot: true, onlyFiles: true }) : []
}
