import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { searchAreas } from '../content/search-areas.ts'
import { redirectsByRoute, siteRedirects } from '../content/redirects.ts'
import { llmsTxt } from '../emit/llms-txt.ts'
import { OTHER_PAGES, type ListedPage, type PageList } from '../emit/page-list.ts'
import type { PageData, SidebarItem, SiteData } from '../model.ts'
import { markdownPath } from '../shared/routes.ts'
import { mergeAllMessages } from '../theme/build-messages.ts'
import type { Prepared } from './prepare.ts'

export interface PageListInput {
  config: Config
  prepared: Pick<Prepared, 'contents' | 'sites'>
  /** Records of all pages. */
  pages: readonly PageData[]
}

/**
 * `llms.txt` of the default locale and the newest version of each docs instance.
 * @returns nothing when the copies are off, or the site has its own file
 */
export function llmsFile(input: PageListInput): string | undefined {
  const { config, prepared } = input
  const site = prepared.sites[config.i18n.defaultLocale]
  const isOwn = existsSync(join(config.siteDir, config.staticDir, 'llms.txt'))
  if (!config.markdownPages || isOwn || !site) return undefined
  const sections = listedSections(input, site).map(({ title, pages }) => ({
    title,
    pages: pages.map(({ route, ...page }) => ({
      ...page,
      url: `${site.url}${markdownPath(route, site.baseUrl)}`,
    })),
  }))
  return llmsTxt({ title: site.title, tagline: site.tagline, sections })
}

/**
 * `pages.json`: the pages of `llms.txt` as data, with what a program needs to find its way.
 * @returns nothing when the copies are off
 */
export function pageListFile(input: PageListInput, buildId: string): string | undefined {
  const { config, prepared } = input
  const site = prepared.sites[config.i18n.defaultLocale]
  if (!config.markdownPages || !site) return undefined
  const versions = site.docs.flatMap(({ id, versions }) => {
    const last = versions.find(({ isLast }) => isLast)
    return versions.length > 1 && last ? [[id, last.name] as const] : []
  })
  const list: PageList = {
    build: buildId,
    title: site.title,
    tagline: site.tagline,
    url: site.url,
    baseUrl: site.baseUrl,
    ...(site.search?.provider === 'embedded' && { searchIndex: site.search.indexUrl }),
    ...(versions.length > 0 && { versions: Object.fromEntries(versions) }),
    sections: listedSections(input, site),
    moved: Object.fromEntries(redirectsByRoute(siteRedirects(config))),
  }
  return `${JSON.stringify(list, null, 1)}\n`
}

/** A section for each sidebar, in its order, then the pages that are in none. Drafts and unlisted pages are left out. */
function listedSections(
  { config, prepared, pages }: PageListInput,
  site: SiteData,
): PageList['sections'] {
  const content = prepared.contents.get(config.i18n.defaultLocale)
  const sets = (content?.sets ?? []).filter(({ set }) => set.isLast)
  const own = new Set([
    ...sets.flatMap(({ docs, indexes }) => [...docs, ...indexes].map(({ route }) => route)),
    ...(content?.pages ?? []).map(({ route }) => route),
  ])
  const left = new Map(
    pages
      .filter((page) => own.has(page.route) && isListed(page))
      .map((page) => [page.route, listed(page, site)] as const),
  )
  // Each page is named once, where it comes first.
  const take = (routes: readonly string[]): ListedPage[] =>
    routes.flatMap((route) => {
      const page = left.get(route)
      return page && left.delete(route) ? [page] : []
    })
  const labels = new Map(searchAreas(site.navbar.items).map(({ id, label }) => [id, label]))
  const sections = sets
    .flatMap(({ sidebars }) => [...sidebars.values()])
    .map(({ id, items }) => ({ id, title: labels.get(id) ?? id, pages: take(routesOf(items)) }))
  const home = site.baseUrl.length > 1 ? site.baseUrl.slice(0, -1) : site.baseUrl
  const others = take([...left.keys()].filter((route) => route !== home))
  const title = mergeAllMessages(site.messages)['markdown.otherPages']
  return [...sections, { id: OTHER_PAGES, title, pages: others }].filter(
    ({ pages }) => pages.length > 0,
  )
}

function isListed({ kind, unlisted, draft }: PageData): boolean {
  return (kind === 'doc' || kind === 'page') && !unlisted && !draft
}

function listed({ route, title, description }: PageData, site: SiteData): ListedPage {
  return {
    route,
    title: title.trim() === '' ? site.title : title,
    description,
  }
}

/** Routes of a sidebar in reading order. */
function routesOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return []
    const own = item.href === undefined ? [] : [item.href]
    return item.type === 'category' ? [...own, ...routesOf(item.items)] : own
  })
}
