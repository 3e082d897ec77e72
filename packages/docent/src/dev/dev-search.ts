import { searchPages } from '../search/indexing/searchable-pages.ts'
import type { Config } from '../config/index.ts'
import { SEARCH_INDEX } from '../content/make-site-data.ts'
import { buildIndex } from '../search/indexing/build-index.ts'
import { pageText, type SectionText } from '../search/indexing/page-text.ts'
import type { ServerBundle } from '../workers/render-jobs.ts'
import type { Article } from '../model/compiled-page.ts'
import type { SiteState } from './site-state.ts'

/** The search index of the site in `dev`: made when it's first requested, and made again when pages have changed. */
export interface DevSearch {
  /** Content of a file of the index by its URL path; `undefined` for any other path. */
  read(path: string): Promise<string | undefined>
}

export function createDevSearch(
  config: Config,
  state: SiteState,
  loadBundle: () => Promise<ServerBundle>,
): DevSearch {
  /** Text by article: one that hasn't changed is the same object. */
  const known = new WeakMap<Article, SectionText[]>()
  const indexes = new Map<string, Promise<LocaleIndex>>()

  const indexedPages = async (locale: string): Promise<IndexedPage[]> => {
    const bundle = await loadBundle()
    const pages: IndexedPage[] = []
    for (const planned of state.prepared.plan.pages) {
      if (planned.locale !== locale) continue
      // Whoever opens a page that fails sees why. The others can be searched.
      const rendered = await state.render(planned, bundle).catch(() => undefined)
      if (!rendered) continue
      const { article, page } = rendered
      const { html, ...meta } = article
      const sections = known.get(article) ?? pageText(html, article.headings)
      known.set(article, sections)
      pages.push({
        rendered: { planned, article: planned.route, meta: { ...meta, ms: 0 }, sources: [] },
        sections,
        facts: JSON.stringify([page, planned.searchWeight]),
      })
      // Requests that arrive meanwhile go first.
      await new Promise((resolve) => setImmediate(resolve))
    }
    return pages
  }
  const make = async (locale: string, before?: LocaleIndex): Promise<LocaleIndex> => {
    const { search } = config
    const site = state.prepared.sites[locale]
    if (search === false || search.provider !== 'embedded' || !site)
      return { pages: [], files: new Map() }
    const pages = await indexedPages(locale)
    if (before && isSame(before.pages, pages)) return before
    const sections = new Map(pages.map(({ rendered, sections: own }) => [rendered.article, own]))
    const listed = searchPages(
      pages.map(({ rendered }) => rendered),
      site,
    )
    const files = buildIndex(
      listed.map(({ article, ...page }) => ({ ...page, sections: sections.get(article) ?? [] })),
      search.synonyms,
    )
    return { pages, files }
  }

  return {
    async read(path) {
      const site = Object.values(state.prepared.sites)
        .sort((a, b) => b.baseUrl.length - a.baseUrl.length)
        .find(({ baseUrl }) => path.startsWith(`${baseUrl}${SEARCH_INDEX}/`))
      if (!site) return undefined
      const file = path.slice(`${site.baseUrl}${SEARCH_INDEX}/`.length)
      // Sessions begin with the head: then changes are taken in.
      if (file === 'index.json') {
        const before = await indexes.get(site.locale)?.catch(() => undefined)
        const made = make(site.locale, before)
        indexes.set(site.locale, made)
        made.catch(() => indexes.delete(site.locale))
      }
      return (await indexes.get(site.locale))?.files.get(file)
    },
  }
}

interface LocaleIndex {
  pages: readonly IndexedPage[]
  files: ReadonlyMap<string, string>
}

interface IndexedPage {
  rendered: Parameters<typeof searchPages>[0][number]
  sections: SectionText[]
  /** What the index says of the page besides its text. */
  facts: string
}

function isSame(before: readonly IndexedPage[], now: readonly IndexedPage[]): boolean {
  return (
    before.length === now.length &&
    before.every(
      ({ sections, facts }, at) => sections === now[at]?.sections && facts === now[at]?.facts,
    )
  )
}
