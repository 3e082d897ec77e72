import {
  attribute,
  elementsOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from '../../shared/html/tree.ts'
import type { AllMessages } from '../../shared/messages/build-messages.ts'
import type { Slugger } from '../../shared/heading-slugs.ts'
import { escapeInline, escapeLabel, inlineCode, linkTarget } from './escape.ts'
import { anchorMark, isInlineName, isPicture, isSilent } from './nodes.ts'
import { textAlternative } from './text-alternative.ts'
import { isWebAddress } from '../../shared/routes.ts'

/** Context of the text that's converted. */
export interface Writing {
  /** Final address of a link or an image. */
  resolve: (href: string) => string
  /** Interface messages in the page's locale. */
  messages: AllMessages
  /** The whole article, which contains the elements that ID references point to. */
  article: readonly HtmlNode[]
  /** Generates the anchors that Markdown renderers give to headings. */
  slugger: Slugger
  /** Inside a figure. IDs in figures aren't link targets. */
  inFigure?: boolean
  /** The surrounding figure, if its name is written with a picture that repeats it or that it begins with. */
  figure?: { title: string; first: HtmlElement | undefined }
  /** Inside a table cell, which has one line and needs escaped pipes. */
  inTable?: boolean
  /** IDs of the surrounding elements. Links to them would lead to where the reader already is. */
  around?: ReadonlySet<string>
  /** Whether the text is already in a link, or already strong. */
  inLink?: boolean
  inStrong?: boolean
  /** Inside a list item. A heading there isn't a heading of the page. */
  inList?: boolean
}

/** Converts nodes to one line of Markdown. Hard breaks become line breaks, or `<br>` in tables. */
export function inline(nodes: readonly HtmlNode[], writing: Writing): string {
  // An array instead of a growing string, because testing the end of a string would flatten it each time.
  const pieces: string[] = []
  let afterBadge = false
  for (const [i, node] of nodes.entries()) {
    if (isSilent(node)) continue
    const markdown = isElement(node) ? inlineElement(node, writing) : text(node, writing)
    const piece = isElement(node) ? withTags(markdown, nodes[i - 1], nodes[i + 1]) : markdown
    const isBadge = isElement(node) && node.name === 'span' && piece.trim() !== ''
    // Badges are separated by their borders, which text doesn't have.
    if (isBadge && afterBadge && !/^\s*[,.;:)]/.test(piece)) {
      trimEnd(pieces)
      pieces.push(', ')
    } else if (needsSpace(pieces.at(-1) ?? '', piece)) pieces.push(' ')
    // A link after an exclamation mark would be an image.
    if (piece.startsWith('[') && pieces.at(-1)?.endsWith('!'))
      pieces.push(`${pieces.pop()?.slice(0, -1)}\\!`)
    if (piece !== '') pieces.push(piece)
    if (piece.trim() !== '') afterBadge = isBadge
  }
  const line = pieces.join('')
  const spaced = line.replace(/ {2,}/g, ' ')
  return spaced.includes('\n') ? spaced.replace(/ *\n */g, '\n') : spaced
}

/** Trims whitespace from the end of a line of pieces. */
function trimEnd(pieces: string[]): void {
  for (let last = pieces.pop(); last !== undefined; last = pieces.pop()) {
    const rest = last.trimEnd()
    if (rest === '') continue
    pieces.push(rest)
    return
  }
}

