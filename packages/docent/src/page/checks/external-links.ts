import { readFile } from 'node:fs/promises'
import type { Config } from '../../config/index.ts'
import { configuredLinks } from '../../content/configured-links.ts'
import type { ErrorLocation } from '../../errors/index.ts'
import { SOURCE_DIR } from '../../files/source-dir.ts'
import { isBelow } from '../../shared/node/paths.ts'
import type { RenderedPage } from '../../shared/records/page.ts'
import { isWebAddress, splitHref } from '../../shared/routes.ts'
import type { LinkingPage } from './check-links.ts'
import { type ListSource, locateInList } from './check-targets.ts'

/** An address on another site, with the location of every link to it. */
export interface ExternalLink {
  /** Without its hash, which isn't sent to servers. */
  url: string
  locations: ErrorLocation[]
}

/** The links of all pages and of the configuration to other sites, which `check --external` tests. */
export async function externalLinks(
  config: Config,
  pages: readonly RenderedPage[],
): Promise<ExternalLink[]> {
  const file = config.listFiles.config
  return collectLinks({
    // docent's own pages only repeat links from the configuration.
    pages: pages
      .filter(({ page }) => !isBelow(page.file, SOURCE_DIR))
      .map(({ page, hrefs, sources }) => ({
        file: page.file,
        hrefs,
        links: sources.flatMap((source) => source.links),
      })),
    configured: Object.values(config.locales).flatMap((locale) => configuredLinks(config, locale)),
    ...(file !== undefined && { source: { file, text: await readFile(file, 'utf8') } }),
    allow: config.externalLinks.allow,
    siteUrl: config.url,
  })
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
  const locationsByUrl = new Map<string, Map<string, ErrorLocation>>()
  const note = (href: string, location: ErrorLocation): void => {
    const url = testedUrl(href, input)
    if (url === undefined) return
    const locations = locationsByUrl.get(url) ?? new Map<string, ErrorLocation>()
    locationsByUrl.set(
      url,
      locations.set(`${location.file}:${location.line}:${location.column}`, location),
    )
  }
  for (const { file, hrefs, links } of input.pages) {
    for (const href of new Set(hrefs)) {
      const sourceLinks = links.filter(({ url }) => url === href)
      // For a link that a component creates, only the page is known.
      if (sourceLinks.length === 0) note(href, { file })
      for (const location of sourceLinks)
        note(href, { file: location.file, line: location.line, column: location.column })
    }
  }
  for (const { written, href } of input.configured) note(href, locateInList(written, input.source))
  return [...locationsByUrl]
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
  if (!isWebAddress(absolute)) return undefined
  if (!URL.canParse(absolute)) return absolute
  const { hostname, origin } = new URL(absolute)
  if (NO_SITE.test(hostname) || origin === new URL(siteUrl).origin) return undefined
  if (allow.some((start) => absolute.startsWith(start))) return undefined
  const { path, search } = splitHref(absolute)
  return `${path}${search}`
}
