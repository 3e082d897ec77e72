import { atomFeed, changedPagesFeed, feedSite } from './formats/atom-feed.ts'
import type { Config } from '../config/index.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import { PAGE_LIST, type PageList } from '../shared/records/page-list.ts'
import { listedSections } from './listed-pages.ts'
import { pageHash, type FinishedSite, listInput, textFile } from './output.ts'
import { ROBOTS_PATH, SITEMAP_PATH } from './sitemap.ts'

/** `pages.json`: the pages of `llms.txt` as data for programs, with redirects and the address of the search index. */
export function pageList(finished: FinishedSite): OutputFile[] {
  const { config, main, bundles } = finished
  if (!config.markdownPages) return []
  const versions = main.docs.flatMap(({ id, versions: all }) => {
    const last = all.find(({ isLast }) => isLast)
    return all.length > 1 && last ? [[id, last.name] as const] : []
  })
  const list: PageList = {
    build: bundles.buildId,
    title: main.title,
    tagline: main.tagline,
    url: main.url,
    baseUrl: main.baseUrl,
    ...(main.addresses && { addresses: main.addresses }),
    ...(main.search?.provider === 'embedded' && { searchIndex: main.search.indexUrl }),
    ...(versions.length > 0 && { versions: Object.fromEntries(versions) }),
    sections: listedSections(listInput(finished)).map(({ folder: _, ...section }) => section),
    moved: Object.fromEntries(config.redirects.map(({ from, to }) => [from, to])),
  }
  return [textFile(PAGE_LIST, `${JSON.stringify(list, null, 1)}\n`, 'the list of pages')]
}

/**
 * The files for programs whose names are known before the pages are finished, relative to the base URL. Links may lead
 * to them.
 */
export function namedFiles({ markdownPages, changesFeed, feeds }: Config): string[] {
  return [
    SITEMAP_PATH,
    ROBOTS_PATH,
    ROUTES_PATH,
    ...(markdownPages ? [PAGE_LIST, 'llms.txt', 'llms-full.txt'] : []),
    ...feeds.map(({ path }) => path),
    ...(changesFeed === false ? [] : [changesFeed]),
  ]
}

const ROUTES_PATH = 'routes.json'

/**
 * `routes.json`: all routes. `path` is the route, and `fingerprint` is a hash of the page's content, with which
 * deployments and caches can detect changed pages. `id` is the route followed by the first characters of the
 * fingerprint.
 */
export function routeManifest({ pages, bundles }: FinishedSite): OutputFile[] {
  const routes = pages
    .filter(({ data }) => data.kind !== 'notFound')
    .map((rendered) => {
      const { route } = rendered.page
      const fingerprint = pageHash(rendered).slice(0, 14)
      return { path: route, id: `${route}-${fingerprint.slice(0, 3)}`, fingerprint }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const json = `${JSON.stringify({ build: bundles.buildId, routes }, null, 1)}\n`
  return [textFile(ROUTES_PATH, json, 'the list of routes')]
}

/** The JSON file of each sidebar, which all of its pages share. */
export function sidebars({ config, sidebars: all }: FinishedSite): OutputFile[] {
  return [...all].map(([url, sidebar]) =>
    textFile(url.slice(config.baseUrl.length), JSON.stringify(sidebar), `sidebar ${url}`),
  )
}

/** The configured feeds. */
export function configuredFeeds({ config, main }: FinishedSite): OutputFile[] {
  return config.feeds.map((feed) =>
    textFile(feed.path, atomFeed(feed, feedSite(main)), `the feed ${feed.path}`),
  )
}

/** The feed of the most recently changed documents, if their dates are known. */
export function changesFeed({ config, main, pages }: FinishedSite): OutputFile[] {
  if (main.changesFeed === undefined) return []
  const mainPages = pages.filter(({ page }) => page.locale === main.locale)
  const feed = changedPagesFeed(
    mainPages.map(({ data }) => data),
    main,
    main.changesFeed,
  )
  const path = main.changesFeed.slice(config.baseUrl.length)
  return feed === undefined ? [] : [textFile(path, feed, 'the feed of changed pages')]
}
