import { type DocentError, type ErrorLocation, errors } from '../../errors/index.ts'
import {
  cleanPath,
  decodeSafely,
  isExternal,
  isUnparsable,
  joinRoute,
  splitHref,
} from '../../shared/routes.ts'
import { nearest } from '../../shared/did-you-mean.ts'

/** A set that contains every string. */
class EveryString extends Set<string> {
  override has(): boolean {
    return true
  }
}

/** The anchors of a page that hasn't been made, or couldn't be. */
export const UNKNOWN_ANCHORS: ReadonlySet<string> = new EveryString()

/** The addresses that exist on a site. */
export interface Targets {
  /** Anchors of every page, by route. */
  pages: ReadonlyMap<string, ReadonlySet<string>>
  /** Addresses of files that aren't pages. */
  files: ReadonlySet<string>
  /** The site's base URL. Suggestions omit it, because a configuration names routes without it. */
  baseUrl: string
}

/** The reason why an address in the configuration leads nowhere. */
export interface TargetProblem {
  missing: 'page' | 'anchor'
  /** The nearest existing page or anchor. */
  suggestion?: string
}

/** Looks up an address that includes the base URL. Addresses on other sites pass. */
export function targetProblem(
  to: string,
  { pages, files, baseUrl }: Targets,
): TargetProblem | undefined {
  if (isExternal(to)) return undefined
  const { path, hash } = splitHref(to)
  // A redirect's target can be written with or without escapes.
  const decoded = decodeSafely(path)
  const ids = pages.get(path) ?? pages.get(decoded)
  if (!ids) {
    if (files.has(path) || files.has(decoded)) return undefined
    const close = nearest(path, [...pages.keys()])
    return { missing: 'page', suggestion: close && withoutBase(close, baseUrl) }
  }
  const anchor = decodeSafely(hash.slice(1))
  if (anchor === '' || ids.has(anchor)) return undefined
  return { missing: 'anchor', suggestion: nearest(anchor, [...ids]) }
}

/** A route as a configuration names it, without the base URL. */
export function withoutBase(route: string, baseUrl: string): string {
  return route.startsWith(baseUrl) ? `/${route.slice(baseUrl.length)}` : route
}

/** The file that contains a list of the configuration. */
export interface ListSource {
  file: string
  text: string
}

/**
 * Location of an entry: the first quoted string with this value. The code isn't parsed, because lists are often
 * generated. If no string has the full value, only the file is known.
 */
export function locateInList(value: string, source: ListSource | undefined): ErrorLocation {
  if (!source) return {}
  const { file, text } = source
  const at = ["'", '"', '`']
    .map((quote) => text.indexOf(`${quote}${value}${quote}`))
    .find((index) => index >= 0)
  if (at === undefined) return { file }
  const above = text.slice(0, at).split('\n')
  return { file, source: text, line: above.length, column: (above.at(-1)?.length ?? 0) + 1 }
}

export interface ConfiguredLinkCheckInput extends Targets {
  /** Links of all locales; `href` is the final address of the `written` one. */
  links: readonly { option: string; written: string; href: string }[]
  /** Targets of redirected addresses. */
  redirects: ReadonlyMap<string, string>
  /** The configuration file. */
  source?: ListSource
  /** The files with sidebars. */
  sidebars?: readonly ListSource[]
}

/** Findings by kind. Each kind has the severity of page links or anchors. */
export interface ConfiguredLinkFindings {
  links: DocentError[]
  anchors: DocentError[]
}

