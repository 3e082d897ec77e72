import { join } from '../shared/node/paths.ts'
import type { SidebarItemConfig } from '../config/index.ts'
import { errors, throwTogether } from '../errors/index.ts'
import type {
  Breadcrumb,
  CategoryFile,
  CategoryIndex,
  DocSet,
  IndexOptions,
  ResolvedSidebar,
  SourceDoc,
} from '../shared/records/content.ts'
import type { SidebarItem } from '../shared/records/site-data.ts'
import { joinRoute } from '../shared/routes.ts'
import { slugify } from '../shared/slugs.ts'
import { readCategory } from './categories.ts'
import { folderEntries, type Folders, groupByFolder, ownPage } from './sidebar-folders.ts'
import { withoutPrefixes } from './number-prefixes.ts'

/** The data that sidebars are resolved with. */
export interface SidebarInput extends Pick<Folders, 'categories'> {
  set: DocSet
  docs: readonly SourceDoc[]
  draftIds: readonly string[]
}

/** Resolves one configured sidebar to links and categories. */
export type ResolveSidebar = (
  id: string,
  config: readonly SidebarItemConfig[],
) => ResolvedSidebar & { indexes: CategoryIndex[] }

interface SidebarSource extends SidebarInput, Folders {
  byId: ReadonlyMap<string, SourceDoc>
}

/** Reads the category files of all folders that contain documents. A translation changes only what it contains. */
export async function readCategories(
  set: DocSet,
  docs: readonly SourceDoc[],
): Promise<ReadonlyMap<string, CategoryFile>> {
  const folders = new Set<string>()
  for (const doc of docs) {
    const folderNames = doc.relative.split('/').slice(0, -1)
    for (let i = 1; i <= folderNames.length; i += 1) folders.add(folderNames.slice(0, i).join('/'))
  }
  const read = async (folder: string): Promise<CategoryFile> => {
    const original = await readCategory(join(set.dir, folder))
    if (set.overlayDir === undefined) return original
    const { link, ...translated } = await readCategory(join(set.overlayDir, folder))
    return {
      ...original,
      ...translated,
      ...(link !== undefined && {
        link: original.link?.type === link?.type ? { ...original.link, ...link } : link,
      }),
    } as CategoryFile
  }
  const faults: unknown[] = []
  const categories = new Map<string, CategoryFile>()
  for (const folder of folders) {
    try {
      categories.set(folder, await read(folder))
    } catch (error) {
      faults.push(error)
    }
  }
  throwTogether(faults, `${faults.length} category files have errors`)
  return categories
}

/**
 * Creates the function that resolves the sidebars of a set.
 * @throws DocentError with the available IDs for an unknown document ID, unless it's a draft
 */
export function sidebarResolver(input: SidebarInput): ResolveSidebar {
  const byId = new Map(input.docs.map((doc) => [doc.id, doc]))
  const source = { ...input, byId, byFolder: groupByFolder(input.docs) }
  return (id, config) => resolveSidebar(id, config, source)
}

