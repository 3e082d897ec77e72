import { isBelow } from '../shared/node/paths.ts'
import type { Article } from '../shared/records/page.ts'
import type { PageData } from '../shared/records/page-data.ts'
import {
  type SourceDoc,
  SEARCH_PAGE,
  type CategoryIndex,
  type Content,
  type LoadedSet,
  type ReactPage,
} from '../shared/records/content.ts'
import { docsConfig } from '../config/doc-sets.ts'
import type { Config } from '../config/index.ts'
import { feedsOfPage, neighbors, sidebarOf } from './neighbors.ts'

/** The same document in other versions and locales. */
export interface Alternates {
  versions?: Record<string, string>
  locales?: Record<string, string>
}

/** Finds the pages of a site in other versions and locales, for the switchers and for search engines. */
export interface FindAlternates {
  doc(doc: SourceDoc): Alternates
  index(index: CategoryIndex, set: LoadedSet): Alternates
  reactPage(page: ReactPage): Alternates
}

/** Indexes all pages of all locales. */
export function createAlternates(contents: ReadonlyMap<string, Content>): FindAlternates {
  const docs = new Map<string, { version: string; locale: string; route: string }[]>()
  /** Routes by locale, for pages without versions. */
  const others = new Map<string, Record<string, string>>()
  const note = (key: string, locale: string, route: string): void => {
    others.set(key, { ...others.get(key), [locale]: route })
  }
  for (const [locale, content] of contents) {
    for (const set of content.sets) {
      for (const doc of set.docs) {
        const key = `${set.set.docsId}\0${doc.id}`
        const entry = { version: set.set.version, locale, route: doc.route }
        docs.set(key, [...(docs.get(key) ?? []), entry])
      }
      for (const index of set.indexes) note(indexKey(index, set), locale, index.route)
    }
    for (const page of content.pages) note(page.id, locale, page.route)
  }
  const localesOf = (locales: Record<string, string> = {}): Alternates =>
    Object.keys(locales).length > 1 ? { locales } : {}
  return {
    doc(doc) {
      const list = docs.get(`${doc.set.docsId}\0${doc.id}`) ?? []
      const versions = list.filter(({ locale }) => locale === doc.set.locale)
      const locales = list.filter(({ version }) => version === doc.set.version)
      return {
        ...(versions.length > 1 && {
          versions: Object.fromEntries(versions.map(({ version, route }) => [version, route])),
        }),
        ...localesOf(Object.fromEntries(locales.map(({ locale, route }) => [locale, route]))),
      }
    },
    index: (index, set) => localesOf(others.get(indexKey(index, set))),
    // The not-found page has no alternates, because a missing page is missing in every locale.
    reactPage: ({ id }) => (id === '404' ? {} : localesOf(others.get(id))),
  }
}

function indexKey({ route }: CategoryIndex, { set }: LoadedSet): string {
  return `${set.docsId}\0${set.version}\0${route.slice(set.routePrefix.length)}`
}

export interface DocPageInput {
  config: Config
  doc: SourceDoc
  set: LoadedSet
  alternates: Alternates
  sidebarUrl?: string
}

/** A docs page's data for the browser, without headings. */
export function docPageData({ config, doc, set, alternates, sidebarUrl }: DocPageInput): PageData {
  const { frontMatter } = doc
  const sidebar = sidebarOf(doc, set)
  const crumbs = docsConfig(config, doc.set).breadcrumbs
    ? (sidebar?.breadcrumbs.get(doc.route) ?? [])
    : []
  return dropUndefined({
    route: doc.route,
    kind: 'doc',
    title: doc.title,
    documentTitle: frontMatter.title_meta,
    description: doc.description,
    keywords: frontMatter.keywords,
    image: doc.image ? `/${doc.image.to}` : frontMatter.image,
    docId: doc.id,
    docsId: doc.set.docsId,
    version: doc.set.version,
    sidebar: sidebar?.id,
    sidebarUrl: sidebar && sidebarUrl,
    headings: [],
    tocMin: frontMatter.toc_min_heading_level ?? config.tableOfContents.minHeadingLevel,
    tocMax: frontMatter.toc_max_heading_level ?? config.tableOfContents.maxHeadingLevel,
    hideToc: frontMatter.hide_table_of_contents,
    breadcrumbs: crumbs,
    ...neighbors(doc, set),
    lastUpdatedAt: doc.lastUpdatedAt,
    lastUpdatedBy: doc.lastUpdatedBy,
    changes: doc.changes,
    editUrl: doc.editUrl,
    unlisted: doc.unlisted || undefined,
    draft: doc.draft || undefined,
    contentLocale: isTranslated(doc, config) ? undefined : config.i18n.defaultLocale,
    noFooter: frontMatter.no_footer,
    layout: frontMatter.layout,
    wrapperClass: frontMatter.wrapper_class,
    schemaType: frontMatter.schema_type,
    ...alternates,
    feeds: feedsOfPage(doc.route, doc.set.locale, config),
    extra: Object.keys(doc.extra).length > 0 ? doc.extra : undefined,
  })
}

