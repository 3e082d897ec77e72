import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { SEARCH_INDEX } from '../content/make-site-data.ts'
import type { SiteData } from '../model/site-data.ts'
import type { RenderedPage } from '../pipeline/render-articles.ts'
import { cacheKey } from '../cache/cache-key.ts'
import type { Cache } from '../cache/cache.ts'
import type { SearchJob } from '../workers/jobs.ts'
import { outputPath } from '../output-folder/output-path.ts'
import type { Outputs } from '../output-folder/output-folder.ts'
import { searchPages } from '../search/indexing/searchable-pages.ts'

export interface SearchInput {
  config: Config
  sites: Record<string, SiteData>
  articles: readonly RenderedPage[]
  cache: Cache
  outputs: Outputs
  /** Fingerprint of the generator: another version may write another format. */
  generator: string
  run: (job: SearchJob) => Promise<Record<string, string>>
}

/** What a locale's index was made of, and its files. */
interface IndexState {
  key: string
  files: Record<string, string>
}

/**
 * Writes the embedded search index of every locale, unless the same one stands there.
 * @returns how many indexes were written
 */
export async function writeSearchIndexes(input: SearchInput): Promise<number> {
  const { config, sites, cache, outputs } = input
  const { search } = config
  if (search === false || search.provider !== 'embedded') return 0
  let written = 0
  for (const [locale, site] of Object.entries(sites)) {
    const pages = searchPages(input.articles, site)
    const key = cacheKey(JSON.stringify([input.generator, pages, search.synonyms]))
    const below = join(site.baseUrl.slice(config.baseUrl.length), SEARCH_INDEX)
    const state = `search-${locale}`
    let index = readState(cache, state)
    const isCurrent =
      index?.key === key &&
      Object.entries(index.files).every(([path, file]) =>
        outputs.isCurrent(join(below, path), file),
      )
    if (!isCurrent) {
      const folder = outputPath(join(config.siteDir, config.outDir), below)
      index = { key, files: await input.run({ pages, synonyms: search.synonyms, folder }) }
      cache.write('state', state, { json: JSON.stringify(index) })
      written += 1
    }
    for (const [path, file] of Object.entries(index?.files ?? {}))
      outputs.keep(join(below, path), file, 'the search index')
  }
  return written
}

function readState(cache: Cache, name: string): IndexState | undefined {
  const parts = cache.read('state', name)
  return parts && (JSON.parse(parts.json ?? '{}') as IndexState)
}
