import { type ListSource, locateInList } from '../../page/checks/locate-in-list.ts'
import type { LinkingPage } from '../../page/checks/check-links.ts'
import type { ErrorLocation } from '../../errors/index.ts'
import { splitHref } from '../../shared/routes.ts'

/** An address on another site, with the location of every link to it. */
export interface ExternalLink {
  /** Without its hash, which isn't sent to servers. */
  url: string
  locations: ErrorLocation[]
}

export interface CollectInput {
  pages: readonly Pick<LinkingPage, 'file' | 'hrefs' | 'links'>[]
  /** Links in the configuration. */
  configured: readonly { written: string; href: string }[]
  /** The configuration file. */
  source?: ListSource
  /** Prefixes of addresses that aren't tested. */
  allow: readonly string[]
  /** The site's own scheme and host. */
  siteUrl: string
}

/** All links to other sites, sorted by address. */
export function collectLinks(input: CollectInput): ExternalLink[] {
  const found = new Map<string, Map<string, ErrorLocation>>()
  const note = (href: string, location: ErrorLocation): void => {
    const url = testedUrl(href, input)
    if (url === undefined) return
    const locations = found.get(url) ?? new Map<string, ErrorLocation>()
    found.set(url, locations.set(`${location.file}:${location.line}:${location.column}`, location))
  }
  for (const { file, hrefs, links } of input.pages) {
    for (const href of new Set(hrefs)) {
      const written = links.filter(({ url }) => url === href)
      // For a link that a component creates, only the page is known.
      if (written.length === 0) note(href, { file })
      for (const location of written)
        note(href, { file: location.file, line: location.line, column: location.column })
    }
  }
  for (const { written, href } of input.configured) note(href, locateInList(written, input.source))
  return [...found]
    .map(([url, locations]) => ({ url, locations: [...locations.values()] }))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
}

/** Hosts that aren't other sites: the reader's own machine and the names reserved for examples. */
const NO_SITE =
  /^(?:(?:.+\.)?(?:localhost|example|invalid|test)|(?:.+\.)?example\.(?:com|net|org)|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/

function testedUrl(
  href: string,
  { allow, siteUrl }: Pick<CollectInput, 'allow' | 'siteUrl'>,
): string | undefined {
  const absolute = href.startsWith('//') ? `https:${href}` : href
  if (!/^https?:/i.test(absolute)) return undefined
  if (!URL.canParse(absolute)) return absolute
  const { hostname, origin } = new URL(absolute)
  if (NO_SITE.test(hostname) || origin === new URL(siteUrl).origin) return undefined
  if (allow.some((start) => absolute.startsWith(start))) return undefined
  const { path, search } = splitHref(absolute)
  return `${path}${search}`
}
