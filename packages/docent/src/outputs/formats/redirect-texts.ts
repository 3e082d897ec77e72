import { escapeHtml } from '../../shared/html.ts'
import { encodeAddress, isExternal } from '../../shared/routes.ts'

/** An old route and its target. */
export interface Moved {
  /** Route with the base URL. */
  from: string
  /** In the form that the host serves, or an absolute URL. */
  to: string
}

/** A route with and without a trailing slash. The root has only one form. */
function oldAddresses(route: string): string[] {
  return route === '/' ? [route] : [route, `${route}/`]
}

/** Rules for static hosts that read a `_redirects` file. */
export function redirectRules(redirects: readonly Moved[]): string {
  const lines = redirects.flatMap(({ from, to }) =>
    oldAddresses(from).map((form) => `${encodeAddress(form)} ${encodeAddress(to)} 301`),
  )
  return `${lines.join('\n')}\n`
}

/** Response to client navigation at an old address, instead of a page's payload. */
export function redirectPayload({ to }: Moved): string {
  return JSON.stringify({ redirect: encodeAddress(to) })
}

export interface RedirectPageInput {
  redirect: Moved
  /** The site's scheme and host, because canonical links are absolute. */
  url: string
  language: { htmlLang: string; direction: string }
  /** Text of the page, with `{link}` for the link. */
  moved: string
  /**
   * Inline script that keeps the query and the hash. It's the same on every page, so a single hash in the policy allows
   * it.
   */
  script: string
}

/**
 * The page at an old address, for hosts without redirect rules. It works without a script, except that the query and
 * the hash are lost, and without a style sheet.
 */
export function redirectPage({
  redirect,
  url,
  language,
  moved,
  script,
}: RedirectPageInput): string {
  const to = escapeHtml(encodeAddress(redirect.to))
  // Split before escaping, because entities contain number signs.
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
