import { errors, type DocentError } from '../../errors/index.ts'
import type { HtmlNode } from '../../shared/html/tree.ts'
import type { AllMessages } from '../../shared/messages/build-messages.ts'
import { readHtmlText } from './html-text.ts'
import { readMarkdownText } from './markdown-text.ts'
import { passageLine } from './passage-line.ts'
import { difference, haveSameWords, words } from './text-words.ts'

export interface CopyInput {
  route: string
  file: string
  /** Reads the file's content, to find the line of a difference. */
  readSource: () => string
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
 * @returns the first difference
 */
export function checkCopy(input: CopyInput): DocentError | undefined {
  const { route, file, url, hasCopy } = input
  const page = readHtmlText(input.nodes, input.messages)
  const copy = readMarkdownText(input.markdown)
  const found = haveSameWords(page.text, copy.text)
    ? undefined
    : difference(words(page.text), words(copy.text))
  if (found) {
    const line = passageLine(input.readSource(), found.expected || found.after)
    return errors.markdownCopyDiffers({
      route,
      file,
      ...found,
      ...(line !== undefined && { line }),
    })
  }
  const anchor = page.anchors.find((id) => !copy.anchors.has(id))
  if (anchor !== undefined) return errors.markdownCopyAnchor({ route, file, anchor })
  const link = copy.links.find((href) => isPage(href, url, hasCopy))
  return link === undefined ? undefined : errors.markdownCopyLink({ route, file, link })
}

function isPage(href: string, url: string, hasCopy: CopyInput['hasCopy']): boolean {
  if (!href.startsWith(`${url}/`)) return false
  const path = href.slice(url.length).replace(/[?#].*$/, '')
  return hasCopy(path)
}
