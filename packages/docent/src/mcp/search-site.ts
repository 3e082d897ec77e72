import type { PageList } from '../shared/records/page-list.ts'
import { errors } from '../errors/index.ts'
import { createIndexSource, type IndexSource } from '../search/providers/embedded/source.ts'
import type { SearchAnswer } from '../shared/records/search-model.ts'
import type { SiteFiles } from './site-files.ts'

export interface SearchQuestion {
  query: string
  /** Maximum number of results. */
  limit: number
  /** ID of a section. */
  section?: string
}

export interface SiteSearch {
  /** @throws DocentError if the site has no index */
  ask(question: SearchQuestion, list: PageList): Promise<SearchAnswer>
  /** Reads the index and runs a query, so that the first query isn't slower than later ones. */
  warmUp(list: PageList): Promise<void>
}

/** The site's own search engine, running on the index that the build wrote. */
export function createSiteSearch(files: SiteFiles): SiteSearch {
  let opened: { build: string; source: IndexSource } | undefined

  const sourceFor = ({ build, baseUrl, searchIndex }: PageList): IndexSource => {
    if (searchIndex === undefined) throw errors.missingSearchIndex({ location: files.location })
    if (opened?.build !== build) {
      const read = async (path: string): Promise<unknown> =>
        JSON.parse(await files.read(path)) as unknown
      opened = { build, source: createIndexSource(searchIndex.slice(baseUrl.length), read) }
    }
    return opened.source
  }
  const ask: SiteSearch['ask'] = async ({ query, limit, section }, list) => {
    let last: SearchAnswer | undefined
    await sourceFor(list).search(
      { query, limit, area: section, versions: list.versions, settled: true },
      (answer) => (last = answer),
    )
    if (!last) throw new Error(`The search has no answer to "${query}".`)
    return last
  }
  return {
    ask,
    async warmUp(list) {
      if (list.searchIndex === undefined || opened?.build === list.build) return
      await ask({ query: `${list.title} ${list.tagline}`, limit: 8 }, list)
    },
  }
}
