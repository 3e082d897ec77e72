import type { ServerResponse } from 'node:http'
import type { Page } from '../shared/records/page.ts'
import type { PagePayload } from '../shared/records/page-data.ts'
import { clientPage, type ServerBundle } from '../page/render-jobs.ts'
import { shellStyles } from '../page/page-styles.ts'
import type { Config } from '../config/index.ts'
import { headTagsOf } from '../content/head-tags.ts'
import { partStyles } from '../page/part-styles.ts'
import { styleAttributeSheet } from '../page/style-attribute-sheet.ts'
import { renderDocument, type DocumentAssets } from '../page/document.ts'
import { parseHtml } from '../shared/html/parse-html.ts'
import { pageText } from '../search/index/page-text.ts'
import type { Checks } from './checks.ts'
import { withDevScripts } from './dev-html.ts'
import { errorPage } from './error-page.ts'
import type { Problems } from './dev-problems.ts'
import type { Revision } from './content-revision.ts'
import type { Shown, ShowPage } from './show-page.ts'
import type { LivePage } from './render-pages.ts'
import type { SiteState } from './site-state.ts'

export interface PageOptions {
  config: Config
  state: SiteState
  assets: DocumentAssets
  problems: Problems
  checks: Checks
  revision: Revision
  show: ShowPage
  loadBundle: () => Promise<ServerBundle>
}

/** In `dev`, all pages belong to the same build. */
const DEV_BUILD = 'dev'

/** Responds with a route's document, or with the error that it has. */
export async function sendPage(
  route: string,
  { config, state, assets, problems, show, checks, loadBundle, revision }: PageOptions,
  response: ServerResponse,
): Promise<void> {
  const answer = (status: number, html: string): void => {
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    response.end(html)
  }
  let current: number
  let found: Page | undefined
  let shown: Shown
  // The content can change while the page is rendered.
  do {
    current = revision.current
    found = state.find(route)
    // The error page shows the error, and other tabs have nothing to do with it.
    shown = await show(found ?? state.notFound, 'never')
  } while (current !== revision.current)
  if (!shown.page) return answer(500, errorPage(shown.error, config.baseUrl, current))
  try {
    const { site, sidebar } = shellData(shown.page, state)
    const page = clientPage(shown.page.data)
    const { html: articleHtml, scripts } = shown.page
    const styleSheet = await sheetOf(shown.page, state)
    const html = renderDocument({
      site,
      page,
      shell: (await loadBundle()).renderShell({ site, page, sidebar, articleHtml }),
      scripts,
      readSections: () => pageText(parseHtml(articleHtml).children, page.headings),
      assets,
      ...(styleSheet !== undefined && { styleSheet }),
      buildId: DEV_BUILD,
      headTags: headTagsOf(config),
    })
    answer(found ? 200 : 404, withDevScripts(html, config.baseUrl, current))
    if (found) checks.page(route)
  } catch (error) {
    problems.fail({ name: route, route }, error, 'never')
    answer(500, errorPage(error, config.baseUrl, current))
  }
}

/** Responds with the payload that the application shows a route from. */
export async function sendPayload(
  route: string,
  { state, show, checks }: PageOptions,
  response: ServerResponse,
): Promise<void> {
  const planned = state.find(route)
  if (!planned) return json(response, 404, { error: `There is no page ${route}.` })
  const { page, error } = await show(planned)
  if (!page) return json(response, 500, { error: String((error as Error).message) })
  const payload: PagePayload = {
    build: DEV_BUILD,
    page: clientPage(page.data),
    html: page.html,
    styleSheet: await sheetOf(page, state),
  }
  json(response, 200, payload)
  checks.page(route)
}

function shellData({ page, data }: LivePage, { prepared }: SiteState) {
  const site = prepared.sites[page.locale]
  if (!site) throw new Error(`The locale ${page.locale} is not configured.`)
  return {
    site,
    sidebar:
      data.sidebarUrl === undefined ? undefined : prepared.plan.sidebars.get(data.sidebarUrl),
  }
}

/** The page's style sheet as a data URL. */
async function sheetOf(shown: LivePage, state: SiteState): Promise<string | undefined> {
  const { site, sidebar } = shellData(shown, state)
  const texts = [...new Set([...shellStyles([site, sidebar]), ...shown.styles])]
  const parts = await partStyles(shown.articleParts, shown.sheets)
  const sheet = parts + (await styleAttributeSheet(texts))
  return sheet === '' ? undefined : `data:text/css;charset=utf-8,${encodeURIComponent(sheet)}`
}

export function json(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify(data))
}
