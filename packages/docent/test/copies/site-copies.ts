import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Config, loadConfig } from '../../src/config/index.ts'
import { readMessages } from '../../src/content/translations.ts'
import { escapeHtml } from '../../src/shared/html.ts'
import { hasClass, type HtmlNode, isElement, parseHtml } from '../../src/shared/html/tree.ts'
import { type AllMessages, mergeAllMessages } from '../../src/shared/messages/build-messages.ts'
import { OLD_ANCHOR } from '../../src/shared/markup.ts'
import type { PagePayload } from '../../src/shared/records/page-data.ts'
import type { LocaleInfo } from '../../src/shared/records/site-data.ts'
import { cleanPath, markdownPath } from '../../src/shared/routes.ts'
import { compareCopy } from './compare-copy.ts'

/** What the comparison of a built site found. */
export interface SiteCopies {
  /** Number of copies that were compared. */
  count: number
  /** Differences between pages and their copies, each with the page's route. */
  differences: string[]
}

/** Compares all pages in a site's output folder with their Markdown copies. */
export async function compareCopies(siteDir: string): Promise<SiteCopies> {
  const config = await loadConfig(siteDir)
  const dist = join(siteDir, config.outDir)
  const { oldAnchors } = config
  const localeOf = (route: string): LocaleInfo | undefined =>
    Object.values(config.locales).findLast(({ baseUrl }) => `${route}/`.startsWith(baseUrl))
  const copyOf = (route: string): string =>
    join(
      dist,
      markdownPath(route, localeOf(route)?.baseUrl ?? config.baseUrl).slice(config.baseUrl.length),
    )
  const hasCopy = (path: string): boolean =>
    `${path}/`.startsWith(config.baseUrl) && existsSync(copyOf(cleanPath(path)))
  const differences: string[] = []
  let count = 0
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()) {
    if (basename(name) !== 'index.json') continue
    const { page, html } = JSON.parse(readFileSync(join(dist, name), 'utf8')) as PagePayload
    // The search index has files with the same name.
    if (page?.kind !== 'doc' && page?.kind !== 'page') continue
    count += 1
    const { route } = page
    const messages = messagesOf(localeOf(route)?.code ?? config.i18n.defaultLocale, config)
    const markdown = readFileSync(copyOf(route), 'utf8')
    const ids = new Set(oldAnchors.get(route)?.map(({ id }) => id))
    const found = compareCopy({
      nodes: withoutOldAnchors(
        parseHtml(withTitle(html, page.title.trim() || config.title)).children,
        ids,
      ),
      markdown: articleOf(markdown, messages),
      url: config.url,
      hasCopy,
      messages,
    })
    if (found !== undefined) differences.push(`${route}: ${found}`)
  }
  return { count, differences }
}

function messagesOf(locale: string, config: Config): AllMessages {
  return mergeAllMessages(readMessages(config, locale))
}

/** A copy begins with the page's title, even if the article doesn't. */
function withTitle(html: string, title: string): string {
  return /^\s*(?:<(?!h1)[^>]*>\s*)*<h1/.test(html) ? html : `<h1>${escapeHtml(title)}</h1>${html}`
}

/** Anchors that a page no longer has aren't part of its copy. */
function withoutOldAnchors(nodes: readonly HtmlNode[], ids: ReadonlySet<string>): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node]
    const isOld = node.name === 'span' && ids.has(node.attribs['id'] ?? '')
    if (isOld || hasClass(node, OLD_ANCHOR)) return []
    node.children = withoutOldAnchors(node.children, ids)
    return [node]
  })
}

/**
 * The article in a copy's file: without the description, the notes about other files, and the page's address.
 * @throws Error if the file doesn't have the form of a copy
 */
function articleOf(file: string, messages: AllMessages): string {
  const [title = '', ...rest] = file.slice(0, file.lastIndexOf('\n\n---\n\n<')).split('\n\n')
  const startOf = (message: string): string => message.slice(0, message.indexOf('{'))
  const note = rest.findIndex((block) => block.startsWith(startOf(messages['markdown.index'])))
  if (note !== 0 && note !== 1) throw new Error(`The copy has no link to llms.txt: ${title}`)
  const body = rest.slice(note + 1)
  const hasParts = body[0]?.startsWith(startOf(messages['markdown.parts'])) === true
  return [title, ...body.slice(hasParts ? 2 : 0)].join('\n\n')
}
