import { join } from '../shared/node/paths.ts'
import { type Cache, cacheKey } from '../files/cache.ts'
import { filesBelow } from '../files/files-below.ts'
import { assertPublic } from '../page/checks/check-pages.ts'
import { hasMarkdown } from '../page/markdown-copy/markdown-copy.ts'
import { searchPages } from '../page/searchable-pages.ts'
import type { BuiltPage, BuiltSite } from '../config/plugins/built-site.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import type { RenderedPage } from '../shared/records/page.ts'
import type { SearchPage, SectionText } from '../shared/records/searchable-page.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { pageAddress } from '../shared/routes.ts'
import { hostingOf, type HostingInput } from './hosting.ts'
import type { FinishedSite } from './output.ts'
import { readCopy } from './pages.ts'

export interface BuiltSiteInput extends HostingInput {
  pages: readonly (Pick<RenderedPage, 'page' | 'data'> & { headTags?: RenderedPage['headTags'] })[]
  /** The text of a page's article. */
  texts(page: BuiltSiteInput['pages'][number]): Pick<BuiltPage, 'html' | 'markdown'>
  /** The rendered pages of a locale, and the sections of their articles. */
  searchTexts(locale: string): Promise<SearchTexts>
}

interface SearchTexts {
  pages: readonly Pick<RenderedPage, 'page' | 'data' | 'article' | 'hrefs'>[]
  sectionsOf(article: string, route: string): SectionText[]
}

/** The site as plugins see it. */
export function builtSite(input: BuiltSiteInput): BuiltSite {
  const { config, sites, main, pages, texts } = input
  return {
    config,
    siteDir: config.siteDir,
    site: main,
    sites,
    pages: pages.map((rendered) => {
      const { route, locale, file } = rendered.page
      return { route, locale, file, data: rendered.data, ...texts(rendered) }
    }),
    async searchPages() {
      const found: SearchPage[] = []
      for (const site of Object.values(sites))
        found.push(...searchPagesOf(site, await input.searchTexts(site.locale)))
      return found
    },
    staticFiles: new Set(filesBelow(join(config.siteDir, config.staticDir))),
    hosting: hostingOf(input),
  }
}

function searchPagesOf(site: SiteData, { pages, sectionsOf }: SearchTexts): SearchPage[] {
  const byRoute = new Map(pages.map(({ page, data }) => [page.route, data]))
  return searchPages(pages, site).map(({ article, version: _, ...page }) => {
    const { docsId, version } = byRoute.get(page.route) ?? {}
    return {
      ...page,
      address: pageAddress(page.route, site.addresses),
      locale: site.locale,
      ...(docsId !== undefined && { docsId }),
      ...(version !== undefined && { version }),
      sections: sectionsOf(article, page.route),
    }
  })
}

/** Reads the articles of a build, which are in the cache. */
export function cachedTexts(
  pages: readonly RenderedPage[],
  cache: Cache,
): Pick<BuiltSiteInput, 'texts' | 'searchTexts'> {
  const articles = new Map(pages.map(({ page, article }) => [page.route, article]))
  const partOf = (article: string, name: string, route: string): string =>
    cache.part('articles', article, name, `the article of ${route}`)
  const texts: BuiltSiteInput['texts'] = ({ page }) => {
    const article = articles.get(page.route) ?? ''
    return {
      html: async () => partOf(article, 'html', page.route),
      markdown: async () => (hasMarkdown(page) ? readCopy({ article, page }, cache) : undefined),
    }
  }
  const sectionsOf = (article: string, route: string): SectionText[] =>
    JSON.parse(partOf(article, 'text', route)) as SectionText[]
  return { texts, searchTexts: async () => ({ pages, sectionsOf }) }
}

/** The files of plugins. Conflicts with other files are found when they're written. */
export function pluginFiles({ config, pluginOutputs }: FinishedSite): OutputFile[] {
  return pluginOutputs.flatMap(({ plugin, files }) =>
    files.map((file): OutputFile => {
      const origin = `the plugin "${plugin}"`
      const { path } = file
      if (!('copyOf' in file))
        return { path, content: file.content, key: cacheKey(file.content), origin }
      if (config.include === 'repository') assertPublic(file.copyOf, config)
      return { path, content: { copyOf: file.copyOf }, key: 'copy', origin }
    }),
  )
}
