import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { searchAreas } from '../content/search-areas.ts'
import { llmsTxt, type ListedPage, type ListSection } from '../emit/llms-txt.ts'
import type { PageData, SidebarItem, SiteData } from '../model.ts'
import { joinRoute, markdownPath } from '../shared/routes.ts'
import { formatMessage, mergeMessages } from '../theme/messages.ts'
import type { Prepared } from './prepare.ts'

export interface LlmsInput {
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
  sections: Section[]
  lists: Map<string, string>
  full: Map<string, FullText>
}

/** A section with its pages in reading order. */
interface Section extends ListSection {
  /** Folder of its files, below the output folder; the pages that are in no sidebar have none. */
  folder?: string
  routes: string[]
}

/**
 * Lists of the default locale and the newest version of each docs instance: `llms.txt` with a section for each sidebar,
 * in its order, then the pages that are in none, and the same for each sidebar alone; `llms-full.txt` with their text.
 * Drafts and unlisted pages are left out, and so are files that the site has in its static folder.
 * @returns nothing when the copies are off
 */
export function llmsLists(input: LlmsInput): LlmsLists | undefined {
  const { config, prepared } = input
  const site = prepared.sites[config.i18n.defaultLocale]
  if (!config.markdownPages || !site) return undefined
  const { title, tagline, changesFeed } = site
  const messages = mergeMessages(site.messages)
  const note = (text: string, address: string): string =>
    formatMessage(text, { url: `\`${address}\`` })
  const textOf = (path: string): string => note(messages['markdown.full'], addressOf(path, site))
  const changes =
    changesFeed === undefined
      ? []
      : [note(messages['markdown.changes'], `${site.url}${changesFeed}`)]

  const sections = sectionsOf(input, site)
  const whole = { title, tagline, notes: [textOf('llms-full.txt'), ...changes], sections }
  const lists = new Map([['llms.txt', llmsTxt(whole)]])
  const full = new Map([
    ['llms-full.txt', { title, routes: sections.flatMap(({ routes }) => routes) }],
  ])
  for (const { list: _, folder, routes, ...section } of sections) {
    if (folder === undefined) continue
    const path = `${folder}/llms-full.txt`
    const own = `${title}: ${section.title}`
    const alone = { title: own, tagline, notes: [textOf(path)], sections: [section] }
    lists.set(`${folder}/llms.txt`, llmsTxt(alone))
    full.set(path, { title: own, routes })
  }
  for (const path of [...lists.keys(), ...full.keys()]) {
    if (!existsSync(join(config.siteDir, config.staticDir, path))) continue
    lists.delete(path)
    full.delete(path)
  }
  return { sections, lists, full }
}

function addressOf(path: string, { url, baseUrl }: SiteData): string {
  return `${url}${joinRoute(baseUrl, path)}`
}

/** Pages that lists name, by route. */
function listedPages(
  { config, prepared, pages }: LlmsInput,
  site: SiteData,
): Map<string, ListedPage> {
  const content = prepared.contents.get(config.i18n.defaultLocale)
  const own = new Set([
    ...(content?.sets ?? [])
      .filter(({ set }) => set.isLast)
      .flatMap(({ docs, indexes }) => [...docs, ...indexes].map(({ route }) => route)),
    ...(content?.pages ?? []).map(({ route }) => route),
  ])
  return new Map(
    pages
      .filter((page) => own.has(page.route) && isListed(page))
      .map((page) => [page.route, listed(page, site)]),
  )
}

function isListed({ kind, unlisted, draft }: PageData): boolean {
  return (kind === 'doc' || kind === 'page') && !unlisted && !draft
}

function listed({ route, title, description }: PageData, site: SiteData): ListedPage {
  return {
    title: title.trim() === '' ? site.title : title,
    url: `${site.url}${markdownPath(route, site.baseUrl)}`,
    description,
  }
}

/** Each page is in one section: the first that names it. */
function sectionsOf(input: LlmsInput, site: SiteData): Section[] {
  const { config, prepared } = input
  const messages = mergeMessages(site.messages)
  const left = listedPages(input, site)
  const section = (title: string, candidates: readonly string[]): Section => {
    const routes = [...new Set(candidates)].filter((route) => left.has(route))
    const pages = routes.flatMap((route) => left.get(route) ?? [])
    for (const route of routes) left.delete(route)
    return { title, routes, pages }
  }
  const labels = new Map(searchAreas(site.navbar.items).map(({ id, label }) => [id, label]))
  const sets = prepared.contents.get(config.i18n.defaultLocale)?.sets ?? []
  const sections = sets
    .filter(({ set }) => set.isLast)
    .flatMap(({ set, sidebars }) =>
      [...sidebars.values()].map(({ id, items }): Section => {
        const found = section(labels.get(id) ?? id, routesOf(items))
        const folder = joinRoute(set.routePrefix, id).slice(config.baseUrl.length)
        const title = formatMessage(messages['markdown.list'], { title: found.title })
        const url = addressOf(`${folder}/llms.txt`, site)
        return { ...found, folder, list: { title, url, description: '' } }
      }),
    )
  const home = site.baseUrl.length > 1 ? site.baseUrl.slice(0, -1) : site.baseUrl
  const others = [...left.keys()].filter((route) => route !== home)
  return [...sections, section(messages['markdown.otherPages'], others)].filter(
    ({ pages }) => pages.length > 0,
  )
}

/** Routes of a sidebar in reading order. */
function routesOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return []
    const own = item.href === undefined ? [] : [item.href]
    return item.type === 'category' ? [...own, ...routesOf(item.items)] : own
  })
}
