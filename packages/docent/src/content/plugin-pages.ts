import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from '../shared/node/paths.ts'
import { similarFile } from '../config/configured-files.ts'
import { type Config, localeOf } from '../config/index.ts'
import { cacheFolder } from '../files/cache.ts'
import { contentHash, fingerprint } from '../shared/node/hash.ts'
import { belowSite } from '../files/paths.ts'
import { readText } from '../files/read-text.ts'
import type { PluginPage, PluginPages, PluginSidebarItem } from '../config/plugins/pages.ts'
import { invalidResult, listFrom, runHook, withHook } from '../config/plugins/run-hooks.ts'
import type { AddedPages } from '../shared/records/content.ts'
import { pageImage } from './read-docs.ts'
import { pagesContext } from './pages-context.ts'
import type { LabeledLink, PageData } from '../shared/records/page-data.ts'
import type { Page } from '../shared/records/page.ts'
import type { Sidebar, SidebarItem } from '../shared/records/site-data.ts'
import { isExternal, joinRoute } from '../shared/routes.ts'

/** The pages that plugins add, by locale, and the files that they're made from. */
export interface AddedContent {
  byLocale: ReadonlyMap<string, AddedPages>
  watched: readonly string[]
}

const PAGES =
  'Return { pages: [{ path, title, markdown }] }, or pages with mdx, file, or component instead of markdown.'
const WATCH = 'Return the files and folders that the pages are made from: { pages, watch: [path] }.'

/**
 * Runs the `pages` hooks.
 * @throws DocentError that names the plugin if a hook fails or returns something other than pages
 */
export async function addedPages(config: Config): Promise<AddedContent> {
  const byLocale = new Map<string, { pages: Page[]; sidebars: Map<string, Sidebar> }>()
  const watched: string[] = []
  for (const { plugin, hook } of withHook(config, 'pages')) {
    const context = pagesContext(config, plugin.name, watched)
    const made = await runHook(plugin, 'pages', config, () => hook(context))
    if (!Array.isArray((made as Partial<PluginPages> | undefined)?.pages))
      throw invalidResult(plugin.name, 'pages', 'something without a list of "pages"', PAGES)
    const watch = listFrom(plugin.name, 'pages', made.watch, WATCH)
    watched.push(...watch.map((path) => resolve(config.siteDir, path)))
    for (const page of inAllLocales(made, config)) {
      const locale = page.locale ?? config.i18n.defaultLocale
      const sidebars = sidebarsOf(made, locale)
      const problem = pageProblem(page, config, sidebars)
      if (problem !== undefined) throw invalidResult(plugin.name, 'pages', problem, PAGES)
      assertFile(page, plugin.name, config)
      const added = byLocale.get(locale) ?? { pages: [], sidebars: new Map<string, Sidebar>() }
      byLocale.set(locale, added)
      const url = page.sidebar && addSidebar(page.sidebar, sidebars, locale, config, added.sidebars)
      added.pages.push(makePage(page, { plugin: plugin.name, locale, config, sidebarUrl: url }))
    }
  }
  return { byLocale: withAlternates(byLocale, config), watched }
}

function sidebarsOf(
  { sidebars, localeSidebars }: PluginPages,
  locale: string,
): NonNullable<PluginPages['sidebars']> {
  return { ...sidebars, ...localeSidebars?.[locale] }
}

/**
 * A page without a locale also appears in the locales for which the plugin returns no page with its path, without its
 * sidebar in those that have none.
 */
function inAllLocales(
  made: PluginPages,
  { i18n: { locales, defaultLocale } }: Config,
): PluginPage[] {
  const { pages } = made
  const own = new Set(pages.map(({ path, locale }) => `${locale ?? defaultLocale}\0${path}`))
  return pages.flatMap((page) => {
    if (page.locale !== undefined) return [page]
    const missing = locales.filter((locale) => !own.has(`${locale}\0${page.path}`))
    return [
      page,
      ...missing.map((locale) => {
        const copy = { contentLocale: defaultLocale, ...page, locale }
        const hasSidebar = Object.hasOwn(sidebarsOf(made, locale), page.sidebar ?? '')
        return hasSidebar ? copy : { ...copy, sidebar: undefined }
      }),
    ]
  })
}

/** Pages with the same path in several locales are translations of each other. */
function withAlternates(
  byLocale: Map<string, AddedPages>,
  config: Config,
): Map<string, AddedPages> {
  const pathOf = ({ route, locale }: Page): string =>
    joinRoute(route.slice(localeOf(config, locale).baseUrl.length))
  const routes = new Map<string, Record<string, string>>()
  for (const { pages } of byLocale.values())
    for (const page of pages)
      routes.set(pathOf(page), { ...routes.get(pathOf(page)), [page.locale]: page.route })
  const withLocales = (page: Page): Page => {
    const locales = routes.get(pathOf(page)) ?? {}
    return Object.keys(locales).length > 1 ? { ...page, data: { ...page.data, locales } } : page
  }
  return new Map(
    [...byLocale].map(([locale, added]) => [
      locale,
      { ...added, pages: added.pages.map(withLocales) },
    ]),
  )
}

