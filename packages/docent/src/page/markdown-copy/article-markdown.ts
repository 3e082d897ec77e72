import type { HtmlNode } from '../../shared/html/tree.ts'
import type { AllMessages } from '../../shared/messages/build-messages.ts'
import {
  type AddressForm,
  cleanPath,
  isRooted,
  linkAddress,
  markdownPath,
  splitHref,
} from '../../shared/routes.ts'
import { createSlugger } from '../../shared/heading-slugs.ts'
import { blocks } from './blocks.ts'
import { escapeText } from './escape.ts'

export interface MarkdownOptions {
  /** Scheme and host of the site. */
  url: string
  /** Base URL of the page's locale. */
  baseUrl: string
  /** The ending of page addresses, if it's configured. */
  addresses?: AddressForm
  /** Whether a route's page has a Markdown copy. */
  hasCopy: (route: string) => boolean
  /** Interface messages in the page's locale. */
  messages: AllMessages
}

/**
 * Converts an article's finished tree to Markdown, including the output of components, partials, and derived tabs.
 * Links lead to the Markdown copies of other pages, and all addresses are absolute, because copies are read outside the
 * site.
 */
export function articleMarkdown(article: readonly HtmlNode[], options: MarkdownOptions): string {
  const { url, baseUrl, addresses, hasCopy, messages } = options
  const resolve = (href: string): string => {
    // Authors may include the host in a page's address.
    const address = href.startsWith(`${url}/`) ? href.slice(url.length) : href
    if (!isRooted(address)) return href
    const { path, search, hash } = splitHref(linkAddress(address, addresses))
    const route = addresses ? cleanPath(path) : path
    return `${url}${hasCopy(route) ? markdownPath(route, baseUrl) : path}${search}${hash}`
  }
  return blocks(article, { resolve, messages, article, slugger: createSlugger() }).join('\n\n')
}

export interface MarkdownFileInput {
  /** Result of `articleMarkdown`. */
  body: string
  title: string
  description: string
  /** Address of the page with scheme and host. */
  url: string
  /** Paragraphs below the description that link to other pages and to the sections of this one. */
  notes?: readonly string[]
  /** A sentence with the date of the last change. */
  updated?: string
}

/** A page's Markdown file: title, description as a quote, article, and the page's address. */
export function markdownFile({
  body,
  title,
  description,
  url,
  notes = [],
  updated,
}: MarkdownFileInput): string {
  const titleLine = /^# .+/.exec(body)?.[0]
  const rest = body.slice(titleLine?.length ?? 0).trim()
  const about = description.replace(/\s+/g, ' ').trim()
  const paragraphs = [
    titleLine ?? `# ${escapeText(title)}`,
    about === '' || begins(rest, about) ? '' : `> ${escapeText(about)}`,
    ...notes,
    rest,
    '---',
    [`<${url}>`, ...(updated === undefined ? [] : [updated])].join('\\\n'),
  ]
  return `${paragraphs.filter((part) => part !== '').join('\n\n')}\n`
}

/** The description of a page without one consists of the article's first words, so it would repeat them. */
function begins(text: string, description: string): boolean {
  const plain = (words: string): string =>
    words
      .replace(/\]\([^)]*\)/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const start = plain(text.slice(0, 3 * description.length + 300))
  return start.startsWith(plain(description))
}
