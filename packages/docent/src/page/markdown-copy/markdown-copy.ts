import { buildMessage, mergeAllMessages } from '../../shared/messages/build-messages.ts'
import { formatMessage } from '../../shared/messages/messages.ts'
import { SEARCH_PAGE } from '../../shared/records/content.ts'
import type { PageData } from '../../shared/records/page-data.ts'
import type { Page, PartInfo } from '../../shared/records/page.ts'
import type { SiteData } from '../../shared/records/site-data.ts'
import { encodeAddress, markdownPath, pageAddress } from '../../shared/routes.ts'
import { slugify } from '../../shared/heading-slugs.ts'
import { markdownFile, type MarkdownOptions } from './article-markdown.ts'
import { escapeLabel, linkTarget } from './escape.ts'

/**
 * Programs truncate longer files, so the sections of a longer copy are also written to separate files.
 * @see https://agentdocsspec.com/spec/web/page-size/#page-size-markdown
 */
export const LONG_COPY = 50_000

/**
 * Context for converting a locale's articles to Markdown.
 * @param copies routes with a Markdown copy
 */
export function markdownOptions(site: SiteData, copies: ReadonlySet<string>): MarkdownOptions {
  return {
    url: site.url,
    baseUrl: site.baseUrl,
    ...(site.addresses && { addresses: site.addresses }),
    hasCopy: (route) => copies.has(route),
    messages: mergeAllMessages(site.messages),
  }
}

/** A page's complete Markdown file, from its article as Markdown. */
export function markdownCopy(
  body: string,
  page: PageData,
  site: SiteData,
  parts: readonly PartInfo[],
): string {
  const index = `[llms.txt](${site.url}${rootOf(site)}llms.txt)`
  return markdownFile({
    ...metadataOf(page, site),
    body,
    description: page.description,
    notes: [
      formatMessage(buildMessage(site.messages, 'markdown.index'), { link: index }),
      ...partsNote(body, page, site, parts),
    ],
  })
}

function partsNote(
  body: string,
  page: PageData,
  site: SiteData,
  parts: readonly PartInfo[],
): string[] {
  if (parts.length === 0) return []
  const count = (characters: number): string => characters.toLocaleString(site.locale)
  const sizeText = buildMessage(site.messages, 'markdown.partSize')
  const lines = parts.map((part) => {
    const url = linkTarget(site.url + encodeAddress(partPath(page.route, site, part)))
    const size = formatMessage(sizeText, { count: count(part.characters) })
    return `- [${escapeLabel(part.title)}](${url}): ${size}`
  })
  const text = buildMessage(site.messages, 'markdown.parts')
  const note = formatMessage(text, { count: count(body.length) })
  return [note, lines.join('\n')]
}

/** Address of a section's file with the base URL. */
export function partPath(route: string, site: SiteData, { id }: PartInfo): string {
  return markdownPath(route, site.baseUrl).replace(/\.md$/, `/${slugify(id)}.md`)
}

/** Address of a page's copy with scheme and host. */
export function copyUrl({ route }: PageData, site: SiteData): string {
  return site.url + encodeAddress(markdownPath(route, site.baseUrl))
}

/** An escaped character, a block of code, code in a line, or the beginning of a link to an anchor. */
const ANCHOR_LINK =
  /\\[^]|^[ \t>]*(?<fence>`{3,}|~{3,})[^]*?\n[ \t>]*\k<fence>|(?<!`)(?<code>`+)(?!`)[^]*?(?<!`)\k<code>(?!`)|\]\(#/gm

/**
 * An article's Markdown for a file with several pages, where a link to an anchor needs the address of its page. The
 * Markdown is docent's own, so it needn't be parsed: that would take as long as everything else after an edit.
 * @param copy address of the page's copy
 */
export function withOwnAddress(body: string, copy: string): string {
  return body.replace(ANCHOR_LINK, (found) => (found === '](#' ? `](${copy}#` : found))
}

/** Metadata that a page's copy shares with its parts. */
export function metadataOf(page: PageData, site: SiteData) {
  const date = page.lastUpdatedAt?.slice(0, 10)
  const text = buildMessage(site.messages, 'doc.lastUpdated')
  return {
    title: page.title.trim() === '' ? site.title : page.title,
    url: site.url + encodeAddress(pageAddress(page.route, site.addresses)),
    ...(date !== undefined && { updated: formatMessage(text, { date }) }),
  }
}

/** Base URL of the default locale, where the lists of pages are. */
function rootOf({ locales, defaultLocale, baseUrl }: SiteData): string {
  return locales.find(({ code }) => code === defaultLocale)?.baseUrl ?? baseUrl
}

/** Whether a page has a Markdown copy. The not-found page and the search results page have no text. */
export function hasMarkdown({ reactPage }: Page): boolean {
  return reactPage !== '404' && reactPage !== SEARCH_PAGE
}
