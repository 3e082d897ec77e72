import {
  type BuiltPage,
  type BuiltSite,
  encodeAddress,
  escapeHtml,
  joinRoute,
  linkAddress,
  type PluginFile,
  type SiteData,
} from 'docent/plugin'
import { BYLINE, TAGS } from './html.ts'
import { type FeedFormat, feedFormats, type Options } from './options.ts'
import type { PostData } from './pages.ts'

const FILES: Record<FeedFormat, string> = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' }

const TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

interface Entry extends PostData {
  title: string
  url: string
  description: string
  html: string
}

interface Feed {
  title: string
  description: string
  /** Address of the blog. */
  home: string
  /** Address of the feed. */
  self: string
  language: string
  copyright: string | undefined
  entries: readonly Entry[]
}

/** The feeds in the head of the blog's pages. */
export function feedLinks(
  options: Options,
  site: SiteData,
): { title: string; type: string; href: string }[] {
  return feedFormats(options).map((format) => ({
    title: titleOf(options, site),
    type: TYPES[format],
    href: feedRoute(options, format, site),
  }))
}

function titleOf({ feedOptions, blogTitle }: Options, site: SiteData): string {
  return feedOptions.title ?? `${blogTitle} – ${site.title}`
}

function feedRoute({ routeBasePath }: Options, format: FeedFormat, site: SiteData): string {
  return joinRoute(site.baseUrl, routeBasePath, FILES[format])
}

/** The feeds of all languages, with the text of the newest posts. */
export async function feedFiles(built: BuiltSite, options: Options): Promise<PluginFile[]> {
  const formats = feedFormats(options)
  if (formats.length === 0) return []
  const files = Object.values(built.sites).map(async (site): Promise<PluginFile[]> => {
    const posts = newestPosts(built, site, options)
    const entries = await Promise.all(posts.map(({ page, post }) => entryOf(page, post, site)))
    return formats.map((format) => {
      const route = feedRoute(options, format, site)
      const feed: Feed = {
        title: titleOf(options, site),
        description: options.blogDescription ?? site.tagline,
        home: absolute(joinRoute(site.baseUrl, options.routeBasePath), site),
        self: site.url + encodeAddress(route),
        language: languageOf(site),
        copyright: options.feedOptions.copyright,
        entries,
      }
      return { path: route.slice(built.config.baseUrl.length), content: WRITERS[format](feed) }
    })
  })
  return (await Promise.all(files)).flat()
}

function newestPosts(
  { pages }: BuiltSite,
  site: SiteData,
  { feedOptions: { limit }, routeBasePath }: Options,
): { page: BuiltPage; post: PostData }[] {
  const base = joinRoute(site.baseUrl, routeBasePath)
  const posts = pages.flatMap((page) => {
    const post = page.data.extra?.['post'] as PostData | undefined
    const isOwn = page.locale === site.locale && page.route.startsWith(base)
    return post && isOwn && !page.data.unlisted ? [{ page, post }] : []
  })
  const sorted = posts.sort((a, b) => Date.parse(b.post.date) - Date.parse(a.post.date))
  return limit === false ? sorted : sorted.slice(0, limit)
}

async function entryOf(
  { route, data, html }: BuiltPage,
  post: PostData,
  site: SiteData,
): Promise<Entry> {
  const url = absolute(route, site)
  return {
    ...post,
    title: data.title,
    url,
    description: data.description,
    html: textOnly(await html(), url, site),
  }
}

/** The text of a post without what the feed has in other fields, and with addresses that work in every program. */
function textOnly(html: string, url: string, site: SiteData): string {
  return html
    .replace(/^\s*(?:<header>[\s\S]*?<\/header>|<h1[\s\S]*?<\/h1>)/, '')
    .replace(
      new RegExp(`<p class="(?:${BYLINE}|${TAGS})">[\\s\\S]*?</p>|<!--[\\s\\S]*?-->`, 'g'),
      '',
    )
    .replace(/(\s(?:href|src)=")([/#][^"]*)/g, (whole, before: string, address: string) => {
      if (address.startsWith('//')) return whole
      return before + (address.startsWith('#') ? url : site.url) + address
    })
}

function absolute(route: string, { url, addresses }: SiteData): string {
  return url + encodeAddress(linkAddress(route, addresses))
}

function languageOf({ locales, locale }: SiteData): string {
  return locales.find(({ code }) => code === locale)?.htmlLang ?? locale
}

/** XML allows no control characters, even as references. */
function xml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are removed
  return escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
}

const WRITERS: Record<FeedFormat, (feed: Feed) => string> = { rss, atom, json }

/** @see https://www.rssboard.org/rss-specification */
function rss({ title, description, home, self, language, copyright, entries }: Feed): string {
  const items = entries.map(({ title: name, url, date, authors, tags, description: text, html }) =>
    [
      '<item>',
      `<title>${xml(name)}</title>`,
      `<link>${xml(url)}</link>`,
      `<guid>${xml(url)}</guid>`,
      `<pubDate>${new Date(date).toUTCString()}</pubDate>`,
      `<description>${xml(text)}</description>`,
      `<content:encoded>${xml(html)}</content:encoded>`,
      ...authors.map((author) => `<dc:creator>${xml(author)}</dc:creator>`),
      ...tags.map((tag) => `<category>${xml(tag)}</category>`),
      '</item>',
    ].join('\n'),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${xml(title)}</title>`,
    `<link>${xml(home)}</link>`,
    `<description>${xml(description)}</description>`,
    `<language>${xml(language)}</language>`,
    `<atom:link rel="self" type="application/rss+xml" href="${xml(self)}"/>`,
    ...(copyright === undefined ? [] : [`<copyright>${xml(copyright)}</copyright>`]),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

/** RFC 4287. */
function atom({ title, description, home, self, language, copyright, entries }: Feed): string {
  const items = entries.map(({ title: name, url, date, authors, tags, description: text, html }) =>
    [
      '<entry>',
      `<id>${xml(url)}</id>`,
      `<title>${xml(name)}</title>`,
      `<link rel="alternate" type="text/html" href="${xml(url)}"/>`,
      `<published>${date}</published>`,
      `<updated>${date}</updated>`,
      ...authors.map((author) => `<author><name>${xml(author)}</name></author>`),
      ...tags.map((tag) => `<category term="${xml(tag)}"/>`),
      `<summary>${xml(text)}</summary>`,
      `<content type="html">${xml(html)}</content>`,
      '</entry>',
    ].join('\n'),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">`,
    `<id>${xml(self)}</id>`,
    `<title>${xml(title)}</title>`,
    `<subtitle>${xml(description)}</subtitle>`,
    // The date of the newest post instead of the build's, so that the same sources give the same file.
    `<updated>${entries[0]?.date ?? '1970-01-01T00:00:00.000Z'}</updated>`,
    `<author><name>${xml(title)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(home)}"/>`,
    ...(copyright === undefined ? [] : [`<rights>${xml(copyright)}</rights>`]),
    ...items,
    '</feed>',
    '',
  ].join('\n')
}

/** @see https://www.jsonfeed.org/version/1.1/ */
function json({ title, description, home, self, language, entries }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    description,
    language,
    items: entries.map(({ title: name, url, date, authors, tags, description: summary, html }) => ({
      id: url,
      url,
      title: name,
      summary,
      content_html: html,
      date_published: date,
      ...(authors.length > 0 && { authors: authors.map((author) => ({ name: author })) }),
      ...(tags.length > 0 && { tags }),
    })),
  }
  return `${JSON.stringify(feed, null, 1)}\n`
}
