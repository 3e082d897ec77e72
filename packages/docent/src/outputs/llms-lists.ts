import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { searchAreas } from '../content/search-areas.ts'
import { redirectsByRoute, siteRedirects } from '../content/site-redirects.ts'
import { llmsTxt, type ListSection } from './formats/llms-list.ts'
import { OTHER_PAGES, type ListedPage, type PageList } from '../model/page-list.ts'
import type { PageData, SidebarItem, SiteData } from '../model/site-data.ts'
import { joinRoute, markdownPath } from '../shared/routes.ts'
import { mergeAllMessages } from '../messages/build-messages.ts'
import { formatMessage } from '../messages/messages.ts'
import type { Prepared } from '../pipeline/prepare.ts'

export interface PageListInput {
  config: Config
  prepared: Pick<Prepared, 'contents' | 'sites'>
  /** Records of all pages. */
  pages: readonly PageData[]
}

/** A file with the text of several pages. */
export interface FullText {
  title: string
  routes: string[]
}

/** Lists of pages for programs, by path below the output folder. */
export interface LlmsLists {
  sections: ListSection[]
  lists: Map<string, string>
  full: Map<string, FullText>
}

/**
 * Lists of the default locale and the newest version of each docs instance: `llms.txt` with all sections, and the same
 * for each sidebar alone; `llms-full.txt` with their text. Files that the site has in its static folder are left out.
 * @returns nothing when the copies are off
 */
export function llmsLists(input: PageListInput): LlmsLists | undefined {
  const { config, prepared } = input
  const site = prepared.sites[config.i18n.defaultLocale]
  if (!config.markdownPages || !site) return undefined
  const { title, tagline, changesFeed } = site
  const messages = mergeAllMessages(site.messages)
  const note = (text: string, address: string): string =>
    formatMessage(text, { url: `\`${address}\`` })
  const textOf = (path: string): string => note(messages['markdown.full'], addressOf(path, site))
  const changes =
    changesFeed === undefined
      ? []
      : [note(messages['markdown.changes'], `${site.url}${changesFeed}`)]

  const found = listedSections(input, site)
  const sections = found.map((section) => linked(section, site))
  const whole = { title, tagline, notes: [textOf('llms-full.txt'), ...changes], sections }
  const lists = new Map([['llms.txt', llmsTxt(whole)]])
  const routesIn = (pages: readonly ListedPage[]): string[] => pages.map(({ route }) => route)
  const full = new Map([
    ['llms-full.txt', { title, routes: found.flatMap(({ pages }) => routesIn(pages)) }],
  ])
  for (const { folder, ...section } of found) {
    if (folder === undefined) continue
    const path = `${folder}/llms-full.txt`
    const own = `${title}: ${section.title}`
    const alone = { title: own, tagline, notes: [textOf(path)], sections: [linked(section, site)] }
    lists.set(`${folder}/llms.txt`, llmsTxt(alone))
    full.set(path, { title: own, routes: routesIn(section.pages) })
  }
  for (const path of [...lists.keys(), ...full.keys()]) {
    if (!existsSync(join(config.siteDir, config.staticDir, path))) continue
    lists.delete(path)
    full.delete(path)
  }
  return { sections, lists, full }
}

/** A section with the addresses of copies, and of its separate list when it has a folder. */
function linked({ title, folder, pages }: Section, site: SiteData): ListSection {
  const name = formatMessage(mergeAllMessages(site.messages)['markdown.list'], { title })
  return {
    title,
    pages: pages.map(({ route, ...page }) => ({
      ...page,
      url: `${site.url}${markdownPath(route, site.baseUrl)}`,
    })),
    ...(folder !== undefined && {
      list: { title: name, url: addressOf(`${folder}/llms.txt`, site), description: '' },
    }),
  }
}

function addressOf(path: string, { url, baseUrl }: SiteData): string {
  return `${url}${joinRoute(baseUrl, path)}`
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
    sections: listedSections(input, site).map(({ folder: _, ...section }) => section),
    moved: Object.fromEntries(redirectsByRoute(siteRedirects(config))),
  }
  return `${JSON.stringify(list, null, 1)}\n`
}

type Section = PageList['sections'][number] & {
  /** Folder of its files, below the output folder; the pages that are in no sidebar have none. */
  folder?: string
}

/** A section for each sidebar, in its order, then the pages that are in none. Drafts and unlisted pages are left out. */
function listedSections({ config, prepared, pages }: PageListInput, site: SiteData): Section[] {
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
  const sections = sets.flatMap(({ set, sidebars }) =>
    [...sidebars.values()].map(({ id, items }) => ({
      id,
      title: labels.get(id) ?? id,
      folder: joinRoute(set.routePrefix, id).slice(config.baseUrl.length),
      pages: take(routesOf(items)),
    })),
  )
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
