/** A translation of a page, for search engines. */
export interface LanguageLink {
  /** Language tag, or `x-default` for all other languages. */
  language: string
  route: string
}

/**
 * The translations of a page, including itself and the page for all other languages, which is the default locale's.
 * @param routes routes by locale; locales without a translation are missing
 * @example languageLinks({ en: '/a', fr: '/fr/a' }, { locales, defaultLocale: 'en' })
 * // [{ language: 'en', route: '/a' }, { language: 'fr-FR', route: '/fr/a' }, { language: 'x-default', route: '/a' }]
 */
export function languageLinks(
  routes: Readonly<Record<string, string>> | undefined,
  site: { locales: readonly { code: string; htmlLang: string }[]; defaultLocale: string },
): LanguageLink[] {
  if (!routes) return []
  const links = Object.entries(routes).map(([code, route]) => ({
    language: site.locales.find((locale) => locale.code === code)?.htmlLang ?? code,
    route,
  }))
  const defaultRoute = routes[site.defaultLocale]
  return defaultRoute === undefined
    ? links
    : [...links, { language: 'x-default', route: defaultRoute }]
}
