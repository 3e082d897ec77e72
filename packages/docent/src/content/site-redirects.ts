import type { Config } from '../config/index.ts'
import { isExternal, joinRoute, linkAddress, splitHref } from '../shared/routes.ts'
import { addressForm, localeBaseUrl } from './doc-sets.ts'

/** A redirect as hosts serve it, with the base URL and the locale. */
export interface SiteRedirect {
  /** Route with the base URL, without an extension or a trailing slash. */
  from: string
  /** Route with the base URL, or an absolute URL. */
  to: string
  locale: string
  /** As the author wrote it, without an extension or a trailing slash. */
  written: { from: string; to: string }
}

/**
 * The redirects of all locales. A redirect that begins with a locale's path applies to that locale only. All others
 * apply to every locale.
 */
export function siteRedirects(config: Config): SiteRedirect[] {
  const { locales, defaultLocale } = config.i18n
  const others = locales.filter((locale) => locale !== defaultLocale)
  const below = (base: string, to: string): string => {
    if (isExternal(to)) return to
    const { path, search, hash } = splitHref(to)
    return `${joinRoute(base, path)}${search}${hash}`
  }
  const make = (locale: string, base: string, written: SiteRedirect['written']): SiteRedirect => ({
    from: below(base, written.from),
    to: below(base, written.to),
    locale,
    written,
  })
  return config.redirects.flatMap(({ from, to }) => {
    const written = { from, to }
    const own = others.find((locale) =>
      `${below(config.baseUrl, from)}/`.startsWith(localeBaseUrl(config, locale)),
    )
    if (own !== undefined) return [make(own, config.baseUrl, written)]
    return locales.map((locale) => make(locale, localeBaseUrl(config, locale), written))
  })
}

/** The redirects of all locales, with targets in the form that the host serves. */
export function servedRedirects(config: Config): SiteRedirect[] {
  const form = addressForm(config)
  return siteRedirects(config).map((redirect) => ({
    ...redirect,
    to: linkAddress(redirect.to, form),
  }))
}

/** Targets by old route, for servers. */
export function redirectsByRoute(redirects: readonly SiteRedirect[]): ReadonlyMap<string, string> {
  return new Map(redirects.map(({ from, to }) => [from, to]))
}
