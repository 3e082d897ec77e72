import { existsSync } from 'node:fs'
import { glob } from 'tinyglobby'

/** Paths of all files in a folder, hidden ones included; none when there is no such folder. */
export async function filesBelow(dir: string): Promise<string[]> {
  return existsSync(dir) ? glob('**/*', { cwd: dir, dot: true, onlyFiles: true }) : []
}
