import { cacheKey } from '../cache/cache-key.ts'
import type { Cache } from '../cache/cache.ts'
import { errors } from '../errors/index.ts'
import { markdownCopy, partPath } from '../page/markdown-copy/markdown-copy.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import { hasMarkdown } from '../page/markdown-copy/has-markdown.ts'
import { markdownPath } from '../shared/routes.ts'
import type { RenderedPage } from '../shared/records/page.ts'
import type { FinishedSite } from './output.ts'

/**
 * The Markdown copy of each page, and the sections of long copies. The articles are in the cache, so this only adds a
 * title and writes a file.
 */
export function markdownCopies({ config, sites, pages, cache }: FinishedSite): OutputFile[] {
  if (!config.markdownPages) return []
  const below = (address: string): string => address.slice(config.baseUrl.length)
  return pages.flatMap((rendered): OutputFile[] => {
    const { page, data, parts } = rendered
    const { route } = page
    const site = sites[page.locale]
    if (!site || !hasMarkdown(page)) return []
    const key = copyKey(rendered)
    // Only the sections of a long page are kept, because the copies of a large site don't fit in memory.
    const body = (): string => readCopy(rendered, cache)
    const contents = once(async () => (await loadParts()).partFiles(body(), data, site))
    const copy = below(markdownPath(route, site.baseUrl))
    const content = (): string => markdownCopy(body(), data, site, parts)
    const origin = `a section of ${route}`
    return [
      { path: copy, content, key, origin: route },
      ...parts.map((part) => {
        const path = partPath(route, site, part)
        const content = async (): Promise<string> => (await contents()).get(path) ?? ''
        return { path: below(path), content, key, origin }
      }),
    ]
  })
}

/** The Markdown parser is loaded only if the copy of a long page has changed. */
function loadParts(): Promise<typeof import('../page/markdown-copy/part-files.ts')> {
  return import('../page/markdown-copy/part-files.ts')
}

/** Identifies a copy's input. The article's key covers the rest of it. */
export function copyKey({ article, data }: RenderedPage): string {
  return cacheKey(article, data.title, data.description, String(data.lastUpdatedAt))
}

/** A page's article as Markdown. */
export function readCopy({ article, page }: RenderedPage, cache: Cache): string {
  const body = cache.read('articles', article)?.text('markdown')
  if (body === undefined) throw errors.cacheEntryLost({ what: `the Markdown of ${page.route}` })
  return body
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
