import { foldedPath } from '../shared/node/paths.ts'
import { fingerprint } from '../shared/node/hash.ts'
import type { Page } from '../shared/records/page.ts'
import {
  SEARCH_PAGE,
  type CategoryIndex,
  type Content,
  type LoadedSet,
  type ReactPage,
  type SourceDoc,
} from '../shared/records/content.ts'
import type { Config } from '../config/index.ts'
import {
  createAlternates,
  docPageData,
  indexPageData,
  reactPageData,
  type Alternates,
} from './make-page-data.ts'
import { sidebarOf } from './neighbors.ts'
import { errors, type DocentError } from '../errors/index.ts'
import type { Sidebar, SidebarItem } from '../shared/records/site-data.ts'
import { sourceFile } from '../files/source-dir.ts'

const CATEGORY_INDEX = sourceFile('theme/CategoryIndex/CategoryIndexPage.tsx')

export interface Plan {
  pages: Page[]
  /** Sidebars by the URL of their JSON file. */
  sidebars: Map<string, Sidebar>
  warnings: DocentError[]
}

/**
 * Lists all pages of all locales with the data that their records need. A duplicate route is reported, and the first
 * page keeps it.
 */
export function planPages(config: Config, contents: ReadonlyMap<string, Content>): Plan {
  const alternates = createAlternates(contents)
  const sidebars = new Map<string, Sidebar>()
  const pages: Page[] = []
  const hidden = new Map<string, DocentError>()
  for (const [locale, content] of contents) {
    for (const set of content.sets) {
      const urls = new Map<string, string>()
      for (const [id, { items }] of set.sidebars) {
        const sidebar: Sidebar = {
          id,
          items,
          ...(countLinks(items) > WHOLE_SIDEBAR && { large: true }),
        }
        const url = sidebarUrl(config.baseUrl, sidebar)
        urls.set(id, url)
        sidebars.set(url, sidebar)
      }
      const shown = new Set([
        ...set.docs.map((doc) => sidebarOf(doc, set)?.id),
        ...set.indexes.map(({ sidebar }) => sidebar),
      ])
      for (const [id, { items }] of set.sidebars)
        if (items.length > 0 && !shown.has(id))
          hidden.set(
            `${set.set.folder}\0${id}`,
            errors.hiddenSidebar({ id, folder: set.set.folder }),
          )
      for (const index of set.indexes)
        pages.push(indexPage(config, locale, set, index, alternates.index(index, set), urls))
      for (const doc of set.docs)
        pages.push(docPage(config, locale, set, doc, alternates.doc(doc), urls))
    }
    for (const page of content.pages)
      pages.push(reactPage(config, locale, page, alternates.reactPage(page)))
    pages.push(...(content.added?.pages ?? []))
    for (const [url, sidebar] of content.added?.sidebars ?? []) sidebars.set(url, sidebar)
  }
  const { pages: distinct, warnings } = withoutDuplicates(pages, config)
  const planned = distinct.map((page) => {
    const oldAnchors = config.oldAnchors.get(page.route)
    return oldAnchors ? { ...page, oldAnchors } : page
  })
  // Locales share repositories, and so their problems.
  const gitProblems = new Map(
    [...contents.values()]
      .flatMap((content) => content.gitProblems ?? [])
      .map((problem) => [problem.repository, problem] as const),
  )
  warnings.push(...[...gitProblems.values()].map((problem) => errors.gitFailed(problem)))
  // Locales share folders.
  const ignored = [...contents.values()]
    .flatMap(({ sets }) => sets.flatMap(({ categories }) => [...categories.values()]))
    .flatMap((category) => category.ignored ?? [])
  for (const key of new Map(ignored.map((key) => [`${key.file}\0${key.key}`, key])).values())
    warnings.push(errors.ignoredCategoryKey(key))
  warnings.push(...hidden.values())
  if (![...contents.values()].some(hasPages)) warnings.push(errors.noPages(noPagesLocation(config)))
  return { pages: planned, warnings, sidebars }
}

