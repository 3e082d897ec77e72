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
  /** The folder, or the one that contains the document. */
  folder: string
  doc?: SourceDoc
}

/** Direct children of a folder, sorted: those with a position first, then by name. */
export function folderEntries(source: Folders, root: string): FolderEntry[] {
  const depth = root === '' ? 0 : root.split('/').length
  const entries: FolderEntry[] = []
  const folders = new Set<string>()
  for (const doc of source.docs) {
    if (root !== '' && !doc.relative.startsWith(`${root}/`)) continue
    const parts = doc.relative.split('/')
    if (parts.length === depth + 1) {
      entries.push({ name: parts[depth] ?? '', position: doc.position, folder: root, doc })
    } else {
      folders.add(parts.slice(0, depth + 1).join('/'))
    }
  }
  for (const folder of folders) {
    const name = folder.split('/').at(-1) ?? ''
    entries.push({
      name,
      position: source.categories.get(folder)?.position ?? prefixPosition(name),
      folder,
    })
  }
  return entries.sort(
    (a, b) =>
      (a.position ?? Infinity) - (b.position ?? Infinity) ||
      a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }) ||
      a.name.localeCompare(b.name, 'en'),
  )
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
  const clean = withoutPrefixes(folder)
  const names = ['index', 'readme', clean.split('/').at(-1)?.toLowerCase()]
  return source.docs.find(({ relative }) => {
    if (!relative.startsWith(`${folder}/`)) return false
    const name = withoutPrefixes(relative.slice(folder.length + 1)).toLowerCase()
    return names.includes(name.replace(/\.mdx?$/, ''))
  })
}
