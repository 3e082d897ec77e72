import type { CategoryFile, SourceDoc } from '../model/content.ts'
import { errors } from '../errors/index.ts'
import { prefixPosition, withoutPrefixes } from './number-prefix.ts'

/** The folders of a set. */
export interface Folders {
  docs: readonly SourceDoc[]
  /** Category files by folder below the docs folder, see `readCategories`. */
  categories: ReadonlyMap<string, CategoryFile>
}

/** A document or folder that a generated sidebar lists. */
export interface FolderEntry {
  /** Name of the file or folder, as it is on the disk. */
  name: string
  position?: number
  /** Whether it's the page of the folder that is listed. */
  isIndex: boolean
  /** The folder, or the one that contains the document. */
  folder: string
  doc?: SourceDoc
}

/**
 * Direct children of a folder, sorted: the folder's page first unless it has a position, then those with a position, then
 * by name.
 */
export function folderEntries(source: Folders, root: string): FolderEntry[] {
  const depth = root === '' ? 0 : root.split('/').length
  const entries: FolderEntry[] = []
  const folders = new Set<string>()
  for (const doc of source.docs) {
    if (root !== '' && !doc.relative.startsWith(`${root}/`)) continue
    const parts = doc.relative.split('/')
    if (parts.length === depth + 1) {
      const name = parts[depth] ?? ''
      entries.push({
        name,
        position: doc.position,
        isIndex: isIndex(name, root),
        folder: root,
        doc,
      })
    } else {
      folders.add(parts.slice(0, depth + 1).join('/'))
    }
  }
  for (const folder of folders) {
    const name = folder.split('/').at(-1) ?? ''
    entries.push({
      name,
      position: source.categories.get(folder)?.position ?? prefixPosition(name),
      isIndex: false,
      folder,
    })
  }
  return entries.sort(
    (a, b) =>
      compare(rank(a), rank(b)) ||
      a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }) ||
      a.name.localeCompare(b.name, 'en'),
  )
}

function rank({ position, isIndex }: FolderEntry): number {
  return position ?? (isIndex ? -Infinity : Infinity)
}

/** Not a difference, because there's none between two infinite numbers. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/** Whether a file has the address of its folder. @example isIndex('README.md', 'guides') // true */
export function isIndex(name: string, folder: string): boolean {
  const own = withoutPrefixes(folder).split('/').at(-1)?.toLowerCase()
  const file = withoutPrefixes(name)
    .toLowerCase()
    .replace(/\.mdx?$/, '')
  return ['index', 'readme', ...(own ? [own] : [])].includes(file)
}

/** The document that stands for a category: configured, or the index file of its folder. */
export function ownPage(
  source: Folders,
  folder: string,
  category: CategoryFile,
  byId: ReadonlyMap<string, SourceDoc>,
): SourceDoc | undefined {
  if (category.link === null) return undefined
  if (category.link?.type === 'doc') {
    const { id } = category.link
    const doc = byId.get(id)
    if (doc) return doc
    throw errors.unknownDocId({ id, available: [...byId.keys()], where: `the category ${folder}` })
  }
  return source.docs.find(
    ({ relative }) =>
      relative.startsWith(`${folder}/`) && isIndex(relative.slice(folder.length + 1), folder),
  )
}
