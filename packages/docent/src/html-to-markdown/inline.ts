import { attribute, elementsOf, isElement, textOf } from '../html/find-nodes.ts'
import type { HtmlElement, HtmlNode } from '../html/parse-html.ts'
import { isPicture, isSilent } from './nodes.ts'
import type { AllMessages } from '../messages/build-messages.ts'
import { anchorMark } from './anchors.ts'
import { withTags } from './emphasis.ts'
import { escapeInline, escapeLabel, inlineCode, linkTarget } from './escape.ts'
import { textAlternative } from './text-alternative.ts'
import type { Slugger } from '../shared/slug.ts'

/** What text of a page is written with. */
export interface Writing {
  /** Final address of a link or an image. */
  resolve: (href: string) => string
  /** Interface texts of the page's locale. */
  messages: AllMessages
  /** The whole article, where elements find the text that describes them. */
  article: readonly HtmlNode[]
  /** Anchors that renderers of Markdown give the headings so far. */
  slugger: Slugger
  /** Inside a figure, whose parts are no targets of links. */
  inFigure?: boolean
  /** Cells of tables hold one line, in which a pipe must be escaped. */
  inTable?: boolean
  /** Links to the elements around: such a link says nothing. */
  around?: ReadonlySet<string>
  /** Text is inside a link already, or strong already. */
  inLink?: boolean
  inStrong?: boolean
  /** A heading in an item of a list is no heading of the page. */
  inList?: boolean
}

/** Nodes as one line of Markdown; hard breaks are written as line breaks, or as `<br>` in tables. */
export function inline(nodes: readonly HtmlNode[], writing: Writing): string {
  // Pieces, and not one growing string: looking at its end would copy it each time.
  const pieces: string[] = []
  let afterBadge = false
  for (const [i, node] of nodes.entries()) {
    if (isSilent(node)) continue
    const written = isElement(node) ? inlineElement(node, writing) : text(node, writing)
    const piece = isElement(node) ? withTags(written, nodes[i - 1], nodes[i + 1]) : written
    const isBadge = isElement(node) && node.name === 'span'
    // Badges stand apart by their frames, which text does not have.
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

/** Takes white space off the end of a line in pieces. */
function trimEnd(pieces: string[]): void {
  for (let last = pieces.pop(); last !== undefined; last = pieces.pop()) {
    const rest = last.trimEnd()
    if (rest === '') continue
    pieces.push(rest)
    return
  }
}

/** Two pieces of code without anything between them would become one, and two links are buttons in a row. */
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
      return children()
  }
}

/** Marks stand right at the words: spaces go outside. */
function mark(sign: string, content: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(content) ?? []
  return words === '' ? content : `${before}${sign}${words}${sign}${after}`
}

/** A formula in a line, as GitHub writes it: nothing in it is read as Markdown. */
function formula(element: HtmlElement, { inTable = false }: Writing): string {
  return `$${inlineCode(attribute(element, 'data-tex') ?? textOf(element), inTable)}$`
}

/** A link inside code goes around it, as Markdown has no other way. */
function code(element: HtmlElement, writing: Writing): string {
  const links = elementsOf(element).filter(({ name }) => name === 'a')
  if (links.length === 0 || writing.inLink)
    return inlineCode(textOf(element), writing.inTable === true)
  return element.children
    .map((child) => {
      const written = inlineCode(textOf(child), writing.inTable === true)
      const href = isElement(child) ? attribute(child, 'href') : undefined
      return href === undefined ? written : `[${written}](${linkTarget(writing.resolve(href))})`
    })
    .filter((part) => part !== '')
    .join(' ')
}

function link(element: HtmlElement, writing: Writing): string {
  const href = attribute(element, 'href')
  const label = inline(flatten(element), { ...writing, inLink: true }).trim()
  if (href === undefined || label === '' || writing.inLink) return label
  if (writing.around?.has(href) || href === `#${attribute(element, 'id')}`) return label
  const target = writing.resolve(href)
  const plain = textOf(element).trim()
  return plain === target && /^https?:/.test(target)
    ? `<${target}>`
    : `[${label}](${linkTarget(target)})`
}

/** A link may be a card that holds blocks: their words stand side by side. */
function flatten(element: HtmlElement): HtmlNode[] {
  const space = { type: 'text', data: ' ' } as HtmlNode
  return element.children.flatMap((child) =>
    isElement(child) && BLOCKS.has(child.name) ? [space, ...flatten(child), space] : [child],
  )
}

const BLOCKS = new Set('div p h2 h3 h4 h5 h6 section header ul ol li figure'.split(' '))

/** A picture without a text alternative is decoration. */
function image(element: HtmlElement, { resolve, inTable }: Writing): string {
  const name = escapeLabel(attribute(element, 'alt') ?? '')
  const src = attribute(element, 'src')
  if (name === '' || src === undefined) return ''
  return `![${inTable ? name.replaceAll('|', '\\|') : name}](${linkTarget(resolve(src))})`
}
