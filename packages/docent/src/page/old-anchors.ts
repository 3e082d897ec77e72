import { type HtmlElement, type HtmlNode, isElement } from '../shared/html/tree.ts'
import type { TextEdits } from '../shared/html/edit.ts'
import type { AllMessages } from '../shared/messages/build-messages.ts'
import type { OldAnchor } from '../shared/records/page.ts'
import { OLD_ANCHOR } from '../shared/markup.ts'
import { escapeHtml } from '../shared/html.ts'

/** The part of finishing an article that old anchors need. */
export interface OldAnchorInput {
  nodes: readonly HtmlNode[]
  edits: TextEdits
  messages: AllMessages
  /** Converts a route to the address that the site's host serves. */
  address: (href: string) => string
}

/** HTML for the top of the article. */
export interface TopAnchors {
  /** Inside the title, or at the start of an article without one. */
  title: string
  /** After the title. */
  notices: string
}

/**
 * Adds the anchors that a page no longer has. They're in the HTML, so they work without a script and after client
 * navigation: an empty element in the section that has another name now, and a notice above the closest section, which
 * the style sheet shows only if one of its anchors is the target. They aren't part of the article's tree, so the search
 * and the Markdown copy don't contain them.
 */
export function addOldAnchors(
  anchors: readonly OldAnchor[],
  { nodes, edits, messages, address }: OldAnchorInput,
): TopAnchors {
  const places = placesOf(nodes)
  const top = { title: '', notices: '' }
  let elsewhere = ''
  for (const [to, list] of byTarget(anchors)) {
    const moved = list.filter(({ isNearest }) => !isNearest)
    const nearest = list.filter(({ isNearest }) => isNearest)
    if (!to.startsWith('#')) {
      elsewhere += moved.map(({ id }) => link(id, address(to), ' data-moved')).join('')
      for (const { id } of nearest)
        top.notices += notice(messages['article.sectionGone'], ` ${link(id, address(to))}`)
      continue
    }
    const above =
      nearest.length === 0 ? '' : notice(messages['article.sectionNearest'], ids(nearest))
    const place = places.get(to.slice(1))
    if (place) {
      edits.insert(place.inside, ids(moved))
      edits.insert(place.before, above)
    } else {
      top.title += ids(moved)
      top.notices += above
    }
  }
  // The style sheet shows only the link whose anchor is the target.
  if (elsewhere !== '') top.notices += notice(messages['article.sectionMoved'], ` ${elsewhere}`)
  return top
}

function byTarget(anchors: readonly OldAnchor[]): Map<string, OldAnchor[]> {
  const groups = new Map<string, OldAnchor[]>()
  for (const anchor of anchors) groups.set(anchor.to, [...(groups.get(anchor.to) ?? []), anchor])
  return groups
}

const ids = (anchors: readonly OldAnchor[]): string =>
  anchors.map(({ id }) => `<span id="${escapeHtml(id)}"></span>`).join('')

const link = (id: string, address: string, attribute = ''): string =>
  `<a id="${escapeHtml(id)}" href="${escapeHtml(address)}"${attribute}>${escapeHtml(address)}</a>`

const notice = (message: string, anchors: string): string =>
  `<p class="${OLD_ANCHOR}">${escapeHtml(message)}${anchors}</p>`

/** Offsets of the places for an element's old anchors. */
interface Place {
  inside: number
  before: number
}

/** Elements whose content may begin with an empty inline element. */
const HOLDS_ANCHORS = /^(?:h[1-6]|p|div|section|article|li|dt|dd|th|td|figure|figcaption|summary)$/
/** Elements whose content may contain a paragraph. */
const HOLDS_NOTICE = /^(?:div|section|article|blockquote|li|dd|td|figure)$/

/** React hydrates an island only if its markup is the same as in the build, so anchors in islands are before them. */
function placesOf(nodes: readonly HtmlNode[]): Map<string, Place> {
  const places = new Map<string, Place>()
  const visit = (children: readonly HtmlNode[], before: number, outside?: number): void => {
    for (const element of children) {
      if (!isElement(element)) continue
      const start = element.startTag.start
      const isIsland = element.name === 'docent-island'
      const island = outside ?? (isIsland ? start : undefined)
      const parent = element.parent
      const mayPrecede =
        parent === undefined || (HOLDS_NOTICE.test(parent.name) && !isField(parent))
      const notice = mayPrecede ? start : before
      const id = element.attribs['id']
      // An element that the finished article adds has no offset.
      if (id !== undefined && !places.has(id))
        places.set(id, { inside: island ?? insideOf(element) ?? notice, before: island ?? notice })
      const slot = element.name === 'docent-slot' ? undefined : island
      visit(element.children, island ?? notice, slot)
    }
  }
  visit(nodes, 0)
  return places
}

/** The anchor of a row is in its first cell, and the one of a field in its name. */
function insideOf(element: HtmlElement): number | undefined {
  if (element.name === 'tr' || isField(element)) {
    const first = element.children.find(isElement)
    // Beside the name, it would be a part of the line, with space after it.
    const name = first?.name === 'dt' ? first.children.find(isElement) : undefined
    return (name?.name === 'dfn' ? name : first)?.startTag.end
  }
  return HOLDS_ANCHORS.test(element.name) ? element.startTag.end : undefined
}

/** A group of a definition list, which may only contain its terms and definitions. */
function isField({ name, parent }: HtmlElement): boolean {
  return name === 'div' && parent?.name === 'dl'
}
