import { errors } from '../errors/index.ts'
import { isPresent } from '../files/files-below.ts'
import { join } from '../shared/node/paths.ts'
import type { CategoryFile, DocSet, IndexOptions, SourceDoc } from '../shared/records/content.ts'
import type { SidebarItem } from '../shared/records/site-data.ts'
import { CATEGORY_FILES } from './categories.ts'
import { prefixPosition, withoutPrefixes } from './number-prefixes.ts'

/** The folders of a set. */
export interface Folders {
  /** Folders by path below the docs folder. */
  byFolder: ReadonlyMap<string, FolderContent>
  /** Category files by folder below the docs folder, see `readCategories`. */
  categories: ReadonlyMap<string, CategoryFile>
}

/** The direct children of a folder. */
interface FolderContent {
  docs: SourceDoc[]
  /** Paths of folders. */
  folders: Set<string>
}

/** The data that sidebars are resolved with. */
export interface SidebarInput extends Pick<Folders, 'categories'> {
  set: DocSet
  docs: readonly SourceDoc[]
  draftIds: readonly string[]
}

/** A set as `resolveSidebar` reads it. */
export interface SidebarSource extends SidebarInput, Folders {
  byId: ReadonlyMap<string, SourceDoc>
}

/** How the items of a sidebar are made. */
export interface SidebarMaker {
  docLink(doc: SourceDoc, label?: string): SidebarItem
  /** Adds the page that lists a category's entries, and returns its route. */
  index(label: string, folder: string, link: IndexOptions, items: SidebarItem[]): string
  /** Adds a document to the reading order. `docLink` does so itself. */
  place(doc: SourceDoc): void
}

/** Converts a folder tree to items: documents and categories, sorted by position and then by name. */
export function generatedItems(
  dirName: string,
  source: SidebarSource,
  make: SidebarMaker,
  except?: SourceDoc,
): SidebarItem[] {
  const root = dirName === '.' ? '' : dirName.replace(/\/$/, '')
  return folderEntries(source, root).flatMap((entry): SidebarItem[] => {
    if (entry.doc) return entry.doc === except ? [] : [make.docLink(entry.doc)]
    const category = source.categories.get(entry.folder) ?? {}
    const label = category.label ?? withoutPrefixes(entry.name)
    const page = ownPage(source, entry.folder, category)
    if (page) make.place(page)
    // A category without entries would open to nothing.
    const items = generatedItems(entry.folder, source, make, page)
    if (items.length === 0) return page ? [make.docLink(page, category.label)] : []
    const href =
      page?.route ??
      (category.link?.type === 'generated-index'
        ? make.index(label, entry.folder, category.link, items)
        : undefined)
    return [
      {
        type: 'category',
        label,
        ...(href !== undefined && { href }),
        collapsible: category.collapsible ?? true,
        collapsed: category.collapsed ?? true,
        items,
        ...descriptionOf(category),
        ...classOf(category.className ?? page?.frontMatter.sidebar_class_name),
      },
    ]
  })
}

export const classOf = (className: string | undefined): { className?: string } =>
  className === undefined ? {} : { className }

export const descriptionOf = ({
  description,
}: {
  description?: string | undefined
}): { description?: string } => (description === undefined ? {} : { description })

/** Groups documents by folder once, because a set can have hundreds of generated sidebars and categories. */
export function groupByFolder(docs: readonly SourceDoc[]): Map<string, FolderContent> {
  const byFolder = new Map<string, FolderContent>()
  const open = (folder: string): FolderContent => {
    const openedFolder = byFolder.get(folder)
    if (openedFolder) return openedFolder
    const content: FolderContent = { docs: [], folders: new Set() }
    byFolder.set(folder, content)
    if (folder !== '') open(parentOf(folder)).folders.add(folder)
    return content
  }
  for (const doc of docs) open(parentOf(doc.relative)).docs.push(doc)
  return byFolder
}

/** @example parentOf('guides/start.md') // 'guides' */
function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** A document or folder that a generated sidebar lists. */
interface FolderEntry {
  /** Name of the file or folder on the disk. */
  name: string
  position?: number
  /** Whether it's the index page of the folder. */
  isIndex: boolean
  /** The folder, or the one that contains the document. */
  folder: string
  doc?: SourceDoc
}

/**
 * A folder's direct children, sorted: the folder's index page unless it has a position, then entries with a position,
 * then all others by name.
 */
function folderEntries({ byFolder, categories }: Folders, root: string): FolderEntry[] {
  const { docs = [], folders = [] } = byFolder.get(root) ?? {}
  const nameOf = (path: string): string => path.split('/').at(-1) ?? ''
  const entries: FolderEntry[] = docs.map((doc) => {
    const name = nameOf(doc.relative)
    return { name, position: doc.position, isIndex: isIndex(name, root), folder: root, doc }
  })
  for (const folder of folders) {
    const name = nameOf(folder)
    entries.push({
      name,
      position: categories.get(folder)?.position ?? prefixPosition(name),
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

/** Doesn't subtract, because `Infinity - Infinity` is `NaN`. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/** Whether a file is the index page of its folder. @example isIndex('README.md', 'guides') // true */
export function isIndex(name: string, folder: string): boolean {
  const folderName = withoutPrefixes(folder).split('/').at(-1)?.toLowerCase()
  const file = withoutPrefixes(name)
    .toLowerCase()
    .replace(/\.mdx?$/, '')
  return ['index', 'readme', ...(folderName ? [folderName] : [])].includes(file)
}

/** The document that a category links to: the configured one, or its folder's index page. */
function ownPage(
  source: SidebarSource,
  folder: string,
  category: CategoryFile,
): SourceDoc | undefined {
  if (category.link === null) return undefined
  const { byId } = source
  if (category.link?.type === 'doc') {
    const { id } = category.link
    // An ID can be relative to the category's folder, as in Docusaurus.
    const ids = [`${withoutPrefixes(folder)}/${id}`, id]
    const doc = ids.map((each) => byId.get(each)).find((each) => each !== undefined)
    if (doc) return doc
    if (ids.some((each) => source.draftIds.includes(each))) return undefined
    const files = [source.set.dir, source.set.overlayDir ?? source.set.dir].flatMap((dir) =>
      CATEGORY_FILES.map((name) => join(dir, folder, name)),
    )
    throw errors.unknownDocId({
      id,
      available: [...byId.keys()],
      where: `the category ${folder}`,
      file: files.find(isPresent),
    })
  }
  return source.byFolder
    .get(folder)
    ?.docs.find(({ relative }) => isIndex(relative.slice(folder.length + 1), folder))
}
