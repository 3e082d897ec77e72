import type { SiteRedirect } from '../../content/site-redirects.ts'
import { escapeHtml } from '../../shared/html.ts'
import { encodeAddress, isExternal, splitHref } from '../../shared/routes.ts'

/** An old route, and where it leads. */
type Moved = Pick<SiteRedirect, 'from' | 'to'>

/** A route and the same with a slash behind it; the root has one form only. */
export function oldAddresses(route: string): string[] {
  return route === '/' ? [route] : [route, `${route}/`]
}

/** Rules for static hosts that read a `_redirects` file. */
export function redirectRules(redirects: readonly Moved[]): string {
  const lines = redirects.flatMap(({ from, to }) =>
    oldAddresses(from).map((form) => `${encodeAddress(form)} ${encodeAddress(to)} 301`),
  )
  return `${lines.join('\n')}\n`
}

/**
 * Locations for nginx, which compares decoded paths. The query is kept for targets without one.
 * @param baseUrl addresses outside of it are left out
 */
export function nginxRedirects(redirects: readonly Moved[], baseUrl: string): string[] {
  const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`
  const target = (to: string): string => {
    const { path, search, hash } = splitHref(encodeAddress(to))
    // A dollar sign would begin a variable.
    const literal = (part: string): string => part.replaceAll('$', '%24')
    return `${literal(path)}${search === '' ? '$is_args$args' : literal(search)}${literal(hash)}`
  }
  return redirects.flatMap(({ from, to }) =>
    oldAddresses(from)
      .filter((address) => address.startsWith(baseUrl))
      .map((form) => `location = ${quoted(form)} { return 301 ${quoted(target(to))}; }`),
  )
}

/** What client navigation finds at an old address, in place of a page's payload. */
export function redirectPayload({ to }: SiteRedirect): string {
  return JSON.stringify({ redirect: encodeAddress(to) })
}

export interface RedirectPageInput {
  redirect: SiteRedirect
  /** Scheme and host of the site: canonical links are absolute. */
  url: string
  language: { htmlLang: string; direction: string }
  /** Text of the page, with `{link}` for the link. */
  moved: string
  /** Inline script that keeps query and hash; the same for every page, so that one hash of a policy covers all. */
  script: string
}

/**
 * Page at an old address, for hosts that know no rules. It needs neither a script nor a style sheet: without the
 * script only query and hash are lost.
 */
export function redirectPage({
  redirect,
  url,
  language,
  moved,
  script,
}: RedirectPageInput): string {
  const to = escapeHtml(encodeAddress(redirect.to))
  // Before escaping, because an entity has a number sign of its own.
  const page = escapeHtml(encodeAddress(redirect.to.replace(/#.*$/, '')))
  const canonical = isExternal(redirect.to) ? page : `${escapeHtml(url)}${page}`
  const link = `<a href="${to}">${escapeHtml(redirect.to)}</a>`
  const text = escapeHtml(moved)
  return (
    `<!doctype html>\n<html lang="${escapeHtml(language.htmlLang)}" dir="${language.direction}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark">' +
    `<title>${text.replace('{link}', () => escapeHtml(redirect.to))}</title>` +
    `<link rel="canonical" href="${canonical}"><meta name="robots" content="noindex">` +
    `<script data-to="${to}">${script}</script>` +
    `<meta http-equiv="refresh" content="0; url=${to}">` +
    `</head><body><p>${text.replace('{link}', () => link)}</p></body></html>\n`
  )
}
