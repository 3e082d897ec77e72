import {
  allElements,
  find,
  findById,
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from '../../src/shared/html/tree.ts'
import type { AllMessages } from '../../src/shared/messages/build-messages.ts'

/** What the copy check needs from an article's HTML. */
export interface HtmlText {
  text: string
  /** IDs that links can target. */
  anchors: string[]
}

/** Controls and scripts, whose text isn't part of the page's content. */
const SKIPPED = new Set(
  'button dialog fieldset form input noscript option output script search select style template textarea'.split(
    ' ',
  ),
)

/** Inline elements that don't separate words. Code and links aren't listed, because a reader sees where they end. */
const JOINED = new Set(
  'abbr b bdi bdo cite data del dfn em i ins kbd label mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** What a browser plays, or shows from another page. */
const MEDIA = new Set(['audio', 'embed', 'iframe', 'object', 'video'])

interface Reading {
  root: readonly HtmlNode[]
  /** The site's scheme and host. */
  url: string
  /** Interface messages in the page's locale. */
  messages: AllMessages
  anchors: string[]
}

/** The context of a node. */
interface Context {
  inFigure?: boolean
  inLink?: boolean
  inPre?: boolean
  inCell?: boolean
}

/**
 * The text of an article as someone who reads its HTML sees it, and its anchors. It shares no rules with the stage that
 * writes copies, because a check with the same rules would repeat the same mistakes.
 * @param messages interface messages in the page's locale
 * @param url the site's scheme and host
 */
export function readHtmlText(
  root: readonly HtmlNode[],
  messages: AllMessages,
  url: string,
): HtmlText {
  const reading: Reading = { root, url, messages, anchors: [] }
  return { text: readAll(root, {}, reading), anchors: reading.anchors }
}

function readAll(nodes: readonly HtmlNode[], context: Context, reading: Reading): string {
  let text = ''
  let previous: HtmlNode | undefined
  for (const node of nodes) {
    const own = read(node, context, reading)
    if (own.trim() === '') {
      text += own
      continue
    }
    // Adjacent badges have borders, which a copy replaces with commas.
    const isBadge = !context.inPre && isSpan(node) && previous && isSpan(previous)
    text += isBadge && !/^\s*[,.;:)]/.test(own) ? `, ${own}` : own
    previous = node
  }
  return text
}

function read(node: HtmlNode, context: Context, reading: Reading): string {
  if (!isElement(node)) return node.type === 'text' ? node.data : ''
  if (isLeftOut(node)) return ''
  const { name, attribs, children } = node
  if (name === 'math') return formula(node)
  if (attribs['data-fence'] !== undefined) return ` ${attribs['data-source'] ?? ''} `
  if (isPicture(node)) return pictureText(node, context, reading)
  if (MEDIA.has(name)) return ` ${mediaText(node, reading)} `
  const isCode = hasClass(node, 'code-block')
  if (attribs['id'] !== undefined && isTarget(node) && !context.inFigure)
    reading.anchors.push(attribs['id'])
  const inside: Context = {
    inFigure: context.inFigure === true || (name === 'figure' && !isCode),
    inLink: context.inLink === true || name === 'a',
    inPre: context.inPre === true || name === 'pre',
    inCell: context.inCell === true || name === 'td' || name === 'th',
  }
  const text = labelOf(node, context, reading) + readAll(children, inside, reading)
  return JOINED.has(name) ? text : ` ${text} `
}

/** The name of media, or its address, which a copy links to. Its content is for browsers that can't show it. */
function mediaText({ attribs, children }: HtmlElement, { url }: Reading): string {
  const name = attribs['title'] ?? attribs['aria-label'] ?? ''
  if (name !== '') return name
  const source = find(children, (child) => child.name === 'source')
  const address = attribs['src'] ?? attribs['data'] ?? source?.attribs['src'] ?? ''
  return address.startsWith('/') ? url + address : address
}

/** The TeX source of a formula, as in a copy. In a line of text, it's between dollar signs. */
function formula({ attribs, parent }: HtmlElement): string {
  const tex = attribs['data-tex'] ?? ''
  const isBlock = parent !== undefined && hasClass(parent, 'math-block')
  return isBlock ? ` ${tex} ` : `$ ${tex} $`
}

/**
 * Whether links can target an element's ID in a copy. Figures aren't link targets, and copies omit headings without
 * text.
 */
function isTarget(element: HtmlElement): boolean {
  const { name } = element
  return name !== 'figure' && (!/^h[1-6]$/.test(name) || textOf(element).trim() !== '')
}

function isLeftOut({ name, attribs }: HtmlElement): boolean {
  return (
    SKIPPED.has(name) ||
    attribs['aria-hidden'] === 'true' ||
    attribs['data-markdown-ignore'] !== undefined ||
    (attribs['hidden'] !== undefined && attribs['role'] !== 'tabpanel')
  )
}

/** The words that a copy adds for something that the page shows as a color, an icon, or a selected tab. */
function labelOf(element: HtmlElement, context: Context, reading: Reading): string {
  const { name, attribs } = element
  if (name === 'img') return attribs['alt'] ?? ''
  if (name === 'figure' && !hasClass(element, 'code-block')) return figureLabel(element, reading)
  if (hasClass(element, 'diff-add') && isMarked(element)) return '+'
  if (hasClass(element, 'diff-remove') && isMarked(element)) return '-'
  if (name === 'li' && context.inCell) return '• '
  if (hasClass(element, 'admonition')) return admonitionKind(element, reading)
  return attribs['role'] === 'tabpanel' ? tabLabel(element) : ''
}

/** In a code block with the language `diff`, the lines already begin with their signs. */
function isMarked(line: HtmlElement): boolean {
  let block: HtmlElement | undefined = line
  while (block && !hasClass(block, 'code-block')) block = block.parent
  return block?.attribs['data-language'] !== 'diff'
}

function admonitionKind(element: HtmlElement, { messages }: Reading): string {
  const kind = /\badmonition-(\w+)/.exec(element.attribs['class'] ?? '')?.[1] ?? ''
  const name = messages[`admonition.${kind}`] ?? kind
  const title = find(element.children, (child) => hasClass(child, 'admonition-title'))
  const says = title && textOf(title).trim().toLowerCase().startsWith(name.toLowerCase())
  return says ? '' : `${name}: `
}

/**
 * The name of a tab, unless it's the only one. Names of package managers become comments in the block that their
 * commands share.
 */
function tabLabel(panel: HtmlElement): string {
  const panels = (panel.parent?.children ?? [])
    .filter(isElement)
    .filter((child) => child.attribs['role'] === 'tabpanel' && !isLeftOut(child))
  if (panels.length < 2) return ''
  const group = panel.parent?.attribs['data-group']
  const areCommands = group === 'package-manager' && panels.every(isUntitledCode)
  return `${areCommands ? '# ' : ''}${panel.attribs['aria-label']} `
}

function isUntitledCode({ children }: HtmlElement): boolean {
  const [block, ...others] = children.filter(isElement)
  const isTitle = (node: HtmlNode): boolean => isElement(node) && node.name === 'figcaption'
  return block !== undefined && others.length === 0 && !block.children.some(isTitle)
}

/** Inside a line of text, a picture is replaced with its title; as a block, with its title and description. */
function pictureText(element: HtmlElement, context: Context, reading: Reading): string {
  const texts = alternative(element, reading)
  const isBlock = !context.inLink && (context.inFigure === true || texts.length > 1)
  if (texts.length === 1 && beginsNamedFigure(element, reading)) return ` ${texts[0]} `
  return isBlock ? asFigure(texts, reading) : (texts[0] ?? '')
}

/** Whether a figure with a name begins with a picture, which then describes the figure. */
function beginsNamedFigure(picture: HtmlElement, reading: Reading): boolean {
  let inner = picture
  for (let outer = picture.parent; outer; outer = outer.parent) {
    const first = outer.children.find((child) =>
      isElement(child) ? !isLeftOut(child) : textOf(child).trim() !== '',
    )
    if (first !== inner) return false
    if (outer.name === 'figure') return figureLabel(outer, reading).trim() !== ''
    inner = outer
  }
  return false
}

/**
 * The name of a figure, in the same form as a picture's. Empty if the figure's own caption is its name, or if a picture
 * in it repeats the name.
 */
function figureLabel(figure: HtmlElement, reading: Reading): string {
  const captions = [...allElements(figure.children)].filter(({ name }) => name === 'figcaption')
  const names = (figure.attribs['aria-labelledby'] ?? '').split(/\s+/)
  const byCaption = names.some((id) => findById(captions, id))
  const own = alternative(figure, reading)
  const isRepeated = [...allElements(figure.children)].some(
    (child) => isPicture(child) && alternative(child, reading)[0]?.startsWith(`${own[0]}. `),
  )
  return byCaption || isRepeated ? '' : asFigure(own, reading)
}

function asFigure([title = '', ...description]: string[], { messages }: Reading): string {
  if (title === '' && description.length === 0) return ''
  const name = messages['markdown.figure'].replace('{title}', () => title).replace(/[:\s]+$/, '')
  return ` ${name}${/[.!?]\s*$/.test(title) ? '' : '.'} ${description.join(' ')} `
}

/** The accessible name of an element, followed by its descriptions. */
function alternative({ name, attribs, children }: HtmlElement, { root }: Reading): string[] {
  const named = (ids = ''): string[] =>
    ids.split(/\s+/).flatMap((id) => {
      const found = findById(root, id)
      return found ? [textOf(found)] : []
    })
  const drawn = (part: string): string[] =>
    children
      .filter((child) => name === 'svg' && isElement(child) && child.name === part)
      .map((child) => textOf(child))
  const label = attribs['aria-label']
  const names = named(attribs['aria-labelledby'])
  const [title = label ?? drawn('title')[0] ?? '', ...more] = names
  const described = [...more, ...named(attribs['aria-describedby'])]
  return [title, ...(described.length > 0 ? described : drawn('desc'))]
}

function isPicture({ name, attribs }: HtmlElement): boolean {
  return name === 'svg' || attribs['role'] === 'img'
}

function isSpan(node: HtmlNode): boolean {
  return isElement(node) && node.name === 'span'
}
