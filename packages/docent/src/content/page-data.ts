import type { Config } from '../config/index.ts'
import type { FeedLink, Heading, PageData } from '../model.ts'
import { feedsOfPage } from './feeds.ts'
import { docsConfig } from './load.ts'
import { neighbours, sidebarOf } from './pagination.ts'
import {
  SEARCH_PAGE,
  type CategoryIndex,
  type Content,
  type Doc,
  type LoadedSet,
  type ReactPage,
} from './records.ts'

/** Where the same document stands in other versions and locales. */
export interface Alternates {
  versions?: Record<string, string>
  locales?: Record<string, string>
}

/** Routes of every document by instance, version, locale and id: what the switchers of a page link to. */
export function createAlternates(contents: ReadonlyMap<string, Content>): (doc: Doc) => Alternates {
  const routes = new Map<
    string,
    { version: string; locale: string; route: string; label: string }[]
  >()
  for (const [locale, content] of contents) {
    for (const { set, docs } of content.sets) {
      for (const doc of docs) {
        const key = `${set.docsId}\0${doc.id}`
        const list = routes.get(key) ?? []
        list.push({ version: set.version, locale, route: doc.route, label: set.versionLabel })
        routes.set(key, list)
      }
    }
  }
  return (doc) => {
    const list = routes.get(`${doc.set.docsId}\0${doc.id}`) ?? []
    const versions = list.filter(({ locale }) => locale === doc.set.locale)
    const locales = list.filter(({ version }) => version === doc.set.version)
    return {
      ...(versions.length > 1 && {
        versions: Object.fromEntries(versions.map(({ version, route }) => [version, route])),
      }),
      ...(locales.length > 1 && {
        locales: Object.fromEntries(locales.map(({ locale, route }) => [locale, route])),
      }),
    }
  }
}

export interface DocPageInput {
  config: Config
  doc: Doc
  set: LoadedSet
  alternates: Alternates
  sidebarUrl?: string
  headings: Heading[]
}

/** Record of a docs page for the browser. */
export function docPageData({
  config,
  doc,
  set,
  alternates,
  sidebarUrl,
  headings,
}: DocPageInput): PageData {
  const { frontMatter } = doc
  const sidebar = sidebarOf(doc, set)
  const crumbs = docsConfig(config, doc.set).breadcrumbs
    ? (sidebar?.breadcrumbs.get(doc.route) ?? [])
    : []
  return dropUndefined({
    route: doc.route,
    kind: 'doc',
    title: doc.title,
    description: doc.description,
    keywords: frontMatter.keywords,
    image: frontMatter.image,
    docId: doc.id,
    docsId: doc.set.docsId,
    version: doc.set.version,
    sidebar: sidebar?.id,
    sidebarUrl: sidebar && sidebarUrl,
    headings,
    tocMin: frontMatter.toc_min_heading_level ?? config.tableOfContents.minHeadingLevel,
    tocMax: frontMatter.toc_max_heading_level ?? config.tableOfContents.maxHeadingLevel,
    hideToc: frontMatter.hide_table_of_contents,
    breadcrumbs: crumbs,
    ...neighbours(doc, set),
    lastUpdatedAt: doc.lastUpdatedAt,
    lastUpdatedBy: doc.lastUpdatedBy,
    changes: doc.changes,
    editUrl: doc.editUrl,
    unlisted: doc.unlisted || undefined,
    draft: doc.draft || undefined,
    noFooter: frontMatter.no_footer,
    wrapperClass: frontMatter.wrapper_class,
    ...alternates,
    feeds: feedLinks(doc.route, doc.set.locale, config),
    extra: Object.keys(doc.extra).length > 0 ? doc.extra : undefined,
  })
}

export interface IndexPageInput extends Omit<DocPageInput, 'doc'> {
  index: CategoryIndex
}

/** Record of the page that lists a category. */
export function indexPageData({
  config,
  index,
  set,
  sidebarUrl,
  headings,
}: IndexPageInput): PageData {
  const sidebar = set.sidebars.get(index.sidebar)
  return dropUndefined({
    route: index.route,
    kind: 'doc',
    title: index.title,
    description: index.description,
    docsId: set.set.docsId,
    version: set.set.version,
    sidebar: index.sidebar,
    sidebarUrl,
    headings,
    tocMin: config.tableOfContents.minHeadingLevel,
    tocMax: config.tableOfContents.maxHeadingLevel,
    hideToc: true,
    breadcrumbs: docsConfig(config, set.set).breadcrumbs
      ? (sidebar?.breadcrumbs.get(index.route) ?? [])
      : [],
    feeds: feedLinks(index.route, set.set.locale, config),
    extra: { items: index.items },
  })
}

/** What a React page says of itself with `export const metadata`. */
export interface ReactPageMetadata {
  title?: string
  description?: string
  noFooter?: boolean
  wrapperClass?: string
  unlisted?: boolean
}

/** Record of a React page for the browser. */
export function reactPageData(
  page: ReactPage,
  metadata: ReactPageMetadata,
  config: Config,
  headings: Heading[],
): PageData {
  return dropUndefined({
    route: page.route,
    kind: page.id === '404' ? 'notFound' : page.id === SEARCH_PAGE ? 'search' : 'page',
    title: metadata.title ?? '',
    description: metadata.description ?? config.tagline,
    headings,
    tocMin: config.tableOfContents.minHeadingLevel,
    tocMax: config.tableOfContents.maxHeadingLevel,
    hideToc: true,
    breadcrumbs: [],
    noFooter: metadata.noFooter,
    wrapperClass: metadata.wrapperClass,
    unlisted: metadata.unlisted,
    feeds: page.id === '404' ? undefined : feedLinks(page.route, page.locale, config),
  })
}

function feedLinks(route: string, locale: string, config: Config): FeedLink[] | undefined {
  const links = feedsOfPage(route, locale, config)
  return links.length === 0 ? undefined : links
}

function dropUndefined<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T
}
