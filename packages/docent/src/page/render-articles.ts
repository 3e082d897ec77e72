import { type Cache, cacheKey } from '../files/cache.ts'
import { withArticle } from '../content/make-page-data.ts'
import { firstHref } from '../content/resolve-sidebars.ts'
import type { CategoryEntry, CompiledPage, Page, RenderedPage } from '../shared/records/page.ts'
import type { Config } from '../config/index.ts'
import type { SidebarItem, SiteData } from '../shared/records/site-data.ts'
import { errors } from '../errors/index.ts'
import { headsOf } from '../config/plugins/page-hooks.ts'
import { withHook } from '../config/plugins/run-hooks.ts'
import { tagHtml } from '../shared/html.ts'
import type { ImportOptions } from '../markdown/page-imports.ts'
import type { ArticleData, ArticleJob, Pool } from './jobs.ts'
import { isSameEnvironment } from './read-environment.ts'
import { pageProblems } from './compile-pages.ts'
import { bindingsOf, isComplete, sourcesOf } from './partials.ts'
import { routeTable } from './resolve-href.ts'
import type { Plan } from '../content/plan-pages.ts'
import { type Bundles } from '../shared/records/bundles.ts'

export interface ArticleStage {
  pages: RenderedPage[]
  fresh: number
  /** Pages that weren't rendered, because they or their sources have problems. */
  failed: Page[]
  problems: unknown[]
}

export interface ArticleStageInput {
  config: Config
  plan: Pick<Plan, 'pages' | 'sidebars'>
  compiled: ReadonlyMap<string, CompiledPage>
  /** What was found when the sources were compiled. */
  problems: readonly unknown[]
  sites: Record<string, SiteData>
  /** Fingerprint of the generator. */
  generator: string
  bundles: Pick<Bundles, 'buildId' | 'serverBundle' | 'canReadFiles'>
  /** The pages to render, if they're only a part of the site. */
  part?: ReadonlySet<Page> | undefined
  cache: Cache
  workers: Pick<Pool, 'renderArticles'>
}

/** Renders the articles that aren't in the cache. */
export async function renderArticles(input: ArticleStageInput): Promise<ArticleStage> {
  const { config, compiled, cache, bundles } = input
  const { pages } = input.plan
  const categoryOf = categories(input.plan)
  const routes = new Map(
    config.i18n.locales.map((locale) => [locale, routeTable(pages, locale, config)]),
  )
  const tables = new Map(
    [...routes].map(([locale, table]) => [locale, cacheKey(JSON.stringify(table))]),
  )
  const { foreignContent, articleStyles } = config
  const listsImages = withHook(config, 'imageSources').length > 0
  const salt = cacheKey(
    input.generator,
    bundles.buildId,
    JSON.stringify([articleStyles, listsImages, foreignContent !== undefined]),
  )
  // Components that read files by themselves may read other contents now.
  const reuse = !bundles.canReadFiles || config.buildInputs !== undefined
  const problems = [...input.problems]
  const isWhole = (page: Page): boolean =>
    problems.length === 0 || page.hash === undefined || isComplete(page.file, input, config)
  const keyed = pages.flatMap((page) => {
    if (input.part?.has(page) === false || !isWhole(page)) return []
    const { route, file, locale } = page
    const sources = [...sourcesOf(file, compiled, config).values()]
    const category = categoryOf(page, sources)
    const key = cacheKey(
      salt,
      tables.get(locale) ?? '',
      route,
      ...sources.map((source) => source.key + JSON.stringify(source.inputs)),
      shownData(page, category),
    )
    return { key, page, sources, category }
  })
  if (reuse)
    await cache.fetch(
      'articles',
      keyed.map(({ key }) => key),
    )
  const work = keyed.map((article) => {
    const cachedData = reuse ? readArticleData(cache, article.key) : undefined
    const articleData =
      cachedData && isSameEnvironment(cachedData.environment) ? cachedData : undefined
    return { ...article, articleData }
  })
  for (const [locale, table] of routes) {
    cache.write('shared', tables.get(locale) ?? '', { json: JSON.stringify(table) })
  }
  const missing = work.filter(({ articleData }) => articleData === undefined)
  for (const locale of config.i18n.locales) {
    const localArticles = missing.filter(({ page }) => page.locale === locale)
    const jobs = localArticles.map(({ key, page, sources, category }) => ({
      key,
      ...articleWork(page, sources, compiled, config),
      category,
    }))
    const site = input.sites[locale]
    const table = tables.get(locale)
    if (jobs.length > 0 && site && table)
      await input.workers
        .renderArticles({
          jobs,
          serverBundle: bundles.serverBundle,
          site,
          routes: table,
        })
        .catch((error: unknown) => problems.push(...pageProblems(error)))
  }
  if (reuse && problems.length === 0)
    cache.send(
      'articles',
      missing.map(({ key }) => key),
    )
  const rendered = work.flatMap(({ key, page, sources, ...before }) => {
    const articleData = before.articleData ?? readArticleData(cache, key)
    if (articleData) return renderedPage(page, key, articleData, sources)
    if (problems.length > 0) return []
    throw errors.cacheEntryLost({ what: `the article of ${page.route}` })
  })
  if (problems.length > 0) {
    const made = new Set(rendered.map(({ page }) => page))
    return { fresh: 0, pages: rendered, failed: pages.filter((page) => !made.has(page)), problems }
  }
  const withHeads = withPluginHeads(rendered, config, input.sites)
  return { fresh: missing.length, pages: withHeads, failed: [], problems }
}

