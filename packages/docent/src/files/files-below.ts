import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  type Stats,
} from 'node:fs'
import { dirname, isBelow, join, slashed } from '../shared/node/paths.ts'
import { errors } from '../errors/index.ts'
import { CACHE_FOLDER } from './paths.ts'
import { diskProblem } from '../errors/disk-problem.ts'

/** Emacs marks a file that is being edited with a link that leads nowhere. */
const EDITOR_LINK = '.#'

/**
 * Paths of all files in an author's folder, sorted, with forward slashes. Empty if the folder doesn't exist. Symbolic
 * links are followed: a linked file or folder counts like a copy of it, except for a link to one of the folders around
 * it, whose files are all listed already.
 * @param skip names of files and folders to leave out. Default: none
 * @throws DocentError for a link that leads nowhere, above the folder, or into a cache, and for a folder that can't be
 *   read
 */
export function filesBelow(dir: string, skip: (name: string) => boolean = () => false): string[] {
  const paths: string[] = []
  const visit = (folder: string, below: string, parents: readonly string[]): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const { name } = entry
      if (skip(name) || name.startsWith(EDITOR_LINK)) continue
      const path = join(folder, name)
      const isLink = entry.isSymbolicLink()
      const target = isLink ? statOf(path) : entry
      const real = isLink ? slashed(realpathSync.native(path)) : join(parents.at(-1) ?? '', name)
      if (isLink && isInCache(real) && !isInCache(parents[0] ?? ''))
        throw errors.symbolicLinkToCache({ path, target: real })
      if (target?.isFile()) paths.push(below + name)
      if (!target?.isDirectory()) continue
      // Without its separator, `/` contains every path.
      if (isBelow(parents[0] ?? '', real.replace(/\/$/, '')))
        throw errors.symbolicLinkAbove({ path, target: real })
      if (!parents.includes(real)) visit(path, `${below}${name}/`, [...parents, real])
    }
  }
  try {
    if (isPresent(dir)) visit(dir, '', [slashed(realpathSync.native(dir))])
  } catch (error) {
    throw diskProblem(error)
  }
  return paths.sort()
}

const isInCache = (path: string): boolean => path.split('/').includes(CACHE_FOLDER)

/** Whether a path that an author wrote is a file's. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    // This includes names that are too long for the file system.
    return false
  }
}

/**
 * Whether an author's file or folder exists.
 * @throws DocentError for a link that leads nowhere, because its author expects that it's used
 */
export function isPresent(path: string): boolean {
  return statOf(path) !== undefined
}

function statOf(path: string): Stats | undefined {
  let problem: unknown
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats) return stats
  } catch (error) {
    problem = error
  }
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    throw errors.brokenSymbolicLink({ path, target: readlinkSync(path) })
  if (problem !== undefined && !isNowhere(problem)) throw diskProblem(problem)
  return undefined
}

/** The errors of a path that leads through a file, and of a name that's too long to exist. */
function isNowhere(error: unknown): boolean {
  return ['ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** An entry of a folder that docent writes. */
export interface FolderEntry {
  /** Relative to the folder, with forward slashes. */
  path: string
  kind: 'file' | 'folder' | 'link'
}

/** All entries of a folder that docent writes. Links are listed, but never followed. Empty if there's no folder. */
export function entriesBelow(dir: string): FolderEntry[] {
  const entries: FolderEntry[] = []
  const visit = (folder: string, below: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = below + entry.name
      const kind = entry.isSymbolicLink() ? 'link' : entry.isDirectory() ? 'folder' : 'file'
      entries.push({ path, kind })
      if (kind === 'folder') visit(join(folder, entry.name), `${path}/`)
    }
  }
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) visit(dir, '')
  return entries
}

/**
 * Removes the links in a folder that docent writes, but not what they lead to. docent creates no links, and through one
 * it would write or delete files elsewhere.
 */
export function removeLinks(dir: string): void {
  for (const { path, kind } of entriesBelow(dir)) {
    // Given a link, `rmSync` removes the link itself, including a Windows junction.
    if (kind === 'link') rmSync(join(dir, path), { recursive: true, force: true })
  }
}

/** Creates a folder that docent writes, and those above it. */
export function makeFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true })
  } catch (error) {
    // On a read-only disk, Node's recursive mode says that there is no such folder. A single step gives the reason.
    const above = dirname(dir)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === dir) throw error
    makeFolder(above)
    mkdirSync(dir)
  }
}
