import type { AllMessages } from '../messages/build-messages.ts'
import { linkAddress, type AddressForm } from '../shared/page-address.ts'
import { cleanPath, markdownPath, splitHref } from '../shared/routes.ts'
import { createSlugger } from '../shared/slug.ts'
import { blocks } from './blocks.ts'
import { escapeText } from './escape.ts'
import { parseNodes } from './nodes.ts'

export interface MarkdownOptions {
  /** Scheme and host of the site. */
  url: string
  /** Base URL of the page's locale. */
  baseUrl: string
  /** How addresses of pages end, when the configuration says so. */
  addresses?: AddressForm
  /** Whether a route is a page with a Markdown copy. */
  hasCopy: (route: string) => boolean
  /** Interface texts of the page's locale. */
  messages: AllMessages
}

/**
 * An article as Markdown, from its finished HTML: what components, partials and derived tabs have made of it. Links
 * lead to the Markdown of other pages, and all addresses are absolute, because the text will be read elsewhere.
 */
export function articleMarkdown(html: string, options: MarkdownOptions): string {
  const { url, baseUrl, addresses, hasCopy, messages } = options
  const resolve = (href: string): string => {
    // Authors may write the address of a page with the host.
    const own = href.startsWith(`${url}/`) ? href.slice(url.length) : href
    if (!own.startsWith('/') || own.startsWith('//')) return href
    const { path, search, hash } = splitHref(linkAddress(own, addresses))
    const route = addresses ? cleanPath(path) : path
    return `${url}${hasCopy(route) ? markdownPath(route, baseUrl) : path}${search}${hash}`
  }
  const article = parseNodes(html)
  return blocks(article, { resolve, messages, article, slugger: createSlugger() }).join('\n\n')
}

export interface MarkdownFileInput {
  /** What `articleMarkdown` made. */
  body: string
  title: string
  description: string
  /** Address of the page, with scheme and host. */
  url: string
  /** Paragraphs below the description: where other pages and the sections of this one are. */
  notes?: readonly string[]
  /** When the page changed last, as a sentence. */
  updated?: string
}

/** The Markdown file of a page: title, description as a quote, the article, and where it comes from. */
export function markdownFile({
  body,
  title,
  description,
  url,
  notes = [],
  updated,
}: MarkdownFileInput): string {
  const own = /^# .+/.exec(body)?.[0]
  const rest = body.slice(own?.length ?? 0).trim()
  const about = description.replace(/\s+/g, ' ').trim()
  const parts = [
    own ?? `# ${escapeText(title)}`,
    about === '' || begins(rest, about) ? '' : `> ${escapeText(about)}`,
    ...notes,
    rest,
    '---',
    [`<${url}>`, ...(updated === undefined ? [] : [updated])].join('\\\n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** A page without a description of its own is described by its first words: they need not stand there twice. */
function begins(text: string, description: string): boolean {
  const plain = (words: string): string =>
    words
      .replace(/\]\([^)]*\)/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const start = plain(text.slice(0, 3 * description.length + 300))
  return start.startsWith(plain(description))
}
