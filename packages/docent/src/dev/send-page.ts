import type { ServerResponse } from 'node:http'
import react from '@vitejs/plugin-react'
import type { NormalizedHotChannel } from 'vite'
import type { Config } from '../config/index.ts'
import { withShortPaths } from '../errors/index.ts'
import { type DocumentAssets, renderDocument } from '../page/document.ts'
import { partStyles, shellStyles, styleAttributeSheet } from '../page/page-styles.ts'
import type { ServerBundle } from '../page/page-content.ts'
import { shellRules } from '../page/jobs.ts'
import { clientPage, renderShell } from '../page/render-jobs.ts'
import { pageText } from '../page/page-text.ts'
import { type Change, CHANGED_EVENT, REVISION_EVENT, REVISION_META } from '../shared/dev-events.ts'
import { escapeHtml, jsonForScript } from '../shared/html.ts'
import { parseHtml } from '../shared/html/tree.ts'
import type { PagePayload } from '../shared/records/page-data.ts'
import type { Page } from '../shared/records/page.ts'
import type { Revision } from './bundle-changes.ts'
import type { Checks } from './checks.ts'
import { OVERLAY_STYLE, overlayError } from './vite-overlay.ts'
import type { Problems } from './problems.ts'
import type { LivePage } from './render-pages.ts'
import type { Shown, ShownPages, ShowPage, SiteState } from './site-state.ts'

export interface PageOptions {
  config: Config
  state: SiteState
  assets: DocumentAssets
  problems: Problems
  checks: Checks
  revision: Revision
  show: ShowPage
  loadBundle: () => Promise<ServerBundle>
  /** The page that a browser requested last. */
  opened: { route: string | undefined }
  /** Looks for new files that the watcher hasn't reported. If there are some, browsers request the page again. */
  lookAgain: () => void
}

/** In `dev`, all pages belong to the same build. */
const DEV_BUILD = 'dev'

/** Responds with a route's document, or with the error that it has. */
export async function sendPage(
  route: string,
  options: PageOptions,
  response: ServerResponse,
): Promise<void> {
  const { config, state, assets, problems, show, checks, loadBundle, revision } = options
  options.opened.route = route
  if (!state.find(route)) options.lookAgain()
  const answer = (status: number, html: string): void => {
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    response.end(html)
  }
  let current: number
  let sitePage: Page | undefined
  let shown: Shown
  // The content can change while the page is rendered.
  do {
    current = revision.current
    sitePage = state.find(route)
    // The error page shows the error, and other tabs have nothing to do with it.
    shown = await show(sitePage ?? state.notFound, 'never')
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
      shell: renderShell(
        await loadBundle(),
        { site, page, sidebar, articleHtml },
        { siteDir: config.siteDir, shellRules: shellRules(config) },
      ),
      scripts,
      readSections: () => pageText(parseHtml(articleHtml).children, page.headings),
      assets,
      ...(styleSheet !== undefined && { styleSheet }),
      buildId: DEV_BUILD,
      headTags: config.headTags,
      articleHead: shown.page.data.head,
    })
    answer(sitePage ? 200 : 404, withDevScripts(html, config.baseUrl, current))
    if (sitePage) checks.page(route)
  } catch (error) {
    problems.fail({ name: route, route }, error, 'never')
    answer(500, errorPage(error, config.baseUrl, current))
  }
}

/** Responds with the payload that the application shows a route from. */
export async function sendPayload(
  route: string,
  { state, show, checks, opened }: PageOptions,
  response: ServerResponse,
): Promise<void> {
  opened.route = route
  const planned = state.find(route)
  if (!planned) return json(response, 404, { error: `There is no page ${route}.` })
  const { page, error } = await show(planned)
  if (!page) return json(response, 500, { error: String((error as Error).message) })
  json(response, 200, await payloadOf(page, state))
  checks.page(route)
}

/**
 * Tells browsers that the content has changed. The page that was opened last is part of the message, because its author
 * is waiting for it. Browsers that show another page, or that show an error, request theirs.
 * @param saved the pages that were rendered, and are checked, since the change
 */
export async function announceChange(
  channel: NormalizedHotChannel,
  {
    state,
    show,
    checks,
    revision,
    opened,
  }: Pick<PageOptions, 'state' | 'show' | 'checks' | 'revision' | 'opened'>,
  saved: ShownPages = new Map(),
): Promise<void> {
  const { current } = revision
  const planned = opened.route === undefined ? undefined : state.find(opened.route)
  const isSaved = planned !== undefined && saved.has(planned.route)
  const shown = planned && (saved.get(planned.route) ?? (await show(planned, 'never')))
  const page = shown?.page
  const payload = page && (await payloadOf(page, state))
  // A later change has its own message.
  const change: Change = revision.current === current && payload ? { payload } : {}
  channel.send(CHANGED_EVENT, change)
  if (page && !isSaved) checks.page(page.page.route)
}

async function payloadOf(page: LivePage, state: SiteState): Promise<PagePayload> {
  return {
    build: DEV_BUILD,
    page: clientPage(page.data),
    html: page.html,
    styleSheet: await sheetOf(page, state),
  }
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
  const partSheets = await partStyles(shown.articleParts, shown.sheets)
  const sheet = partSheets + (await styleAttributeSheet(texts))
  return sheet === '' ? undefined : `data:text/css;charset=utf-8,${encodeURIComponent(sheet)}`
}

export function json(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify(data))
}

/**
 * Adds what a document needs to follow changes: Vite's client and React Refresh. Vite's own HTML transformation would
 * add the base URL to addresses that already include it.
 */
export function withDevScripts(html: string, baseUrl: string, revision: number): string {
  const scripts =
    `<meta name="${REVISION_META}" content="${revision}">` +
    OVERLAY_STYLE +
    `<script type="module" src="${baseUrl}@vite/client"></script>` +
    `<script type="module">${react.preambleCode.replace('__BASE__', baseUrl)}</script>`
  return html.replace('<head>', () => `<head>${scripts}`)
}

/** Replaces a page that can't be rendered. It shows the overlay and reloads after the next save. */
export function errorPage(error: unknown, baseUrl: string, revision?: number): string {
  const cwd = process.cwd()
  const { err } = overlayError(error, cwd)
  const location = err.loc ? `${err.loc.file}:${err.loc.line}:${err.loc.column}` : err.id
  const parts = [err.message, location && withShortPaths(location, cwd), err.frame]
  const text = parts.filter((part) => part !== undefined).join('\n\n')
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>Error</title>${OVERLAY_STYLE}${ERROR_PAGE_STYLE}</head>` +
    `<body><main><h1>This page can't be shown</h1><pre>${escapeHtml(text)}</pre></main>` +
    `<script type="module">import { ErrorOverlay, createHotContext } from '${baseUrl}@vite/client';` +
    `document.body.append(new ErrorOverlay(${jsonForScript(err)}));` +
    `const hot = createHotContext('/docent-error'); hot.on('${CHANGED_EVENT}', () => location.reload());` +
    (revision === undefined ? '' : `hot.send('${REVISION_EVENT}', ${revision})`) +
    `</script></body></html>`
  )
}

const ERROR_PAGE_STYLE = `<style>
:root { color-scheme: light dark; font-family: system-ui, sans-serif }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.5 }
</style>`
