import { join } from '../shared/node/paths.ts'
import { type Cache, cacheKey } from '../files/cache.ts'
import type { DocumentAssets } from '../page/document.ts'
import type { DocumentJob } from '../page/jobs.ts'
import { hasMarkdown, markdownCopy, partPath } from '../page/markdown-copy/markdown-copy.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import type { RenderedPage, ShownSources } from '../shared/records/page.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { markdownPath, pageFile, payloadPath } from '../shared/routes.ts'
import { pageHash, type FinishedSite } from './output.ts'

/**
 * The HTML document of each page, and its payload for client navigation. Worker threads write the pages that have
 * changed.
 */
export async function documents(site: FinishedSite): Promise<OutputFile[]> {
  const { config, sites, bundles, folder, styles } = site
  const assets = documentAssets(site)
  const shared = cacheKey(
    JSON.stringify([site.generator, bundles.buildId, assets, config.headTags, sites]),
  )
  const sidebars = shareSidebars(site)
  const jobs = new Map<string, DocumentJob[]>(Object.keys(sites).map((locale) => [locale, []]))
  const files = site.pages.flatMap((rendered): OutputFile[] => {
    const { page, data, article, scripts } = rendered
    const { route, locale, file } = page
    const names = documentPaths(route, site.main, data.kind === 'notFound')
    const paths = [names.htmlFile, names.payloadFile].filter((path) => path !== undefined)
    const styleSheet = styles.addressFor(rendered)
    const imageSources = sourcesOf(rendered, site.imageSources)
    const key = cacheKey(
      shared,
      pageHash(rendered),
      styleSheet ?? '',
      ...(imageSources ? [JSON.stringify(imageSources)] : []),
    )
    const isCurrent = paths.every((path) => folder.isCurrent(path, key))
    if (!isCurrent) {
      const sidebar = sidebars.get(data.sidebarUrl ?? '')
      jobs.get(locale)?.push({
        article,
        file,
        data,
        scripts,
        ...names,
        ...(sidebar !== undefined && { sidebar }),
        ...(imageSources && { imageSources }),
        ...(styleSheet !== undefined && { styleSheet }),
      })
    }
    const content = { worker: isCurrent ? ('kept' as const) : ('wrote' as const) }
    return paths.map((path) => ({ path, content, key, origin: file }))
  })
  folder.claim(files)
  await Promise.all(
    [...jobs].map(([locale, list]) => {
      const localeSite = sites[locale]
      const { buildId, serverBundle } = bundles
      const batch = { jobs: list, serverBundle, assets, buildId }
      return localeSite && site.workers.writeDocuments({ ...batch, site: localeSite })
    }),
  )
  return files
}

/** The sources of a page's images; undefined if none of them has any. */
function sourcesOf(
  { images = [] }: RenderedPage,
  { shown }: FinishedSite['imageSources'],
): Record<string, ShownSources> | undefined {
  const sources = images.flatMap((address): [string, ShownSources][] => {
    const found = shown.get(address)
    return found ? [[address, found]] : []
  })
  return sources.length === 0 ? undefined : Object.fromEntries(sources)
}

/**
 * Stores sidebars for the workers.
 * @returns their cache keys by URL
 */
function shareSidebars({ sidebars, cache }: FinishedSite): Map<string, string> {
  return new Map(
    [...sidebars].map(([url, sidebar]) => {
      const json = JSON.stringify(sidebar)
      const key = cacheKey(url, json)
      cache.write('shared', key, { json })
      return [url, key]
    }),
  )
}

function documentAssets({ config, bundles, inline }: FinishedSite): DocumentAssets {
  const url = (file: string): string => `${config.baseUrl}${file}`
  const { styles, script, fonts } = bundles.client
  return { styles: styles.map(url), scripts: [url(script)], fonts: fonts.map(url), inline }
}

/** A page's files, relative to the output folder. The not-found page has the name that static hosts look for. */
export function documentPaths(
  route: string,
  { baseUrl, addresses }: Pick<SiteData, 'baseUrl' | 'addresses'>,
  isNotFound: boolean,
): { htmlFile: string; payloadFile?: string } {
  const below = (path: string): string => path.slice(baseUrl.length)
  const path = route === '/' || `${route}/` === baseUrl ? '' : route.slice(baseUrl.length)
  if (isNotFound)
    return { htmlFile: `${path === '404' ? '' : join(path, '..')}/404.html`.replace(/^[./]+/, '') }
  return { htmlFile: below(pageFile(route, addresses)), payloadFile: below(payloadPath(route)) }
}

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

/**
 * Identifies a copy's input. The article's key stays the same if its components read a file or a variable that has
 * changed, but the hash of its HTML doesn't.
 */
export function copyKey({ article, htmlHash, data }: RenderedPage): string {
  return cacheKey(article, htmlHash, data.title, data.description, String(data.lastUpdatedAt))
}

/** A page's article as Markdown. */
export function readCopy(
  { article, page }: Pick<RenderedPage, 'article' | 'page'>,
  cache: Cache,
): string {
  return cache.part('articles', article, 'markdown', `the Markdown of ${page.route}`)
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
