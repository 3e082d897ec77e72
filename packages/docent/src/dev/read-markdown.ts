import type { Page } from '../shared/records/page.ts'
import { parseHtml } from '../shared/html/tree.ts'
import { articleTexts } from '../page/page-text.ts'
import { llmsTexts } from '../outputs/agents.ts'
import { hasMarkdown, markdownCopy, markdownOptions } from '../page/markdown-copy/markdown-copy.ts'
import { routeTable } from '../page/resolve-href.ts'
import type { ServerBundle } from '../page/page-content.ts'
import { type Config, localeOf } from '../config/index.ts'
import type { MarkdownOptions } from '../page/markdown-copy/article-markdown.ts'
import { markdownPath } from '../shared/routes.ts'
import type { LivePage } from './render-pages.ts'
import type { SiteState } from './site-state.ts'

/**
 * The Markdown at an address, generated from the current page.
 * @param path with the base URL, such as `/guide.md` or `/llms.txt`
 * @returns undefined if no page has its copy at this address
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
    const pages = plan.pages.map(({ data }) => data)
    const main = sites[config.i18n.defaultLocale]
    const { contents } = state.prepared
    const lists = main && llmsTexts({ config, main, contents, pages })
    return lists?.get(path.slice(config.baseUrl.length))
  }
  const page = plan.pages.find(
    (one) =>
      hasMarkdown(one) && markdownPath(one.route, localeOf(config, one.locale).baseUrl) === path,
  )
  const site = page && sites[page.locale]
  if (!site) return undefined
  const live = await state.render(page, await loadBundle())
  return markdownCopy(markdownBody(live, config, state), live.data, site, [])
}

/** A page's article as Markdown. */
export function markdownBody(live: LivePage, config: Config, state: SiteState): string {
  const nodes = parseHtml(live.html).children
  const options = copyOptions(live.page, config, state)
  return articleTexts(nodes, live.data.headings, options, live.page.file).markdown
}

function copyOptions({ locale }: Page, config: Config, state: SiteState): MarkdownOptions {
  const { plan, sites } = state.prepared
  const site = sites[locale]
  if (!site) throw new Error(`The locale ${locale} is not configured.`)
  return markdownOptions(site, new Set(routeTable(plan.pages, locale, config).copies))
}
