import { articleTexts } from '../build/article-texts.ts'
import { llmsFile } from '../build/page-list-stage.ts'
import { markdownCopy, markdownOptions } from '../build/markdown-copy.ts'
import { routeTable } from '../build/articles-stage.ts'
import { hasMarkdown } from '../build/plan.ts'
import type { ServerBundle } from '../build/render-jobs.ts'
import type { Config } from '../config/index.ts'
import { localeBaseUrl } from '../content/doc-sets.ts'
import { joinRoute, markdownPath } from '../shared/routes.ts'
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
  if (path === joinRoute(config.baseUrl, 'llms.txt'))
    return llmsFile({
      config,
      prepared: state.prepared,
      pages: plan.pages.map((page) => page.data([])),
    })
  const planned = plan.pages.find(
    (page) =>
      hasMarkdown(page) && markdownPath(page.route, localeBaseUrl(config, page.locale)) === path,
  )
  const site = planned && sites[planned.locale]
  if (!site) return undefined
  const { article, page } = await state.render(planned, await loadBundle())
  const { copies } = routeTable(plan.pages, planned.locale, config)
  const { markdown } = articleTexts(article, markdownOptions(site, copies), planned.file)
  return markdownCopy(markdown, page, site)
}