function pageProblem(
  page: PluginPage,
  config: Config,
  sidebars: NonNullable<PluginPages['sidebars']>,
): string | undefined {
  const { path, title, locale, sidebar } = page
  if (typeof path !== 'string') return `a page with the path ${JSON.stringify(path)}`
  if (/^\/|[\\?#]|(?:^|\/)\.\.?(?:\/|$)/.test(path))
    return `a page with the path "${path}", which begins with a slash or has "?", "#", a backslash, or dots as a name`
  if (typeof title !== 'string') return `the page "${path}" without a title`
  if (locale !== undefined && !config.i18n.locales.includes(locale))
    return `the page "${path}" in the locale "${locale}", which the site doesn't have`
  if (sidebar !== undefined && !Object.hasOwn(sidebars, sidebar))
    return `the page "${path}" with the sidebar "${sidebar}", which isn't in sidebars`
  if ('component' in page || 'file' in page) return undefined
  const text = 'mdx' in page ? page.mdx : page.markdown
  return typeof text === 'string'
    ? undefined
    : `the page "${path}" without "mdx", "markdown", a file, or a component`
}

/** @throws DocentError if the component or the file of a page doesn't exist */
function assertFile(page: PluginPage, plugin: string, config: Config): void {
  const kind = 'component' in page ? 'component' : 'file'
  const file = 'component' in page ? page.component : 'file' in page ? page.file : undefined
  if (file === undefined || existsSync(file)) return
  const similar = similarFile(file, config)
  const problem = `the page "${page.path}" with the ${kind} "${file}", which doesn't exist`
  const fix = `${similar === undefined ? '' : `Did you mean "${similar}"? `}Correct the path. If the plugin is compiled, compile it first.`
  throw invalidResult(plugin, 'pages', problem, fix)
}

interface PageMaker {
  plugin: string
  locale: string
  config: Config
  sidebarUrl: string | undefined
}

function makePage(page: PluginPage, { plugin, locale, config, sidebarUrl }: PageMaker): Page {
  const { baseUrl } = localeOf(config, locale)
  const route = joinRoute(baseUrl, page.path)
  const isDocument = !('component' in page)
  const { description = config.tagline, sidebar, searchWeight = 1 } = page
  const image = 'file' in page ? pageImage(page.file, page.image) : undefined
  const linkOf = (link?: { label: string; path: string }): LabeledLink | undefined =>
    link && { label: link.label, href: joinRoute(baseUrl, link.path) }
  const given: Partial<PageData> = {
    sidebar,
    sidebarUrl,
    lastUpdatedAt: page.lastUpdatedAt,
    lastUpdatedBy: page.lastUpdatedBy,
    editUrl: page.editUrl,
    contentLocale: page.contentLocale,
    image: image ? `/${image.to}` : page.image,
    previous: linkOf(page.previous),
    next: linkOf(page.next),
    hideToc: page.hideToc || undefined,
    structuredData: page.structuredData,
    unlisted: page.unlisted || undefined,
    extra: page.data,
  }
  const data: PageData = {
    route,
    kind: isDocument ? 'doc' : 'page',
    title: page.title,
    description,
    headings: [],
    tocMin: config.tableOfContents.minHeadingLevel,
    tocMax: config.tableOfContents.maxHeadingLevel,
    ...(!isDocument && { hideToc: true }),
    breadcrumbs: [],
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  }
  const { above, below } = page
  const common = { route, locale, searchWeight, data, above, below, image }
  if ('component' in page)
    return {
      ...common,
      file: page.component,
      reactPage: `@plugin/${belowSite(page.component, config.siteDir)}`,
      hideTitle: true,
    }
  if ('file' in page) {
    const { file } = page
    return { ...common, file, hash: contentHash(readText(file)), hideTitle: false, isTitled: true }
  }
  const [text, extension] = 'mdx' in page ? [page.mdx, 'mdx'] : [page.markdown, 'md']
  const file = writeText(text, `${route}.${extension}`, plugin, config)
  return { ...common, file, hash: contentHash(readText(file)), hideTitle: false, isTitled: true }
}

/**
 * Writes the text of a page to the cache's folder, from where it's compiled like a document. Messages can then show the
 * line.
 */
function writeText(text: string, name: string, plugin: string, { siteDir }: Config): string {
  const folder = join(cacheFolder(siteDir), 'pages', plugin.replace(/[^\w-]+/g, '-'))
  const file = join(folder, name === '/.md' || name === '/.mdx' ? `index${name.slice(1)}` : name)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

function addSidebar(
  id: string,
  sidebars: NonNullable<PluginPages['sidebars']>,
  locale: string,
  config: Config,
  known: Map<string, Sidebar>,
): string {
  const { baseUrl } = localeOf(config, locale)
  const itemOf = (item: PluginSidebarItem): SidebarItem =>
    'items' in item
      ? {
          type: 'category',
          label: item.label,
          collapsible: true,
          collapsed: false,
          items: item.items.map(itemOf),
        }
      : {
          type: 'link',
          label: item.label,
          href: isExternal(item.path) ? item.path : joinRoute(baseUrl, item.path),
        }
  const sidebar: Sidebar = { id, items: (sidebars[id] ?? []).map(itemOf) }
  const url = `${config.baseUrl}assets/sidebar-${id}.${fingerprint(JSON.stringify(sidebar))}.json`
  known.set(url, sidebar)
  return url
}
