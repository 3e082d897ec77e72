import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files that belong to the installation and not to the site. */
const KEEP = new Set(['node_modules', 'package.json', 'package-lock.json', '.installed'])

/** Replaces the site in a generator's folder. */
export async function writeSite(dir: string, files: Map<string, string>) {
  await mkdir(dir, { recursive: true })
  for (const name of await readdir(dir)) {
    if (!KEEP.has(name)) await rm(join(dir, name), { recursive: true, force: true })
  }
  const folders = new Set([...files.keys()].map((path) => dirname(join(dir, path))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  for (const [path, source] of files) await writeFile(join(dir, path), source)
}

/** Adds a sentence to a page while the work runs. */
export async function withEdit<T>(file: string, work: () => Promise<T>): Promise<T> {
  const source = await readFile(file)
  await appendFile(file, '\n\nA sentence that was added to this page.\n')
  try {
    return await work()
  } finally {
    await writeFile(file, source)
  }
}

/** Removes the caches and the output of earlier builds. */
export async function removeAll(dir: string, paths: string[]) {
  for (const path of paths) await rm(join(dir, path), { recursive: true, force: true })
}
