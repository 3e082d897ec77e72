import type { Config } from '../config/index.ts'
import type { PageData, SiteData } from '../model.ts'
import { errors } from '../errors/index.ts'
import { markdownPath } from '../shared/routes.ts'
import { cacheKey } from './cache-key.ts'
import type { Cache } from './cache.ts'
import { markdownCopy } from './markdown-copy.ts'
import type { Outputs } from './outputs.ts'
import { hasMarkdown, type PlannedPage } from './plan.ts'

/** A page with its article in the cache and its record. */
export interface PageRecord {
  planned: PlannedPage
  article: string
  page: PageData
}

export interface MarkdownStageInput {
  config: Config
  sites: Record<string, SiteData>
  records: readonly PageRecord[]
  cache: Cache
  outputs: Outputs
}

/** Writes the Markdown copies that changed. Their articles are in the cache: what is left is a title and a file. */
export async function writeMarkdownPages(input: MarkdownStageInput): Promise<void> {
  const { config, sites, records, cache, outputs } = input
  if (!config.markdownPages) return
  for (const { planned, article, page } of records) {
    const site = sites[planned.locale]
    if (!site || !hasMarkdown(planned)) continue
    const path = markdownPath(planned.route, site.baseUrl).slice(config.baseUrl.length)
    // Everything else in the file is part of the article's key.
    const key = cacheKey(article, page.title, page.description, String(page.lastUpdatedAt))
    if (outputs.isCurrent(path, key)) outputs.keep(path, key, page.route)
    else {
      const body = cache.read('articles', article)?.markdown
      if (body === undefined) throw errors.cacheEntryLost({ what: `the Markdown of ${page.route}` })
      await outputs.write(path, markdownCopy(body, page, site), key, page.route)
    }
  }
}
