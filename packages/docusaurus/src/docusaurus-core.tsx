import customFields from 'virtual:docent/data/@docent/docusaurus'
import { Head, Link as ShellLink, useHydrated, useSite } from 'docent/theme'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

// Modules of @docusaurus with one export, by its name.

export { Head }
export { useHydrated as useIsBrowser }

const canUseDOM = typeof window !== 'undefined'

export const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM,
  canUseViewport: canUseDOM,
}

export interface BrowserOnlyProps {
  children?: () => ReactNode
  fallback?: ReactNode
}

/** Shows its children only in browsers. In an article, it has to be inside an island. */
export function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): ReactNode {
  return useHydrated() ? children?.() : fallback
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string
  activeClassName?: string
  isNavLink?: boolean
  autoAddBaseUrl?: boolean
}

/** A link. The build adds the base URL to its address. */
export function Link(props: LinkProps): ReactNode {
  const { to, href, activeClassName: _, isNavLink: __, autoAddBaseUrl: ___, ...rest } = props
  return <ShellLink {...rest} href={(to ?? href ?? '').replace(/^pathname:\/\//, '')} />
}

const isExternal = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)

/** Whether an address leads to a page of the site. */
export function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternal(url)
}

/** Does nothing, because docent collects the links and anchors of the finished HTML. */
export const useBrokenLinks = (): Record<'collectAnchor' | 'collectLink', () => void> => ({
  collectAnchor: () => undefined,
  collectLink: () => undefined,
})

/** An address with the extension of a file that isn't a page. Version numbers aren't extensions. */
const FILE = /\.(?!(?:html|mdx?)(?:[?#]|$))[a-z][a-z0-9]*(?:[?#]|$)/i

export function useBaseUrlUtils(): { withBaseUrl(url: string): string } {
  const { baseUrl, defaultLocale, locales } = useSite()
  // Docusaurus copies static files into each language. docent has them once, below the address of the default language.
  const root = locales.find(({ code }) => code === defaultLocale)?.baseUrl ?? baseUrl
  return {
    withBaseUrl(url) {
      if (url === '' || url.startsWith('#') || isExternal(url) || url.startsWith(baseUrl))
        return url
      if (root !== '/' && url.startsWith(root)) return url
      return (FILE.test(url) ? root : baseUrl) + url.replace(/^\//, '')
    },
  }
}

/** An address with the base URL. */
export function useBaseUrl(url: string): string {
  return useBaseUrlUtils().withBaseUrl(url)
}

/** The site's data in Docusaurus's format, limited to the fields that docent has. */
export function useDocusaurusContext() {
  const { title, titleDelimiter, tagline, url, baseUrl, locale, locales } = useSite()
  return {
    // Options that docent doesn't have, such as `organizationName`, may be among the custom fields.
    siteConfig: {
      ...customFields,
      title,
      titleDelimiter,
      tagline,
      url,
      baseUrl,
      customFields,
      themeConfig: {},
    },
    i18n: { currentLocale: locale, locales: locales.map(({ code }) => code) },
  }
}