/** The job that renders a page's article. */
export function articleWork(
  page: Page,
  sources: readonly CompiledPage[],
  compiled: ReadonlyMap<string, CompiledPage>,
  options: ImportOptions,
): Omit<ArticleJob, 'key' | 'category'> {
  const isReact = page.reactPage !== undefined
  return {
    file: page.file,
    page,
    ...(!isReact && { compiled: compiled.get(page.file)?.key }),
    bindings: bindingsOf(page.file, compiled, options),
    sources: sources.map(({ key, components, undeclared, imports, contentTitle, frontMatter }) => {
      return {
        key,
        components,
        undeclared,
        imports,
        ...(contentTitle !== undefined && { contentTitle }),
        ...(frontMatter && { frontMatter }),
      }
    }),
  }
}

/** A page with the data that its article provides. */
export function renderedPage(
  page: Page,
  article: string,
  articleData: ArticleData,
  sources: CompiledPage[],
): RenderedPage {
  const { ids, hrefs, images, styles, articleParts, scripts, htmlHash, parts, ms } = articleData
  const data = withArticle(page.data, articleData)
  const contents = { ids, hrefs, ...(images && { images }), styles, articleParts, scripts }
  return { page, data, article, ...contents, htmlHash, parts, sources, ms }
}

/** Pages with the elements that plugins add to their heads. */
export function withPluginHeads(
  pages: readonly RenderedPage[],
  config: Config,
  sites: Readonly<Record<string, SiteData>>,
): RenderedPage[] {
  const heads = headsOf(pages, config, sites)
  return pages.map((rendered, index) => {
    const headTags = heads[index] ?? []
    if (headTags.length === 0) return rendered
    const head = (rendered.data.head ?? '') + headTags.map(tagHtml).join('')
    return { ...rendered, headTags, data: { ...rendered.data, head } }
  })
}

function readArticleData(cache: Cache, key: string): ArticleData | undefined {
  const meta = cache.read('articles', key)?.text('meta')
  return meta === undefined ? undefined : (JSON.parse(meta) as ArticleData)
}

/**
 * What an article shows besides its sources, as text. Of the page's data, it's what the article's components can read:
 * neighbors and dates belong to the shell.
 */
export function shownData(
  { data, above, below, oldAnchors }: Page,
  category: readonly CategoryEntry[],
): string {
  const { title, description, extra, docId, version, sidebar } = data
  const visible = { title, description, extra, docId, version, sidebar }
  return JSON.stringify([visible, category, oldAnchors, above, below])
}

/** React page that docent generates for categories. */
const INDEX_PAGE = '@category-index'
const COMPONENT = 'CategoryCards'

/** Finds the entries of categories for pages that show them; empty for all other pages. */
export function categories({
  pages,
  sidebars,
}: Pick<Plan, 'pages' | 'sidebars'>): (
  page: Page,
  sources: readonly CompiledPage[],
) => CategoryEntry[] {
  // Most pages show no entries.
  let descriptions: ReadonlyMap<string, string> | undefined
  return (page, sources) => {
    const shows =
      page.reactPage === INDEX_PAGE ||
      sources.some(({ components }) => components.some(({ name }) => name === COMPONENT))
    const items = shows ? (sidebars.get(page.data.sidebarUrl ?? '')?.items ?? []) : []
    return categoryItems(items, page.route).flatMap((item): CategoryEntry[] => {
      const href = firstHref([item])
      if (href === undefined || item.type === 'html') return []
      const own = item.type === 'category' ? item.description : undefined
      descriptions ??= new Map(pages.map(({ route, data }) => [route, data.description]))
      const description = own ?? descriptions.get(href) ?? ''
      return [{ label: item.label, href, ...(description !== '' && { description }) }]
    })
  }
}

/** Items in the category that the page belongs to, as the category's page or as an entry, without the page itself. */
function categoryItems(items: readonly SidebarItem[], route: string): readonly SidebarItem[] {
  for (const item of items) {
    if (item.type !== 'category') continue
    if (item.href === route) return item.items
    const inside = categoryItems(item.items, route)
    if (inside.length > 0) return inside
  }
  const isPage = (item: SidebarItem): boolean => item.type === 'link' && item.href === route
  return items.some(isPage) ? items.filter((item) => !isPage(item)) : []
}
