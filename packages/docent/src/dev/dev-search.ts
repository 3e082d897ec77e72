import { cacheKey } from '../files/cache.ts'
import { indexFiles, searchPages } from '../page/searchable-pages.ts'
import { type Config, ownSearch } from '../config/index.ts'
import { SEARCH_INDEX } from '../shared/routes.ts'
import { parseHtml } from '../shared/html/tree.ts'
import { pageText } from '../page/page-text.ts'
import type { ServerBundle } from '../page/page-content.ts'
import type { LivePage } from './render-pages.ts'
import type { SiteState } from './site-state.ts'
import type { SectionText } from '../shared/records/searchable-page.ts'

/** The site's search index in `dev`. It's created when it's first requested, and again after pages have changed. */
export interface DevSearch {
  /** Content of an index file by its URL path; `undefined` for any other path. */
  read(path: string): Promise<string | undefined>
}

export function createDevSearch(
  config: Config,
  state: SiteState,
  loadBundle: () => Promise<ServerBundle>,
): DevSearch {
  const indexes = new Map<string, Promise<LocaleIndex>>()

  const make = async (locale: string, before?: LocaleIndex): Promise<LocaleIndex> => {
    const search = ownSearch(config)
    const site = state.prepared.sites[locale]
    if (!search || !site) return { key: '', texts: new Map(), files: new Map() }
    const { pages, texts } = await pageTexts(locale, { state, loadBundle }, before?.texts)
    const key = cacheKey(JSON.stringify(site), ...pages.map(indexedData))
    if (before?.key === key) return before
    const listed = searchPages(pages, site)
    const files = indexFiles(listed, search.synonyms, (article) => texts.get(article) ?? [])
    return { key, texts, files }
  }

  return {
    async read(path) {
      const site = Object.values(state.prepared.sites)
        .sort((a, b) => b.baseUrl.length - a.baseUrl.length)
        .find(({ baseUrl }) => path.startsWith(`${baseUrl}${SEARCH_INDEX}/`))
      if (!site) return undefined
      const file = path.slice(`${site.baseUrl}${SEARCH_INDEX}/`.length)
      // Every session starts with this file, so changes are included when it's requested.
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

/** The pages of a locale with their text. Articles in `known` aren't extracted again. */
export async function pageTexts(
  locale: string,
  { state, loadBundle }: { state: SiteState; loadBundle: () => Promise<ServerBundle> },
  known?: LocaleIndex['texts'],
): Promise<{ pages: LivePage[]; texts: Map<string, SectionText[]> }> {
  const bundle = await loadBundle()
  const pages: LivePage[] = []
  const texts = new Map<string, SectionText[]>()
  for (const page of state.prepared.plan.pages) {
    if (page.locale !== locale) continue
    // A page that fails shows its error when it's opened. All others can be searched.
    const live = await state.render(page, bundle).catch(() => undefined)
    if (!live) continue
    const { article, html, data } = live
    texts.set(article, known?.get(article) ?? pageText(parseHtml(html).children, data.headings))
    pages.push(live)
    // Handles the requests that have arrived in the meantime first.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { pages, texts }
}

interface LocaleIndex {
  /** Hash of everything that the index was made from. */
  key: string
  /** Text of each article by the article's key. */
  texts: ReadonlyMap<string, SectionText[]>
  files: ReadonlyMap<string, string>
}

/** All of a page's data that goes into the index. */
function indexedData({ page, data, article }: LivePage): string {
  return JSON.stringify([article, data, page.searchWeight])
}
