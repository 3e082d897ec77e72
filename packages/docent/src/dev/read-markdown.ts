import { articleTexts, copyProblem } from '../workers/article-texts.ts'
import { llmsTexts } from '../outputs/llms-lists.ts'
import { markdownCopy, markdownOptions } from '../html-to-markdown/markdown-copy.ts'
import { routeTable } from '../pipeline/render-articles.ts'
import { hasMarkdown, type PlannedPage } from '../pipeline/plan-pages.ts'
import type { ServerBundle } from '../workers/render-jobs.ts'
import type { Config } from '../config/index.ts'
import { localeBaseUrl } from '../content/doc-sets.ts'
import type { MarkdownOptions } from '../html-to-markdown/page-markdown.ts'
import type { DocentError } from '../errors/index.ts'
import type { Article } from '../model/compiled-page.ts'
import { markdownPath } from '../shared/routes.ts'
import type { SiteState } from './site-state.ts'

/**
 * The Markdown at an address, made from the page as it is now.
 * @param path with the base URL, such as `/guide.md` or `/llms.txt`
 * @returns nothing when no page has its copy there
 */
export async function readMarkdown(
  path: string,
  config: Config,
  state: SiteState,
  loadBundle: () => Promise<ServerBundle>,
): Promise<string | undefined> {
  const { plan, sites } = state.prepared
  if (!config.markdownPages) return undefined
  if (path.endsWith('/llms.txt')) {
    const pages = plan.pages.map((page) => page.data([]))
    const main = sites[config.i18n.defaultLocale]
    const { contents } = state.prepared
    const lists = main && llmsTexts({ config, main, contents, pages })
    return lists?.get(path.slice(config.baseUrl.length))
  }
  const planned = plan.pages.find(
    (page) =>
      hasMarkdown(page) && markdownPath(page.route, localeBaseUrl(config, page.locale)) === path,
  )
  const site = planned && sites[planned.locale]
  if (!site) return undefined
  const { article, page } = await state.render(planned, await loadBundle())
  const { markdown } = articleTexts(article, copyOptions(planned, config, state), planned.file)
  return markdownCopy(markdown, page, site, [])
}

/** What a build would say of a page's copy. */
export function copyFindings(
  planned: PlannedPage,
  article: Article,
  config: Config,
  state: SiteState,
): DocentError[] {
  const options = copyOptions(planned, config, state)
  const { route, file } = planned
  if (!options.hasCopy(route)) return []
  const { markdown } = articleTexts(article, options, file)
  const problem = copyProblem({ route, file, html: article.html, markdown }, options)
  return problem ? [problem] : []
}

function copyOptions({ locale }: PlannedPage, config: Config, state: SiteState): MarkdownOptions {
  const { plan, sites } = state.prepared
  const site = sites[locale]
  if (!site) throw new Error(`The locale ${locale} is not configured.`)
  return markdownOptions(site, routeTable(plan.pages, locale, config).copies)
}
