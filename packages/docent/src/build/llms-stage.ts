import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { searchAreas } from '../content/search-areas.ts'
import { llmsTxt, type ListedPage } from '../emit/llms-txt.ts'
import type { PageData, SidebarItem, SiteData } from '../model.ts'
import { markdownPath } from '../shared/routes.ts'
import { mergeAllMessages } from '../theme/build-messages.ts'
import type { Prepared } from './prepare.ts'

export interface LlmsInput {
  config: Config
  prepared: Pick<Prepared, 'contents' | 'sites'>
  /** Records of all pages. */
  pages: readonly PageData[]
}

/**
 * `llms.txt` of the default locale and the newest version of each docs instance: a section for each sidebar, in its
 * order, then what stands in none. Drafts and unlisted pages are left out.
 * @returns nothing when the copies are off, or the site has a file of its own
 */
export function llmsFile({ config, prepared, pages }: LlmsInput): string | undefined {
  const locale = config.i18n.defaultLocale
  const site = prepared.sites[locale]
  const isOwn = existsSync(join(config.siteDir, config.staticDir, 'llms.txt'))
  if (!config.markdownPages || isOwn || !site) return undefined
  const sets = (prepared.contents.get(locale)?.sets ?? []).filter(({ set }) => set.isLast)
  const own = new Set([
    ...sets.flatMap(({ docs, indexes }) => [...docs, ...indexes].map(({ route }) => route)),
    ...(prepared.contents.get(locale)?.pages ?? []).map(({ route }) => route),
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
    .map(({ id, items }) => ({ title: labels.get(id) ?? id, pages: take(routesOf(items)) }))
  const home = site.baseUrl.length > 1 ? site.baseUrl.slice(0, -1) : site.baseUrl
  const others = take([...left.keys()].filter((route) => route !== home))
  const rest = { title: mergeAllMessages(site.messages)['markdown.otherPages'], pages: others }
  return llmsTxt({ title: site.title, tagline: site.tagline, sections: [...sections, rest] })
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

/** Routes of a sidebar in reading order. */
function routesOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return []
    const own = item.href === undefined ? [] : [item.href]
    return item.type === 'category' ? [...own, ...routesOf(item.items)] : own
  })
}
