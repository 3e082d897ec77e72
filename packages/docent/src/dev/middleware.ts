import { createReadStream, existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import send from 'send'
import type { Connect } from 'vite'
import { extname, join } from '../shared/node/paths.ts'
import type { Feed } from '../config/index.ts'
import { isDocentError } from '../errors/index.ts'
import { atomFeed, feedSite } from '../outputs/formats/atom-feed.ts'
import { pageImages } from '../page/prepare.ts'
import { readTarget } from '../serve/resolve-request.ts'
import {
  cleanPath,
  encodeAddress,
  isFileAddress,
  joinRoute,
  redirectTarget,
  SEARCH_INDEX,
} from '../shared/routes.ts'
import { drawDevImage, IMAGE_PATH } from './dev-images.ts'
import { moduleError, type Problems } from './problems.ts'
import { createDevSearch, type DevSearch } from './dev-search.ts'
import { sendCreated } from './plugin-site.ts'
import { readMarkdown } from './read-markdown.ts'
import { errorPage, json, type PageOptions, sendPage, sendPayload } from './send-page.ts'

const IMAGE_TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
}

/** Handles requests for pages, payloads, sidebars, images, and static files with the stages of a build. */
export function devMiddleware(options: PageOptions): Connect.NextHandleFunction {
  const { config, state } = options
  const search = createDevSearch(config, state, options.loadBundle)
  const redirects = new Map(config.redirects.map(({ from, address }) => [from, address]))
  const staticDir = join(config.siteDir, config.staticDir)
  return (request, response, next) => {
    const target = readTarget(request.url ?? '')
    if (target.kind !== 'path') return next()
    // Vite has removed the base URL from the path.
    const path = joinRoute(config.baseUrl, target.path)
    const below = path.slice(config.baseUrl.length)
    const sidebar = state.prepared.plan.sidebars.get(path)
    if (sidebar) return json(response, 200, sidebar)
    const image =
      state.renderer.images.get(below) ??
      pageImages(state.prepared.contents).find(({ to }) => to === below)?.from
    if (image !== undefined) return sendImage(image, response)
    if (below === IMAGE_PATH) return void sendDrawnImage(target.search, options, response)
    if (path.includes(`/${SEARCH_INDEX}/`)) return void sendIndex(search, path, options, response)
    if (path.endsWith('/index.json')) {
      const route = cleanPath(path.slice(0, -'index.json'.length))
      const moved = redirects.get(route)
      if (moved !== undefined) return json(response, 200, { redirect: encodeAddress(moved) })
      const payload = (): unknown => void sendPayload(route, options, response)
      return state.find(route) ? payload() : void sendCreated(below, options, response, payload)
    }
    const moved = redirects.get(cleanPath(path))
    if (moved !== undefined)
      return redirect(
        redirectTarget(encodeAddress(moved), { search: target.search, hash: '' }),
        response,
      )
    const feed = config.feeds.find((candidate) => candidate.path === below)
    if (feed) return sendFeed(feed, options, response)
    const elsewhere = (): void => {
      if (path.endsWith('.md') || path.endsWith('/llms.txt'))
        return void sendMarkdown(path, options, response)
      const isPage = state.find(cleanPath(path)) !== undefined
      if (!isPage && isFileAddress(path)) return next()
      void sendPage(cleanPath(path), options, response)
    }
    const created = (): unknown =>
      state.find(cleanPath(path)) ? elsewhere() : sendCreated(below, options, response, elsewhere)
    sendStatic(
      { root: staticDir, baseUrl: config.baseUrl, path: target.path },
      request,
      response,
      created,
    )
  }
}

/**
 * Sends a static file, or calls `elsewhere` if there is none. A folder has its index page, as on hosts, at its address
 * with a slash. The home page is a page.
 */