function resolveSidebar(
  id: string,
  config: readonly SidebarItemConfig[],
  source: SidebarSource,
): ReturnType<ResolveSidebar> {
  const { byId } = source
  const order: string[] = []
  const indexes: CategoryIndex[] = []

  const docLink = (doc: SourceDoc, label?: string, className?: string): SidebarItem => {
    order.push(doc.id)
    return {
      type: 'link',
      label: label ?? doc.sidebarLabel,
      href: doc.route,
      ...(doc.unlisted && { unlisted: true }),
      ...(doc.frontMatter.sidebar_badge !== undefined && { badge: doc.frontMatter.sidebar_badge }),
      ...classOf(className ?? doc.frontMatter.sidebar_class_name),
    }
  }
  const find = (docId: string): SourceDoc | undefined => {
    const doc = byId.get(docId)
    if (doc === undefined && !source.draftIds.includes(docId)) {
      throw errors.unknownDocId({
        id: docId,
        available: [...byId.keys()],
        where: `sidebar "${id}"`,
      })
    }
    return doc
  }
  const index = (
    label: string,
    folder: string,
    link: IndexOptions,
    items: SidebarItem[],
  ): string => {
    const route = joinRoute(
      source.set.routePrefix,
      link.slug ?? (folder === '' ? `category/${slugify(label)}` : withoutPrefixes(folder)),
    )
    indexes.push({
      route,
      title: link.title ?? label,
      description: link.description ?? '',
      sidebar: id,
      items,
      ...(link.image !== undefined && { image: link.image }),
      ...(link.keywords !== undefined && { keywords: link.keywords }),
    })
    return route
  }

  /** Converts a folder tree to items: documents and categories, sorted by position and then by name. */
  const autogenerate = (dirName: string, except?: SourceDoc): SidebarItem[] => {
    const root = dirName === '.' ? '' : dirName.replace(/\/$/, '')
    const entries = folderEntries(source, root)
    return entries.flatMap((entry): SidebarItem[] => {
      if (entry.doc) return entry.doc === except ? [] : [docLink(entry.doc)]
      const category = source.categories.get(entry.folder) ?? {}
      const label = category.label ?? withoutPrefixes(entry.name)
      const page = ownPage(source, entry.folder, category, byId)
      if (page) order.push(page.id)
      // A category without entries would open to nothing.
      const items = autogenerate(entry.folder, page)
      if (items.length === 0) return page ? [docLink(page, category.label)] : []
      const href =
        page?.route ??
        (category.link?.type === 'generated-index'
          ? index(label, entry.folder, category.link, items)
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

  const resolve = (item: SidebarItemConfig): SidebarItem[] => {
    if (typeof item === 'string') return resolve({ type: 'doc', id: item })
    switch (item.type) {
      case 'autogenerated':
        return autogenerate(item.dirName)
      case 'doc': {
        const doc = find(item.id)
        return doc ? [docLink(doc, item.label, item.className)] : []
      }
      case 'link':
        return [{ type: 'link', label: item.label, href: item.href, ...classOf(item.className) }]
      case 'html':
        return [{ type: 'html', value: item.value, ...classOf(item.className) }]
      case 'category': {
        const page = item.link?.type === 'doc' ? find(item.link.id) : undefined
        if (page) order.push(page.id)
        const items = item.items.flatMap(resolve)
        if (items.length === 0) {
          if (page) return [docLink(page, item.label, item.className)]
          if (item.items.length === 0)
            throw errors.emptyCategory({ label: item.label, sidebar: id })
          // All of its entries are drafts.
          return []
        }
        const href =
          page?.route ??
          (item.link?.type === 'generated-index'
            ? index(item.label, '', item.link, items)
            : undefined)
        return [
          {
            type: 'category',
            label: item.label,
            ...(href !== undefined && { href }),
            collapsible: item.collapsible ?? true,
            collapsed: item.collapsed ?? true,
            items,
            ...descriptionOf(item),
            ...classOf(item.className),
          },
        ]
      }
    }
  }

  const items = config.flatMap(resolve)
  const ids = [...new Set(order)]
  return {
    id,
    items,
    order: ids,
    positions: new Map(ids.map((docId, index) => [docId, index])),
    breadcrumbs: breadcrumbsByRoute(items),
    firstHref: firstHref(items),
    indexes,
  }
}

const classOf = (className: string | undefined): { className?: string } =>
  className === undefined ? {} : { className }

const descriptionOf = ({
  description,
}: {
  description?: string | undefined
}): { description?: string } => (description === undefined ? {} : { description })

/** Address of a sidebar's first link, in reading order. */
export function firstHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'link' && !item.unlisted) return item.href
    if (item.type === 'category') {
      const href = item.href ?? firstHref(item.items)
      if (href !== undefined) return href
    }
  }
  return undefined
}

/**
 * Breadcrumbs: labels from the sidebar's root to each page. If a page occurs more than once, its first position counts.
 */
export function breadcrumbsByRoute(items: readonly SidebarItem[]): Map<string, Breadcrumb[]> {
  const crumbs = new Map<string, Breadcrumb[]>()
  const visit = (list: readonly SidebarItem[], above: readonly Breadcrumb[]): void => {
    for (const item of list) {
      if (item.type === 'html') continue
      const trail = [
        ...above,
        { label: item.label, ...(item.href !== undefined && { href: item.href }) },
      ]
      if (item.href !== undefined && !crumbs.has(item.href)) crumbs.set(item.href, trail)
      if (item.type === 'category') visit(item.items, trail)
    }
  }
  visit(items, [])
  return crumbs
}