function isTranslated({ set, file }: SourceDoc, { i18n }: Config): boolean {
  return (
    set.locale === i18n.defaultLocale ||
    (set.overlayDir !== undefined && isBelow(file, set.overlayDir))
  )
}

export interface IndexPageInput extends Omit<DocPageInput, 'doc'> {
  index: CategoryIndex
}

/** A category index page's data for the browser. */
export function indexPageData({
  config,
  index,
  set,
  alternates,
  sidebarUrl,
}: IndexPageInput): PageData {
  const sidebar = set.sidebars.get(index.sidebar)
  return dropUndefined({
    route: index.route,
    kind: 'doc',
    title: index.title,
    description: index.description,
    keywords: index.keywords,
    image: index.image,
    docsId: set.set.docsId,
    version: set.set.version,
    sidebar: index.sidebar,
    sidebarUrl,
    headings: [],
    tocMin: config.tableOfContents.minHeadingLevel,
    tocMax: config.tableOfContents.maxHeadingLevel,
    hideToc: true,
    breadcrumbs: docsConfig(config, set.set).breadcrumbs
      ? (sidebar?.breadcrumbs.get(index.route) ?? [])
      : [],
    ...alternates,
    feeds: feedsOfPage(index.route, set.set.locale, config),
  })
}

/** The metadata that a React page exports (`export const metadata`). */
export interface ReactPageMetadata {
  title?: string
  description?: string
  noFooter?: boolean
  wrapperClass?: string
  unlisted?: boolean
}

/** A React page's data for the browser. Rendering adds more metadata. */
export function reactPageData(page: ReactPage, config: Config, alternates: Alternates): PageData {
  return {
    route: page.route,
    kind: page.id === '404' ? 'notFound' : page.id === SEARCH_PAGE ? 'search' : 'page',
    title: '',
    description: config.tagline,
    headings: [],
    tocMin: config.tableOfContents.minHeadingLevel,
    tocMax: config.tableOfContents.maxHeadingLevel,
    hideToc: true,
    breadcrumbs: [],
    // Declared here to fix their order in the JSON file. Rendering sets their values later.
    noFooter: undefined,
    wrapperClass: undefined,
    unlisted: undefined,
    ...alternates,
    feeds: page.id === '404' ? undefined : feedsOfPage(page.route, page.locale, config),
  }
}

type ArticleResult = Pick<Article, 'headings' | 'toc' | 'metadata' | 'head' | 'documentTitle'>

/** A page's data for the browser, after its article has been rendered. */
export function withArticle(
  data: PageData,
  { headings, toc, metadata, head, documentTitle }: ArticleResult,
): PageData {
  const fromArticle = dropUndefined({ headings, toc, head, documentTitle })
  if (data.kind === 'doc') return { ...data, ...fromArticle }
  const reactData: ReactPageMetadata = metadata ?? {}
  return dropUndefined({
    ...data,
    ...fromArticle,
    title: reactData.title ?? data.title,
    description: reactData.description ?? data.description,
    noFooter: reactData.noFooter,
    wrapperClass: reactData.wrapperClass,
    unlisted: reactData.unlisted,
  })
}

function dropUndefined<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T
}
