import { searchPages } from '../search/indexing/searchable-pages.ts'
import type { Config } from '../config/index.ts'
import { SEARCH_INDEX } from '../content/make-site-data.ts'
import { buildIndex } from '../search/indexing/build-index.ts'
import { pageText, type SectionText } from '../search/indexing/page-text.ts'
import type { ServerBundle } from '../workers/render-jobs.ts'
import type { LivePage } from './render-pages.ts'
import type { SiteState } from './site-state.ts'

/** The search index of the site in `dev`: made at the first question, kept up to date at the first one after a change. */
export interface DevSearch {
  /** Content of a file of the index by its URL path; `undefined` for any other path. */
  read(path: string): Promise<string | undefined>
}

export function createDevSearch(
  config: Config,
  state: SiteState,
  loadBundle: () => Promise<ServerBundle>,
): DevSearch {
  /** Texts of pages: one that hasn't changed is the same object. */
  const known = new WeakMap<LivePage, SectionText[]>()
  const indexes = new Map<string, Promise<Map<string, string>>>()

  const make = async (locale: string): Promise<Map<string, string>> => {
    const { search } = config
    const site = state.prepared.sites[locale]
    if (search === false || search.provider !== 'embedded' || !site) return new Map()
    const bundle = await loadBundle()
    const pages: LivePage[] = []
    const texts = new Map<string, SectionText[]>()
    for (const page of state.prepared.plan.pages) {
      if (page.locale !== locale) continue
      await state.render(page, bundle)
      const live = state.last(page.route)
      if (!live) continue
      const sections = known.get(live) ?? pageText(live.html, live.data.headings)
      known.set(live, sections)
      texts.set(live.article, sections)
      pages.push(live)
      // Pages that the author asks for meanwhile are not kept waiting.
      await new Promise((resolve) => setImmediate(resolve))
    }
    return buildIndex(
      searchPages(pages, site).map(({ article, ...page }) => ({
        ...page,
        sections: texts.get(article) ?? [],
      })),
      search.synonyms,
    )
  }

  return {
    async read(path) {
      const site = Object.values(state.prepared.sites)
        .sort((a, b) => b.baseUrl.length - a.baseUrl.length)
        .find(({ baseUrl }) => path.startsWith(`${baseUrl}${SEARCH_INDEX}/`))
      if (!site) return undefined
      const file = path.slice(`${site.baseUrl}${SEARCH_INDEX}/`.length)
      // A reader's session begins with the head: then what has changed is taken in.
      if (file === 'index.json') {
        const made = make(site.locale)
        indexes.set(site.locale, made)
        made.catch(() => indexes.delete(site.locale))
      }
      return (await indexes.get(site.locale))?.get(file)
    },
  }
}
