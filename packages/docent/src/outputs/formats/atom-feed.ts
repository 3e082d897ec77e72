import type { Feed, FeedItem } from '../../config/index.ts'
import { escapeHtml } from '../../shared/html.ts'
import { formatMessage, mergeMessages } from '../../shared/messages/messages.ts'
import { isListed } from '../../shared/page-visibility.ts'
import type { PageData } from '../../shared/records/page-data.ts'
import type { SiteData } from '../../shared/records/site-data.ts'
import {
  type AddressForm,
  encodeAddress,
  isExternal,
  joinRoute,
  linkAddress,
} from '../../shared/routes.ts'

/** A feed's data about its site. */
export interface FeedSite {
  title: string
  url: string
  baseUrl: string
  addresses?: AddressForm
  /** Language of the content. */
  htmlLang: string
  generator: string
}

/** The data of a site, in its default locale, that a feed contains. */
export function feedSite({ locales, locale, ...site }: SiteData): FeedSite {
  const language = locales.find(({ code }) => code === locale)
  return { ...site, htmlLang: language?.htmlLang ?? locale }
}

/** A configured feed, whose entries have a publication date. */
export function atomFeed(feed: Feed, site: FeedSite): string {
  const items = [...feed.items].sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
  const entries = items.map(({ date, ...item }) => ({ updated: date, ...item, published: date }))
  return atomXml({ ...feed, entries }, site)
}

export interface AtomEntry extends Pick<FeedItem, 'title' | 'link' | 'summary' | 'content'> {
  published?: string
  updated: string
}

export interface AtomFeed extends Pick<
  Feed,
  'path' | 'title' | 'description' | 'author' | 'pages'
> {
  /** Newest first. At least one entry. */
  entries: readonly AtomEntry[]
}

/** An Atom feed (RFC 4287). */
export function atomXml(feed: AtomFeed, site: FeedSite): string {
  const address = (route: string): string => absolute(route, site)
  const newest = Math.max(...feed.entries.map(({ updated }) => Date.parse(updated)))
  const self = address(`/${feed.path}`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(site.htmlLang)}">`,
    `<id>${xml(self)}</id>`,
    `<title>${xml(feed.title)}</title>`,
    ...(feed.description === undefined ? [] : [`<subtitle>${xml(feed.description)}</subtitle>`]),
    `<updated>${new Date(newest).toISOString()}</updated>`,
    `<author><name>${xml(feed.author ?? site.title)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(address(feed.pages?.[0] ?? '/'))}"/>`,
    `<generator>${xml(site.generator)}</generator>`,
    ...feed.entries.map((item) => entry(item, address)),
    '</feed>',
    '',
  ].join('\n')
}

function entry(item: AtomEntry, address: (route: string) => string): string {
  const link = xml(address(item.link))
  const time = (date: string): string => new Date(date).toISOString()
  const { published, summary, content } = item
  return [
    '<entry>',
    `<id>${link}</id>`,
    `<title>${xml(item.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${link}"/>`,
    ...(published === undefined ? [] : [`<published>${time(published)}</published>`]),
    `<updated>${time(item.updated)}</updated>`,
    ...(summary === undefined ? [] : [`<summary>${xml(summary)}</summary>`]),
    ...(content === undefined
      ? []
      : [`<content type="html">${xml(absoluteLinks(content, address))}</content>`]),
    '</entry>',
  ].join('\n')
}

/**
 * Feed readers show entries outside the site, where addresses with a leading slash would lead to the feed reader's
 * host.
 */
function absoluteLinks(html: string, address: (route: string) => string): string {
  return html.replace(
    /(\s(?:href|src)=")(\/(?!\/)[^"]*)/g,
    (_, before: string, route: string) => before + address(route),
  )
}

function absolute(route: string, { url, baseUrl, addresses }: FeedSite): string {
  if (isExternal(route)) return encodeAddress(route)
  const at = route.search(/[?#]/)
  const path = at < 0 ? route : route.slice(0, at)
  const address = linkAddress(joinRoute(baseUrl, path), addresses)
  return `${url}${encodeAddress(`${address}${at < 0 ? '' : route.slice(at)}`)}`
}

/** Escapes text for XML. Most control characters are removed, because XML doesn't allow them even as references. */
function xml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are removed
  return escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
}

/** Maximum number of entries. Feed readers poll often enough to have already read older changes. */
const ENTRIES = 100

/** The feed of the most recently changed documents. Each document has one entry, which its next change updates. */
export function changedPagesFeed(
  pages: readonly PageData[],
  site: SiteData,
  address: string,
): string | undefined {
  const entries = pages
    .flatMap((page) =>
      page.kind === 'doc' && isListed(page) && page.lastUpdatedAt !== undefined
        ? [{ ...page, updated: page.lastUpdatedAt }]
        : [],
    )
    .sort((a, b) => Date.parse(b.updated) - Date.parse(a.updated))
    .slice(0, ENTRIES)
    .map(({ route, title, description, changes, updated }) => ({
      title,
      link: withoutBase(route, site.baseUrl),
      updated,
      summary: changes?.[0]?.text ?? description,
    }))
  if (entries.length === 0) return undefined
  const title = formatMessage(mergeMessages(site.messages)['feed.changes'], { title: site.title })
  return atomXml(
    { path: withoutBase(address, site.baseUrl).slice(1), title, entries },
    feedSite(site),
  )
}

function withoutBase(address: string, baseUrl: string): string {
  return joinRoute(address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address)
}