/** Checks that the links that the configuration puts on every page lead to existing pages, files, and headings. */
export function checkConfiguredLinks({
  links,
  redirects,
  source,
  sidebars = [],
  ...targets
}: ConfiguredLinkCheckInput): ConfiguredLinkFindings {
  const findings: ConfiguredLinkFindings = { links: [], anchors: [] }
  const locate = (option: string, written: string): ErrorLocation => {
    const files = /\.sidebars\b/.test(option) ? [...sidebars, source] : [source]
    const places = files.map((file) => locateInList(written, file))
    return places.find(({ line }) => line !== undefined) ?? places[0] ?? {}
  }
  // Most mistakes occur in every locale and are reported once.
  const done = new Set<string>()
  for (const { option, written, href } of links) {
    // A link that is only a hash or a query leads to the page that contains it.
    if (isUnparsable(href) && !done.has(`${option} ${written}`)) {
      done.add(`${option} ${written}`)
      const where = locate(option, written)
      findings.links.push(errors.invalidLink({ url: written, where: option, ...where }))
    }
    if (isExternal(href) || /^(?:[#?]|$)/.test(href) || done.has(`${option} ${written}`)) continue
    const { path, search, hash } = splitHref(href)
    const route = cleanPath(decodeSafely(path))
    if (hash === '' && targets.files.has(decodeSafely(path))) continue
    const problem = targetProblem(`${route}${search}${hash}`, targets)
    if (!problem) continue
    done.add(`${option} ${written}`)
    const moved = redirects.get(route)
    const suggestion =
      moved === undefined ? problem.suggestion : withoutBase(moved, targets.baseUrl)
    const details = { option, link: written, suggestion, ...locate(option, written) }
    if (problem.missing === 'page') findings.links.push(errors.configuredLinkToNowhere(details))
    else findings.anchors.push(errors.configuredLinkToMissingAnchor(details))
  }
  return findings
}

export interface FeedCheckInput extends Targets {
  feeds: readonly { path: string; pages?: readonly string[]; items: readonly { link: string }[] }[]
  source?: ListSource
}

/** Findings by kind. Each kind has the severity of page links or anchors. */
export interface FeedFindings {
  links: DocentError[]
  anchors: DocentError[]
}

/** Checks that feed entries lead to existing pages and headings, and that every feed belongs to a page. */
export function checkFeeds({ feeds, source, ...targets }: FeedCheckInput): FeedFindings {
  const findings: FeedFindings = { links: [], anchors: [] }
  for (const { path, pages = [], items } of feeds) {
    for (const link of [...pages, ...items.map((item) => item.link)]) {
      if (isUnparsable(link)) {
        const where = `the feed ${path}`
        findings.links.push(errors.invalidLink({ url: link, where, ...locateInList(link, source) }))
      }
      const problem = targetProblem(withBase(link, targets.baseUrl), targets)
      if (!problem) continue
      const details = {
        feed: path,
        link,
        suggestion: problem.suggestion,
        ...locateInList(link, source),
      }
      if (problem.missing === 'page') findings.links.push(errors.feedToNowhere(details))
      else findings.anchors.push(errors.feedToMissingAnchor(details))
    }
  }
  return findings
}

function withBase(link: string, baseUrl: string): string {
  if (isExternal(link)) return link
  const { path, search, hash } = splitHref(link)
  return `${joinRoute(baseUrl, path)}${search}${hash}`
}

/** A redirect with final addresses, which include the base URL. */
export interface CheckedRedirect {
  from: string
  to: string
  /** The addresses as the author wrote them, for messages. */
  written: { from: string; to: string }
}

export interface RedirectCheckInput extends Targets {
  redirects: readonly CheckedRedirect[]
  source?: ListSource
}

/** Findings by kind. Those about targets have the severity of page links or anchors; all others are errors. */
export interface RedirectFindings {
  redirects: DocentError[]
  links: DocentError[]
  anchors: DocentError[]
}

/** Checks that every redirect starts at an address without a page and leads straight to an existing one. */
export function checkRedirects(input: RedirectCheckInput): RedirectFindings {
  const targets = new Map(input.redirects.map(({ from, to }) => [from, to]))
  const findings: RedirectFindings = { redirects: [], links: [], anchors: [] }
  // Most mistakes occur in every locale, and a loop is one mistake no matter how many entries it has. Each is reported
  // once.
  const done = new Set<string>()
  for (const { from, to, written } of input.redirects) {
    if (done.has(written.from)) continue
    const before = countOf(findings)
    const location = locateInList(written.from, input.source)
    if (input.pages.has(from) || input.files.has(from))
      findings.redirects.push(errors.redirectFromPage({ from: written.from, ...location }))
    const chain = follow(from, targets)
    const show = (route: string): string => withoutBase(route, input.baseUrl)
    if (chain.loops) {
      findings.redirects.push(errors.redirectLoop({ loop: chain.routes.map(show), ...location }))
      for (const other of input.redirects)
        if (chain.routes.includes(other.from)) done.add(other.written.from)
    } else if (chain.routes.length > 2) {
      const end = show(chain.routes.at(-1) ?? to)
      findings.redirects.push(errors.redirectChain({ ...written, end, ...location }))
    } else {
      checkTarget({ from, to, written }, location, input, findings)
    }
    if (countOf(findings) > before) done.add(written.from)
  }
  return findings
}

/** The addresses that a reader passes through. The last one isn't redirected, or it closes a loop. */
function follow(
  from: string,
  targets: ReadonlyMap<string, string>,
): { routes: string[]; loops: boolean } {
  const routes = [from]
  let next = targets.get(from)
  while (next !== undefined) {
    const route = isExternal(next) ? next : splitHref(next).path
    const loops = routes.includes(route)
    routes.push(loops || !targets.has(route) ? next : route)
    if (loops) return { routes, loops }
    next = targets.get(route)
  }
  return { routes, loops: false }
}

function checkTarget(
  { to, written }: CheckedRedirect,
  location: ErrorLocation,
  targets: Targets,
  findings: RedirectFindings,
): void {
  if (isUnparsable(to)) {
    const where = `the redirect from "${written.from}"`
    findings.links.push(errors.invalidLink({ url: written.to, where, ...location }))
  }
  const problem = targetProblem(to, targets)
  if (!problem) return
  const details = { ...written, suggestion: problem.suggestion, ...location }
  if (problem.missing === 'page') findings.links.push(errors.redirectToNowhere(details))
  else findings.anchors.push(errors.redirectToMissingAnchor(details))
}

const countOf = (findings: RedirectFindings): number =>
  findings.redirects.length + findings.links.length + findings.anchors.length
