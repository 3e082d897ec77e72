import {
  cleanPath,
  decodeSafely,
  isExternal,
  joinRoute,
  markdownPath,
  nearest,
  type PageData,
  type PageList,
  payloadPath,
  splitHref,
} from 'docent/plugin'
import { errors } from './errors.ts'
import { similarRoutes } from './similar-routes.ts'
import { pagesOf, type Site } from './open-site.ts'
import { type Section, sectionAround, sectionsOf } from './sections.ts'
import { MissingFile, type SiteFiles } from './site-files.ts'

export interface ReadPage {
  route: string
  title: string
  /** The complete copy. */
  markdown: string
  sections: Section[]
  /** The requested section. */
  section?: Section
  /** The requested route, if the page has moved from there. */
  movedFrom?: string
}

/**
 * Reads a page's Markdown copy. The page can have any name that `readAddress` accepts.
 * @param anchor anchor of the requested section; the address may contain it instead
 * @throws DocentError for addresses outside the site, unknown pages, and unknown sections
 */
export async function readPage(site: Site, page: string, anchor?: string): Promise<ReadPage> {
  const list = await site.list()
  const asked = addressOf(page, site, list)
  const address = follow(asked, list)
  const markdown = await readCopy(site.files, address.route, list)
  if (markdown === undefined) {
    const routes = pagesOf(list).map(({ route }) => route)
    throw errors.unknownPage({ page, near: similarRoutes(address.route, routes) })
  }
  const payload = await readPayload(site.files, address.route, list)
  const sections = sectionsOf(markdown, payload.headings)
  const wanted = anchor?.replace(/^#/, '') ?? address.anchor
  return {
    route: address.route,
    title: titleOf(address.route, markdown, list),
    markdown,
    sections,
    ...(wanted !== undefined && { section: find(wanted, address.route, sections, payload.html) }),
    ...(address.route !== asked.route && { movedFrom: asked.route }),
  }
}

function addressOf(page: string, { files }: Site, list: PageList): PageAddress {
  const own = isExternal(files.location) ? [new URL(files.location).origin] : []
  const address = readAddress(page, list, [list.url, ...own])
  if (!address) throw errors.pageOutsideSite({ page, url: list.url + list.baseUrl })
  return address
}

/** Follows a redirect. The requested anchor takes precedence over the target's anchor. */
function follow(address: PageAddress, { moved }: PageList): PageAddress {
  const target = Object.hasOwn(moved, address.route) ? moved[address.route] : undefined
  if (target === undefined) return address
  if (isExternal(target)) throw errors.pageMovedAway({ page: address.route, target })
  const { path, hash } = splitHref(target)
  const anchor = address.anchor ?? (hash === '' ? undefined : hash.slice(1))
  return { route: path, ...(anchor !== undefined && { anchor }) }
}

/** @returns undefined if the page has no copy */
async function readCopy(
  files: SiteFiles,
  route: string,
  { baseUrl }: PageList,
): Promise<string | undefined> {
  // The copy of another locale's home page is also named `index.md`, because it's the index of a folder.
  const paths = [markdownPath(route, baseUrl), joinRoute(route, 'index.md')]
  for (const path of new Set(paths)) {
    try {
      return await files.read(path.slice(baseUrl.length))
    } catch (error) {
      if (!(error instanceof MissingFile)) throw error
    }
  }
  return undefined
}

interface Payload {
  headings?: PageData['headings']
  html: string
}

/** The page's headings and article. A page can be read without them. */
async function readPayload(
  files: SiteFiles,
  route: string,
  { baseUrl }: PageList,
): Promise<Payload> {
  const path = payloadPath(`${route}/` === baseUrl ? route : route.replace(/\/$/, ''))
  try {
    const { page, html } = JSON.parse(await files.read(path.slice(baseUrl.length))) as {
      page: Pick<PageData, 'headings'>
      html: string
    }
    return { headings: page.headings, html }
  } catch {
    return { html: '' }
  }
}

function titleOf(route: string, markdown: string, list: PageList): string {
  const listed = pagesOf(list).find((page) => page.route === route)
  return listed?.title ?? /^# (.+)/m.exec(markdown)?.[1] ?? list.title
}

function find(anchor: string, route: string, sections: readonly Section[], html: string): Section {
  const section =
    sections.find((candidate) => candidate.anchor === anchor) ??
    sectionAround(anchor, html, sections)
  if (section) return section
  const known = sections.map((candidate) => candidate.anchor)
  throw errors.unknownSection({ page: route, anchor, known, near: nearest(anchor, known) })
}

/** A page of the site, with an optional anchor. */
export interface PageAddress {
  /** Decoded route, including the base URL. */
  route: string
  /** Without the leading `#`. */
  anchor?: string
}

/**
 * Parses the name that a client uses for a page: its route, with or without the base URL, the address of its Markdown
 * copy, or its absolute URL.
 * @param origins schemes and hosts of the site
 * @returns undefined if the address is outside the site
 * @example readAddress('https://docs.example.com/api/click.md#options', list, ['https://docs.example.com'])
 * // { route: '/api/click', anchor: 'options' }
 */
export function readAddress(
  text: string,
  { baseUrl }: Pick<PageList, 'baseUrl'>,
  origins: readonly string[],
): PageAddress | undefined {
  const { path, hash } = splitHref(text.trim())
  const pathname = isExternal(path) ? pathOf(path, origins) : `/${path.replace(/^\//, '')}`
  const asked = pathname === undefined ? undefined : decodedPath(pathname)
  if (asked === undefined) return undefined
  const below = `${asked}/`.startsWith(baseUrl) ? asked : joinRoute(baseUrl, asked)
  const anchor = decodeSafely(hash.slice(1))
  return { route: routeOf(below, baseUrl), ...(anchor !== '' && { anchor }) }
}

/** Path of a URL on the site, exactly as written. `URL` would resolve ".." segments before they can be refused. */
function pathOf(url: string, origins: readonly string[]): string | undefined {
  const origin = origins.find((own) => url === own || url.startsWith(`${own}/`))
  return origin === undefined ? undefined : url.slice(origin.length) || '/'
}

function routeOf(path: string, baseUrl: string): string {
  if (path === `${baseUrl}index.md`) return cleanPath(baseUrl)
  return cleanPath(path.replace(/\/index\.md$/, '').replace(/\.md$/, '') || '/')
}

/** The decoded path of an address; undefined if it isn't valid or leads out of the site. */
function decodedPath(target: string): string | undefined {
  try {
    const path = decodeURIComponent(target.replace(/\?.*$/s, ''))
    return /[\0\\]|(?:^|\/)\.{1,2}(?:\/|$)|\/\//.test(path) ? undefined : path
  } catch {
    return undefined
  }
}
