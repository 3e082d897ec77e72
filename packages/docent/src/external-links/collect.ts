import { type ListSource, placeInList } from '../check/list-place.ts'
import type { LinkingPage } from '../check/check-links.ts'
import type { ErrorPlace } from '../errors/index.ts'
import { splitHref } from '../shared/routes.ts'

/** An address on another site, with the location of every link to it. */
export interface ExternalLink {
  /** Without its hash, which isn't sent to servers. */
  url: string
  places: ErrorPlace[]
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
  const found = new Map<string, Map<string, ErrorPlace>>()
  const note = (href: string, place: ErrorPlace): void => {
    const url = testedUrl(href, input)
    if (url === undefined) return
    const places = found.get(url) ?? new Map<string, ErrorPlace>()
    found.set(url, places.set(`${place.file}:${place.line}:${place.column}`, place))
  }
  for (const { file, hrefs, links } of input.pages) {
    for (const href of new Set(hrefs)) {
      const written = links.filter(({ url }) => url === href)
      // For a link that a component creates, only the page is known.
      if (written.length === 0) note(href, { file })
      for (const place of written)
        note(href, { file: place.file, line: place.line, column: place.column })
    }
  }
  for (const { written, href } of input.configured) note(href, placeInList(written, input.source))
  return [...found]
    .map(([url, places]) => ({ url, places: [...places.values()] }))
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
