import type { Article } from '../model/page.ts'
import { FILE_SCHEME } from '../markdown/file-link.ts'
import type { Heading } from '../model/page-data.ts'
import { articleParts } from '../shared/article-parts.ts'
import { decodeEntities, escapeHtml, htmlToText } from '../shared/html.ts'
import { fillMessages } from '../shared/message-placeholder.ts'
import type { AllMessages } from '../messages/build-messages.ts'
import { formatMessage } from '../messages/messages.ts'
import { movedStyles, moveStyleAttributes } from '../shared/moved-styles.ts'
import { createSlugger } from '../shared/slug.ts'
import { takeHead } from './article-head.ts'
import { escapeAttributeValues } from './attribute-values.ts'
import { PATHNAME } from './resolve-href.ts'
import { protectIslands } from './protect-islands.ts'

export interface FinishOptions {
  title: string
  /** No h1 is added when the page hides its title. */
  hideTitle: boolean
  /** Interface texts of the page's locale. */
  messages: AllMessages
  /** Turns an href into a route or another address: what checks look at. */
  resolveHref: (href: string) => string
  /** Turns that into the address that the site's host serves, where the two differ. */
  address?: (href: string) => string
}

const ATTRIBUTES = '(?:\\s+[\\w:.-]+(?:="[^"]*")?)*\\s*'
const HEADING = new RegExp(`<h([1-6])(${ATTRIBUTES})>([\\s\\S]*?)</h\\1>`, 'g')
const LINK = new RegExp(`<a(${ATTRIBUTES})>([\\s\\S]*?)</a>`, 'g')
const ID = /\sid="([^"]*)"/
const HREF = /\shref="([^"]*)"/

/**
 * Last pass over an article's HTML, the same for text from Markdown, partials and components: heading ids and their
 * direct links, scrollable tables, final addresses; and the lists that checks and the table of contents need.
 */
export function finishArticle(source: string, islands: string[], options: FinishOptions): Article {
  const { messages, address = (href) => href } = options
  const slugger = createSlugger()
  const headings: Heading[] = []
  const hrefs: string[] = []
  let lastHeading = options.title
  const tables = new Map<string, number>()
  /** Regions of a page need names of their own: the second table below a heading is numbered. */
  const tableName = (heading: string): string => {
    const count = (tables.get(heading) ?? 0) + 1
    tables.set(heading, count)
    return count === 1
      ? formatMessage(messages['article.table'], { heading })
      : formatMessage(messages['article.numberedTable'], { number: String(count), heading })
  }

  const { html: body, head, title } = takeHead(source)
  const islandMarkup = protectIslands(escapeAttributeValues(withMessages(body, messages)))
  let html = islandMarkup.html.replace(LINK, (whole, attributes: string, inner: string) => {
    const written = HREF.exec(attributes)?.[1]
    if (written === undefined) return whole
    const href = options.resolveHref(decodeEntities(written))
    // An address that docent should leave alone isn't checked.
    if (!written.startsWith(PATHNAME)) hrefs.push(href)
    // The check may only warn about a link to a file that isn't a page.
    const target = href.startsWith(FILE_SCHEME)
      ? options.resolveHref(`/${href.slice(FILE_SCHEME.length)}`)
      : href
    return `<a${attributes.replace(HREF, () => ` href="${escapeHtml(address(target))}"`)}${linkAttributes(target, attributes)}>${inner}</a>`
  })
  // Every aligned table has the same few values: no page needs a style sheet for them.
  html = html.replace(/(<t[hd]) style="text-align: (left|center|right)"/g, '$1 data-align="$2"')
  // An empty header cell names nothing.
  html = html.replace(/<th((?:\s[^>]*)?)><\/th>/g, '<td$1></td>')
  html = html.replace(/<input type="checkbox"( checked)? disabled>/g, (_, checked = '') => {
    const label = messages[checked === '' ? 'article.taskOpen' : 'article.taskDone']
    return `<input type="checkbox"${checked} disabled aria-label="${escapeHtml(label)}">`
  })
  const hasTitle = /<h1[\s>]/.test(html)
  if (!hasTitle && !options.hideTitle && options.title !== '') {
    html = `<header><h1>${escapeHtml(options.title)}</h1></header>${html}`
  }
  html = html.replace(
    new RegExp(`${HEADING.source}|<table(?=[\\s>])|</table>`, 'g'),
    (whole, level: string | undefined, attributes = '', inner = '') => {
      if (whole === '</table>') return '</table></div>'
      if (level === undefined) {
        const label = escapeHtml(tableName(lastHeading))
        return `<div class="table-scroll" role="region" tabindex="0" aria-label="${label}"><table`
      }
      const text = htmlToText(inner).trim()
      lastHeading = text
      if (level === '1') return whole
      const own = ID.exec(attributes)?.[1]
      const id = own === undefined ? slugger.slug(text) : slugger.claim(decodeEntities(own))
      headings.push({ level: Number(level), id, html: tocHtml(inner), text })
      const label = escapeHtml(formatMessage(messages['article.directLink'], { heading: text }))
      const rest = attributes.replace(ID, '')
      return `<h${level}${rest} id="${escapeHtml(id)}">${inner}<a class="anchor" href="#${escapeHtml(id)}" aria-label="${label}" title="${label}"></a></h${level}>`
    },
  )
  // Addresses in islands stay as written, and are checked all the same.
  for (const part of islandMarkup.parts) {
    for (const [, href = ''] of part.matchAll(/<a\s[^>]*?href="([^"]*)"/g))
      hrefs.push(decodeEntities(href))
  }
  html = moveStyleAttributes(islandMarkup.restore(html))
  return {
    html,
    ...(head !== undefined && { head }),
    ...(title !== undefined && { documentTitle: title }),
    headings,
    ids: [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => decodeEntities(match[1] ?? '')),
    hrefs,
    islands,
    styles: movedStyles(html),
    articleParts: articleParts(html),
  }
}

/** Messages in the place of the compiler's placeholders. */
function withMessages(html: string, messages: AllMessages): string {
  return fillMessages(html, (key, value) => {
    const message = messages[key]
    // The value is HTML already.
    return message && escapeHtml(message).replace(/\{\w+\}/, (word) => value ?? word)
  })
}

/** Links to other sites say so to search engines and open in the same tab, as readers expect. */
function linkAttributes(href: string, attributes: string): string {
  return /^https?:/.test(href) && !/\srel="/.test(attributes) ? ' rel="noopener"' : ''
}

/** Heading content for the table of contents: links and ids would nest or repeat there. */
function tocHtml(inner: string): string {
  return moveStyleAttributes(
    inner
      .replace(/<\/?a(?:\s[^>]*)?>/g, '')
      .replace(/\sid="[^"]*"/g, '')
      .trim(),
  )
}
