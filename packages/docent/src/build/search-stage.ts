import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { SEARCH_INDEX } from '../content/site-data.ts'
import type { NavbarItem, SiteData } from '../model.ts'
import { fingerprint } from '../shared/hash.ts'
import type { RenderedPage } from './articles-stage.ts'
import type { Cache } from './cache.ts'
import type { SearchJob } from './jobs.ts'
import type { Outputs } from './outputs.ts'

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
    const key = fingerprint(JSON.stringify([input.generator, pages, search.synonyms]), 14)
    const below = join(site.baseUrl.slice(config.baseUrl.length), SEARCH_INDEX)
    const state = `search-${locale}.json`
    let index = cache.readJson<IndexState>('state', state)
    const isCurrent =
      index?.key === key &&
      Object.entries(index.files).every(([path, file]) =>
        outputs.isCurrent(join(below, path), file),
      )
    if (!isCurrent) {
      const folder = join(config.siteDir, config.outDir, below)
      index = { key, files: await input.run({ pages, synonyms: search.synonyms, folder }) }
      await cache.write('state', state, JSON.stringify(index))
      written += 1
    }
    for (const [path, file] of Object.entries(index?.files ?? {}))
      outputs.keep(join(below, path), file)
  }
  return written
}

/** Pages of a locale that readers may find: those that are listed and have a weight. */
export function searchPages(articles: readonly RenderedPage[], site: SiteData): SearchJob['pages'] {
  const labels = areaLabels(site.navbar.items)
  const links = inboundLinks(articles)
  const several = new Set(
    site.docs.filter(({ versions }) => versions.length > 1).map(({ id }) => id),
  )
  return articles.flatMap(({ planned, article, meta }) => {
    const page = planned.data(meta.headings, meta.metadata)
    const isHidden = page.unlisted || page.draft || !['doc', 'page'].includes(page.kind)
    if (planned.locale !== site.locale || planned.searchWeight === 0 || isHidden) return []
    const version =
      page.docsId !== undefined && page.version !== undefined && several.has(page.docsId)
        ? `${page.docsId}:${page.version}`
        : undefined
    return [
      dropUndefined({
        article,
        route: planned.route,
        title: page.title === '' ? site.title : page.title,
        description: page.description === '' ? undefined : page.description,
        keywords: page.keywords?.join(', '),
        area:
          page.sidebar === undefined
            ? undefined
            : { id: page.sidebar, label: labels.get(page.sidebar) ?? page.sidebar },
        weight: planned.searchWeight === 1 ? undefined : planned.searchWeight,
        inbound: links.get(planned.route),
        version,
      }),
    ]
  })
}

/** A sidebar is called what the navbar calls it. */
function areaLabels(items: readonly NavbarItem[]): Map<string, string> {
  const links = items.flatMap((item) =>
    item.type === 'link' ? [item] : item.type === 'dropdown' ? item.items : [],
  )
  return new Map(
    links.flatMap((link) =>
      link.type === 'link' && link.activeSidebar !== undefined
        ? [[link.activeSidebar, link.label] as const]
        : [],
    ),
  )
}

/** How many pages link to each route. */
function inboundLinks(articles: readonly RenderedPage[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { planned, meta } of articles) {
    const targets = new Set(meta.hrefs.map((href) => href.replace(/[?#].*$/, '')))
    targets.delete(planned.route)
    for (const route of targets) counts.set(route, (counts.get(route) ?? 0) + 1)
  }
  return counts
}

type Page = SearchJob['pages'][number]

function dropUndefined(page: { [Key in keyof Page]: Page[Key] | undefined }): Page {
  return Object.fromEntries(
    Object.entries(page).filter(([, value]) => value !== undefined),
  ) as unknown as Page
}
