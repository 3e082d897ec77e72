import { searchPages } from '../search/indexing/searchable-pages.ts'
import type { Config } from '../config/index.ts'
import { SEARCH_INDEX } from '../content/make-site-data.ts'
import { buildIndex } from '../search/indexing/build-index.ts'
import { pageText, type SectionText } from '../search/indexing/page-text.ts'
import type { ServerBundle } from '../workers/render-jobs.ts'
import type { Article } from '../model/compiled-page.ts'
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
  /** Text by article: one that hasn't changed is the same object. */
  const known = new WeakMap<Article, IndexedPage>()
  const indexes = new Map<string, Promise<Map<string, string>>>()

  const make = async (locale: string): Promise<Map<string, string>> => {
    const { search } = config
    const site = state.prepared.sites[locale]
    if (search === false || search.provider !== 'embedded' || !site) return new Map()
    const bundle = await loadBundle()
    const pages: IndexedPage[] = []
    for (const planned of state.prepared.plan.pages) {
      if (planned.locale !== locale) continue
      const { article } = await state.render(planned, bundle)
      const { html, ...meta } = article
      const page: IndexedPage = known.get(article) ?? {
        rendered: { planned, article: planned.route, meta: { ...meta, ms: 0 }, sources: [] },
        sections: pageText(html, article.headings),
      }
      known.set(article, page)
      pages.push(page)
      // Pages that the author asks for meanwhile are not kept waiting.
      await new Promise((resolve) => setImmediate(resolve))
    }
    const sections = new Map(pages.map(({ rendered, sections: own }) => [rendered.article, own]))
    const listed = searchPages(
      pages.map(({ rendered }) => rendered),
      site,
    )
    return buildIndex(
      listed.map(({ article, ...page }) => ({ ...page, sections: sections.get(article) ?? [] })),
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

interface IndexedPage {
  rendered: Parameters<typeof searchPages>[0][number]
  sections: SectionText[]
}
