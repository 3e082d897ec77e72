import { z } from 'zod'
import {
  cleanPath,
  decodeSafely,
  isExternal,
  joinRoute,
  linkAddress,
  splitHref,
} from '../shared/routes.ts'
import type { LocalePlaces } from './i18n.ts'
import { reportIssue, options, target } from './options.ts'

const redirect = options({
  /**
   * Old route, relative to the base URL, without a query, hash, or wildcards. Each address needs its own entry, because
   * it becomes an HTML page. `/old/` and `/old.html` are equivalent to `/old`. The redirect applies to every locale:
   * `/fr/old` leads to `/fr/new`.
   * @example '/old-guide'
   */
  from: z
    .string()
    .regex(/^(?!.*\/:)\/(?!\/)[^?#*\s]*$/, {
      error:
        'Use a route that starts with a slash and has no query, hash, or wildcard, for example "/old-guide".',
    })
    .refine(
      (from) => !decodeSafely(from).split(/[/\\]/).includes('..'),
      'Use a route without "..".',
    )
    .refine(isDecodable, 'Use the characters themselves, or valid percent encoding.')
    .transform((from) => cleanPath(decodeURI(from)))
    // oxlint-disable-next-line no-control-regex -- these are refused
    .refine((from) => !/[\u0000-\u001f\u007f*]/.test(from), {
      error: 'Use a route without wildcards and control characters, even in percent encoding.',
    }),
  /**
   * New route, with or without a hash, or an absolute URL. The query and hash of the old address are kept unless the
   * new address has its own.
   * @example '/guides/new#start'
   */
  to: target(),
})

/**
 * Old routes with their new addresses. If the configuration names a file, `loadConfig` has replaced its path with its
 * content.
 */
export const redirects = z.array(redirect).check((ctx) => {
  const seen = new Set<string>()
  ctx.value.forEach(({ from }, index) => {
    if (seen.has(from))
      reportIssue(ctx, [index, 'from'], 'Remove one entry. A route can have only one redirect.')
    seen.add(from)
  })
})

/** An old route and its new address. */
export type Redirect = z.output<typeof redirect>

/** A redirect of one locale. */
export interface SiteRedirect {
  /** Route with the base URL, without an extension or a trailing slash. */
  from: string
  /** Route with the base URL, or an absolute URL. */
  to: string
  /** The same in the form that the host serves. */
  address: string
  locale: string
  /** As the author wrote it, without an extension or a trailing slash. */
  written: Redirect
}

/**
 * The redirects of all locales. A redirect that begins with a locale's path applies to that locale only. All others
 * apply to every locale.
 */
export function resolveRedirects(
  redirectList: readonly Redirect[],
  { baseUrl, i18n, locales, addresses }: LocalePlaces,
): SiteRedirect[] {
  const make = (locale: string, base: string, written: Redirect): SiteRedirect => {
    const to = targetBelow(base, written.to)
    const address = linkAddress(to, addresses)
    return { from: targetBelow(base, written.from), to, address, locale, written }
  }
  return redirectList.flatMap((written) => {
    const named = localeOfRoute(written.from, { baseUrl, i18n, locales })
    if (named !== undefined) return [make(named, baseUrl, written)]
    return Object.values(locales).map((locale) => make(locale.code, locale.baseUrl, written))
  })
}

/** A route or a link to one, below a base URL. Anchors and links to other sites don't change. */
export function targetBelow(base: string, to: string): string {
  if (to.startsWith('#') || isExternal(to)) return to
  const { path, search, hash } = splitHref(to)
  return `${joinRoute(base, path)}${search}${hash}`
}

/** The locale whose path a route begins with, if it isn't the default locale. */
export function localeOfRoute(
  route: string,
  { baseUrl, i18n, locales }: Omit<LocalePlaces, 'addresses'>,
): string | undefined {
  const full = `${joinRoute(baseUrl, route)}/`
  return Object.values(locales).find(
    (locale) => locale.code !== i18n.defaultLocale && full.startsWith(locale.baseUrl),
  )?.code
}

function isDecodable(route: string): boolean {
  try {
    return decodeURI(route) !== ''
  } catch {
    return false
  }
}