function sendStatic(
  { root, baseUrl, path }: { root: string; baseUrl: string; path: string },
  request: IncomingMessage,
  response: ServerResponse,
  elsewhere: () => void,
): void {
  const encoded = (name: string): string => encodeURIComponent(name).replaceAll('%2F', '/')
  const sendFile = (name: string, onFolder: () => void): void => {
    send(request, encoded(name), { root, dotfiles: 'allow', index: false, maxAge: 0 })
      .on('error', elsewhere)
      .on('directory', onFolder)
      .pipe(response)
  }
  sendFile(path, () => {
    const folder = path.replace(/\/+$/, '')
    const document = `${folder}/index.html`
    if (folder === '' || !existsSync(join(root, document))) return elsewhere()
    if (path === folder) return redirect(encoded(`${joinRoute(baseUrl, folder)}/`), response)
    sendFile(document, elsewhere)
  })
}

async function sendIndex(
  search: DevSearch,
  path: string,
  { problems }: PageOptions,
  response: ServerResponse,
): Promise<void> {
  try {
    const content = await search.read(path)
    if (content === undefined) return json(response, 404, { error: `There is no file ${path}.` })
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    response.end(content)
  } catch (error) {
    problems.fail({ name: path }, error, 'never')
    json(response, 500, { error: String((error as Error).message) })
  }
}

async function sendMarkdown(
  path: string,
  { problems, config, state, loadBundle }: PageOptions,
  response: ServerResponse,
): Promise<void> {
  const answer = (status: number, type: string, text: string): void => {
    response.writeHead(status, {
      'Content-Type': `text/${type}; charset=utf-8`,
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    })
    response.end(text)
  }
  try {
    const content = await readMarkdown(path, config, state, loadBundle)
    if (content === undefined)
      return answer(404, 'plain', `No page has its Markdown copy at ${path}.\n`)
    answer(200, path.endsWith('.md') ? 'markdown' : 'plain', content)
  } catch (error) {
    problems.fail({ name: path }, error, 'never')
    answer(500, 'plain', `${(error as Error).message}\n`)
  }
}

async function sendDrawnImage(
  search: string,
  { problems, config, state, loadBundle }: PageOptions,
  response: ServerResponse,
): Promise<void> {
  const route = new URLSearchParams(search).get('page') ?? ''
  try {
    const page = state.find(route)
    const rendered = page && (await state.render(page, await loadBundle()))
    const png = rendered && (await drawDevImage(rendered, config, state.prepared.sites))
    if (!png) return json(response, 404, { error: `No plugin draws an image of ${route}.` })
    response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' })
    response.end(png)
  } catch (error) {
    problems.fail({ name: `${IMAGE_PATH}${search}` }, error, 'never')
    json(response, 500, { error: String((error as Error).message) })
  }
}

/** Works as on a host, except that browsers don't cache it, because the author may change the redirect. */
function redirect(to: string, response: ServerResponse): void {
  response.writeHead(301, { Location: to, 'Cache-Control': 'no-store' }).end()
}

function sendFeed(feed: Feed, { config, state }: PageOptions, response: ServerResponse): void {
  const locale = config.i18n.defaultLocale
  const site = state.prepared.sites[locale]
  if (!site) throw new Error(`The locale ${locale} is not configured.`)
  response.writeHead(200, {
    'Content-Type': 'application/atom+xml; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(atomFeed(feed, feedSite(site)))
}

function sendImage(file: string, response: ServerResponse): void {
  if (!existsSync(file)) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, {
    'Content-Type': IMAGE_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
  })
  createReadStream(file).pipe(response)
}

/** Redirects addresses outside the base URL into the site, as `preview` does. */
export function belowBase(baseUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const target = readTarget(request.url ?? '')
    if (target.kind !== 'path') return next()
    const { path, search } = target
    if (!`${path}/`.startsWith(baseUrl)) {
      response.writeHead(302, { Location: baseUrl }).end()
      return
    }
    // `/docs` is the home page of `/docs/`.
    if (path.length < baseUrl.length) request.url = baseUrl + search
    next()
  }
}

/** Responds to requests for modules that can't be compiled. */
export function failedRequest(problems: Problems, baseUrl: string): Connect.ErrorHandleFunction {
  return async (cause, request, response, _next) => {
    const error = await moduleError(cause)
    const file = isDocentError(error) ? error.file : undefined
    problems.fail({ name: file ?? request.url ?? '' }, error)
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(errorPage(error, baseUrl))
  }
}