/** Whether an author has written a page other than the one for unknown addresses. */
function hasPages({ sets, pages, added }: Content): boolean {
  return (
    added !== undefined ||
    sets.some(({ docs }) => docs.length > 0) ||
    pages.some(({ id }) => id !== '404' && id !== SEARCH_PAGE)
  )
}

function noPagesLocation({ docs: [first], pagesDir }: Config): { docs?: string; pagesDir: string } {
  return { ...(first && { docs: first.path }), pagesDir }
}

/** Maximum number of entries in a sidebar that is written completely to every page. */
const WHOLE_SIDEBAR = 300

function countLinks(items: readonly SidebarItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.type === 'category' ? countLinks(item.items) : 1),
    0,
  )
}

/** A sidebar is a separate file, named after its content, so that pages share it and browsers cache it. */
function sidebarUrl(baseUrl: string, sidebar: Sidebar): string {
  return `${baseUrl}assets/sidebar-${sidebar.id}.${fingerprint(JSON.stringify(sidebar))}.json`
}

function docPage(
  config: Config,
  locale: string,
  set: LoadedSet,
  doc: SourceDoc,
  alternates: Alternates,
  urls: ReadonlyMap<string, string>,
): Page {
  return {
    route: doc.route,
    locale,
    file: doc.file,
    hash: doc.hash,
    hideTitle: doc.frontMatter.hide_title ?? false,
    isTitled: doc.frontMatter.title !== undefined,
    searchWeight: doc.frontMatter.search_weight ?? 1,
    data: docPageData({
      config,
      doc,
      set,
      alternates,
      sidebarUrl: urls.get(sidebarOf(doc, set)?.id ?? ''),
    }),
  }
}

/** The page of a category that has no document: a list of the category's items. */
function indexPage(
  config: Config,
  locale: string,
  set: LoadedSet,
  index: CategoryIndex,
  alternates: Alternates,
  urls: ReadonlyMap<string, string>,
): Page {
  return {
    route: index.route,
    locale,
    file: CATEGORY_INDEX,
    reactPage: '@category-index',
    hideTitle: true,
    searchWeight: 1,
    data: indexPageData({
      config,
      index,
      set,
      alternates,
      sidebarUrl: urls.get(index.sidebar),
    }),
  }
}

function reactPage(config: Config, locale: string, page: ReactPage, alternates: Alternates): Page {
  return {
    route: page.route,
    locale,
    file: page.file,
    reactPage: page.id,
    hideTitle: true,
    searchWeight: 1,
    data: reactPageData(page, config, alternates),
  }
}

function withoutDuplicates(pages: Page[], config: Config): Pick<Plan, 'pages' | 'warnings'> {
  const byRoute = new Map<string, Page>()
  const warnings = namesakes(pages)
  for (const page of pages) {
    const first = byRoute.get(page.route)
    if (!first) byRoute.set(page.route, page)
    else if (config.onDuplicateRoutes !== 'ignore' || isNotFound(page) || isNotFound(first)) {
      const error = errors.duplicateRoute({ route: page.route, files: [first.file, page.file] })
      // Without a not-found page, a site can't respond to unknown addresses.
      if (config.onDuplicateRoutes === 'throw' || isNotFound(page) || isNotFound(first)) throw error
      warnings.push(error)
    }
  }
  return { pages: [...byRoute.values()], warnings }
}

/** Warnings about sources that replace each other in a checkout on another system, although their routes differ. */
function namesakes(pages: readonly Page[]): DocentError[] {
  const byName = new Map<string, string>()
  return pages.flatMap(({ file }) => {
    const first = byName.get(foldedPath(file)) ?? file
    byName.set(foldedPath(file), first)
    return first === file ? [] : errors.sourceCaseConflict({ files: [first, file] })
  })
}

function isNotFound({ reactPage: id }: Page): boolean {
  return id === '404'
}
