import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, isBelow, join, relative } from '../shared/node/paths.ts'
import { contentHash } from '../shared/node/hash.ts'
import type { FileInput } from '../shared/records/page.ts'
import { areCurrent, fileInput } from './file-input.ts'
import { SOURCE_DIR } from './source-dir.ts'

/** Everything on the disk that a bundler's result was made from. */
export interface InputRecord {
  /** Files, and files that would have changed the result but didn't exist. */
  files: FileInput[]
  folders: FolderInput[]
}

/** A folder whose list of files a result depends on. */
interface FolderInput {
  folder: string
  /** Whether all files below the folder count, as for `import.meta.glob`, or only the modules in it. */
  isDeep: boolean
  /** Folder whose files don't count, because the build writes them. */
  without: string
  /** Hash of the names. */
  hash: string
}

/** The files and folders that a bundler has read. */
export interface FoundInputs {
  /** Absolute paths. */
  files: Iterable<string>
  /** Absolute paths of the folders of patterns such as `import.meta.glob('../data/*.yaml')`. */
  searched?: Iterable<string>
}

/**
 * Records what a result was made from. In addition to the files, these are the names of the modules next to them,
 * because a new file can take another one's place, and the files that change how modules are resolved and compiled.
 * @param outDir output folder, which is never an input
 */
export function recordInputs(foundInputs: FoundInputs, outDir: string): InputRecord {
  const files = new Set(foundInputs.files)
  const siteFiles = [...files].filter((file) => !isInstalled(file) && !isBelow(file, SOURCE_DIR))
  const folders = new Set(siteFiles.map((file) => dirname(file)))
  const above = new Set<string>()
  for (let folder of folders) for (; !above.has(folder); folder = dirname(folder)) above.add(folder)
  for (const folder of above) for (const name of SETTINGS) files.add(join(folder, name))
  for (const file of files) if (isInstalled(file)) files.add(packageManifest(file))
  // An `index` file is found by the name of its folder, which is in the folder above.
  const listed = new Set([...folders, ...[...folders].map((folder) => dirname(folder))])
  const list = (folder: string, isDeep: boolean): FolderInput => {
    const input = { folder, isDeep, without: outDir }
    return { ...input, hash: hashNames(input) }
  }
  return {
    files: [...files].sort().map(fileInput),
    folders: [
      ...[...listed].sort().map((folder) => list(folder, false)),
      ...[...(foundInputs.searched ?? [])].sort().map((folder) => list(folder, true)),
    ],
  }
}

/** Whether a result would be made from the same files again. */
export function isCurrentRecord({ files, folders }: InputRecord): boolean {
  return areCurrent(files) && folders.every((input) => hashNames(input) === input.hash)
}

/**
 * The first file that has changed since a moment, or is gone. A result may have been made from its previous content, so
 * it must not be kept under the hash of its current one.
 * @param since time in milliseconds
 */
export function changedSince(files: Iterable<string>, since: number): string | undefined {
  return [...files].find((file) => {
    const stats = statSync(file, { throwIfNoEntry: false })
    // A program can set the time of the last change to an earlier one, but not the time of the inode's change.
    return stats === undefined || Math.max(stats.ctimeMs, stats.mtimeMs) >= since - CLOCK_STEP_MS
  })
}

/** File systems round times down to the kernel's clock tick. */
const CLOCK_STEP_MS = 10
const SETTINGS = ['package.json', 'tsconfig.json']
const MODULE = /\.(?:[cm]?[jt]sx?|json)$/

/** Whether a package manager has installed the file. */
export function isInstalled(file: string): boolean {
  return file.includes('/node_modules/')
}

function packageManifest(file: string): string {
  let folder = dirname(file)
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return join(folder, 'package.json')
}

function hashNames({ folder, isDeep, without }: Omit<FolderInput, 'hash'>): string {
  const names = isDeep ? namesBelow(folder, without) : namesIn(folder)
  return contentHash(names.sort().join('\n'))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => MODULE.test(name))
  } catch {
    return []
  }
}

/** The files that a pattern can match: none in hidden folders, in installed packages, and in the output. */
function namesBelow(folder: string, without: string, root = folder): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name === 'node_modules' || entry.name.startsWith('.') || path === without) return []
    const isFolder = entry.isSymbolicLink()
      ? statSync(path, { throwIfNoEntry: false })?.isDirectory()
      : entry.isDirectory()
    // A link can lead to a folder above it.
    if (isFolder) return entry.isSymbolicLink() ? [entry.name] : namesBelow(path, without, root)
    return [relative(root, path)]
  })
}
