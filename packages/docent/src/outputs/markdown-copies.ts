import type { Config } from '../config/index.ts'
import type { PartInfo } from '../html-to-markdown/copy-parts.ts'
import type { PageData, SiteData } from '../model/site-data.ts'
import { errors } from '../errors/index.ts'
import { markdownPath } from '../shared/routes.ts'
import { cacheKey } from '../cache/cache-key.ts'
import type { Cache } from '../cache/cache.ts'
import { markdownCopy, partFiles } from '../html-to-markdown/markdown-copy.ts'
import type { Outputs } from '../output-folder/output-folder.ts'
import { hasMarkdown, type PlannedPage } from '../pipeline/plan-pages.ts'

/** A page with its article in the cache and its record. */
export interface PageRecord {
  planned: PlannedPage
  article: string
  page: PageData
  /** Sections of a long copy. */
  parts: readonly PartInfo[]
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
  const write = (path: string, content: string, key: string, origin: string): void =>
    outputs.write(path.slice(config.baseUrl.length), content, key, origin)
  for (const record of records) {
    const { planned, page, parts } = record
    const site = sites[planned.locale]
    if (!site || !hasMarkdown(planned)) continue
    const path = markdownPath(planned.route, site.baseUrl)
    const key = copyKey(record)
    // Parts can't be current without their article: they're written from the same text.
    if (parts.length === 0 && outputs.isCurrent(path.slice(config.baseUrl.length), key)) {
      outputs.keep(path.slice(config.baseUrl.length), key, page.route)
      continue
    }
    const body = readCopy(record, cache)
    write(path, markdownCopy(body, page, site, parts), key, page.route)
    if (parts.length === 0) continue
    for (const part of partFiles(body, page, site))
      write(part.path, part.content, key, `a section of ${page.route}`)
  }
}

/** Names all that a copy is made from; the rest of it is part of the article's key. */
export function copyKey({ article, page }: PageRecord): string {
  return cacheKey(article, page.title, page.description, String(page.lastUpdatedAt))
}

/** The article of a page as Markdown. */
export function readCopy({ article, page }: PageRecord, cache: Cache): string {
  const body = cache.read('articles', article)?.markdown
  if (body === undefined) throw errors.cacheEntryLost({ what: `the Markdown of ${page.route}` })
  return body
}
