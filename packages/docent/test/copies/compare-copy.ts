import type { HtmlNode } from '../../src/shared/html/tree.ts'
import type { AllMessages } from '../../src/shared/messages/build-messages.ts'
import { readHtmlText } from './html-text.ts'
import { readMarkdownText } from './markdown-text.ts'
import { difference, words } from './text-words.ts'

export interface CopyInput {
  /** The finished article. */
  nodes: readonly HtmlNode[]
  /** The article as Markdown. */
  markdown: string
  /** The site's scheme and host. */
  url: string
  /** Whether a route is a page with a Markdown copy. */
  hasCopy: (route: string) => boolean
  /** Interface messages in the page's locale. */
  messages: AllMessages
}

/**
 * Compares an article with its Markdown copy. Both must have the same words in the same order and the same anchors, and
 * the copy's links must lead to copies. This finds content that the copy lost and characters that Markdown would
 * interpret as markup.
 * @returns the first difference as a sentence
 */
export function compareCopy(input: CopyInput): string | undefined {
  const { url, hasCopy } = input
  const page = readHtmlText(input.nodes, input.messages, url)
  const copy = readMarkdownText(input.markdown)
  const found = difference(words(page.text), words(copy.text))
  if (found) {
    const { after, expected, found: other } = found
    const place = after === '' ? '' : ` after "${after}"`
    return `The copy differs from the page${place}: expected "${expected}", found "${other}".`
  }
  const anchor = page.anchors.find((id) => !copy.anchors.has(id))
  if (anchor !== undefined) return `The copy has no anchor "${anchor}", which the page has.`
  const link = copy.links.find((href) => isPage(href, url, hasCopy))
  return link === undefined ? undefined : `The copy links to ${link}, a page that has a copy.`
}

function isPage(href: string, url: string, hasCopy: CopyInput['hasCopy']): boolean {
  if (!href.startsWith(`${url}/`)) return false
  return hasCopy(href.slice(url.length).replace(/[?#].*$/, ''))
}