/** Adjacent code spans would become one, and adjacent links are usually buttons. */
function needsSpace(before: string, piece: string): boolean {
  return (
    (before.endsWith('`') && piece.startsWith('`')) || (before.endsWith(')') && /^!?\[/.test(piece))
  )
}

function text(node: HtmlNode, { inTable, inLink }: Writing): string {
  if (node.type !== 'text' || !('data' in node)) return ''
  const escaped = escapeInline(node.data.replace(/[^\S\u00a0]+/g, ' '))
  const label = inLink ? escaped.replace(/(?<!\\)[[\]]/g, '\\$&') : escaped
  return inTable ? label.replaceAll('|', '\\|') : label
}

function inlineElement(element: HtmlElement, writing: Writing): string {
  const id = attribute(element, 'id')
  if (isPicture(element)) return escapeInline(textAlternative(element, writing.article).title)
  const anchor = id === undefined || writing.inFigure ? '' : anchorMark(id)
  return anchor + inlineContent(element, writing)
}

function inlineContent(element: HtmlElement, writing: Writing): string {
  const children = (): string => inline(element.children, writing)
  switch (element.name) {
    case 'br':
      return writing.inTable ? '<br>' : '\\\n'
    case 'wbr':
      return ''
    case 'code':
    case 'samp':
      return code(element, writing)
    case 'strong':
    case 'b':
      return writing.inStrong
        ? children()
        : mark('**', inline(element.children, { ...writing, inStrong: true }))
    case 'em':
    case 'i':
    case 'cite':
    case 'dfn':
    case 'var':
      return mark('*', children())
    case 'del':
    case 's':
      return mark('~~', children())
    case 'math':
      return formula(element, writing)
    case 'sub':
    case 'sup':
      return `<${element.name}>${children()}</${element.name}>`
    case 'a':
      return link(element, writing)
    case 'img':
      return image(element, writing)
    case 'input':
      return 'checked' in element.attribs ? '[x]' : '[ ]'
    default:
      // A link may be a card with blocks in it, and a heading may contain any component.
      return isInlineName(element.name) ? children() : ` ${children()} `
  }
}

/** Marks must touch the words, so spaces move outside. */
function mark(sign: string, content: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(content) ?? []
  return words === '' ? content : `${before}${sign}${words}${sign}${after}`
}

/** Inline math in GitHub's syntax, in which nothing is interpreted as Markdown. */
function formula(element: HtmlElement, { inTable = false }: Writing): string {
  return `$${inlineCode(attribute(element, 'data-tex') ?? textOf(element), inTable)}$`
}

/** Code with a link in it becomes a link around the code, because Markdown can't nest links in code. */
function code(element: HtmlElement, writing: Writing): string {
  const links = elementsOf(element).filter(({ name }) => name === 'a')
  if (links.length === 0 || writing.inLink)
    return inlineCode(textOf(element), writing.inTable === true)
  return element.children
    .map((child) => {
      const codeSpan = inlineCode(textOf(child), writing.inTable === true)
      const href = isElement(child) ? attribute(child, 'href') : undefined
      return href === undefined ? codeSpan : `[${codeSpan}](${linkTarget(writing.resolve(href))})`
    })
    .filter((part) => part !== '')
    .join(' ')
}

function link(element: HtmlElement, writing: Writing): string {
  const href = attribute(element, 'href')
  const label = inline(element.children, { ...writing, inLink: true }).trim()
  if (href === undefined || label === '' || writing.inLink) return label
  if (writing.around?.has(href) || href === `#${attribute(element, 'id')}`) return label
  const target = writing.resolve(href)
  const plain = textOf(element).trim()
  return plain === target && isWebAddress(target)
    ? `<${target}>`
    : `[${label}](${linkTarget(target)})`
}

/** Leaves out images with an empty `alt`, because they're decorative. */
function image(element: HtmlElement, { resolve, inTable }: Writing): string {
  const name = escapeLabel(attribute(element, 'alt') ?? '')
  const src = attribute(element, 'src')
  if (name === '' || src === undefined) return ''
  return `![${inTable ? name.replaceAll('|', '\\|') : name}](${linkTarget(resolve(src))})`
}

/** A link to media, or nothing if the element has no address. */
export function mediaLink(element: HtmlElement, { resolve, inTable, inLink }: Writing): string[] {
  const first = elementsOf(element).find(({ name }) => name === 'source')
  const address =
    attribute(element, 'src') ?? attribute(element, 'data') ?? (first && attribute(first, 'src'))
  const name = escapeLabel(attribute(element, 'title') ?? attribute(element, 'aria-label') ?? '')
  const label = inTable ? name.replaceAll('|', '\\|') : name
  if (address === undefined || address === '' || inLink) return label === '' ? [] : [label]
  const target = resolve(address)
  if (label === '' && isWebAddress(target)) return [`<${target}>`]
  return [`[${label === '' ? escapeLabel(target) : label}](${linkTarget(target)})`]
}

const TAGS: Record<string, string> = { '**': 'strong', '*': 'em', '~~': 'del' }
const EMPHASIS = /^(\*\*|\*|~~)(?!\s)([\s\S]+)\1$/

const LETTER_START = /^[\p{L}\p{N}]/u
/** Tested against the last two code units only, because matching at the end of a long string scans all of it. */
const LETTER_END = /[\p{L}\p{N}]$/u
const SIGN_START = /^[^\p{L}\p{N}\s]/u
const SIGN_END = /[^\p{L}\p{N}\s]$/u

/**
 * Writes emphasis with tags where Markdown wouldn't recognize the marks: between a letter and a punctuation mark, they
 * neither open nor close emphasis.
 * @example withTags('**(a)**', undefined, textNode('b')) // '<strong>(a)</strong>'
 */
export function withTags(written: string, before?: HtmlNode, after?: HtmlNode): string {
  const [, sign = '', words = ''] = EMPHASIS.exec(written) ?? []
  const tag = TAGS[sign]
  if (tag === undefined) return written
  const opens = !(before && LETTER_END.test(textOf(before).slice(-2)) && SIGN_START.test(words))
  const closes = !(after && LETTER_START.test(textOf(after)) && SIGN_END.test(words))
  return opens && closes ? written : `<${tag}>${words}</${tag}>`
}
