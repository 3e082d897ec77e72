import { Parser } from 'htmlparser2'

export interface HtmlText {
  type: 'text'
  /** With entities decoded. */
  data: string
}

export interface HtmlComment {
  type: 'comment'
}

export interface HtmlElement {
  type: 'element'
  /** In lowercase. */
  name: string
  /** Values by lowercase name, with entities decoded. */
  attribs: Record<string, string>
  children: HtmlNode[]
  parent: HtmlElement | undefined
  /** Offsets of its start tag, from `<` to after `>`. */
  startTag: Range
  /** Offsets of its end tag; undefined for elements without one. */
  endTag: Range | undefined
  /** Offsets of its attributes, in source order. */
  attributeRanges: readonly AttributeRange[]
}

export type HtmlNode = HtmlText | HtmlComment | HtmlElement

/** A part of a source: the offsets of its first character and of the one after its last. */
export interface Range {
  start: number
  end: number
}

/** An attribute from the start of its name to the end of its value. */
export interface AttributeRange extends Range {
  name: string
}

/** HTML as a tree with source offsets, so that parts can be changed without serializing the rest. */
export interface HtmlTree {
  source: string
  children: HtmlNode[]
}

const NO_ATTRIBUTES: readonly AttributeRange[] = []

/** Parses HTML as browsers do, except that elements can be self-closing: `<docent-slot/>`. */
export function parseHtml(source: string): HtmlTree {
  const root: HtmlNode[] = []
  const open: HtmlElement[] = []
  let children = root
  let attributes: AttributeRange[] | undefined
  // If a space follows the name (`</p >`), the parser's offset of the end tag's end is too small.
  const tagRange = (): Range => ({
    start: source.indexOf('<', parser.startIndex),
    end: source.indexOf('>', parser.endIndex) + 1,
  })
  const parser: Parser = new Parser(
    {
      onattribute(name) {
        attributes ??= []
        attributes.push({ name, start: parser.startIndex, end: parser.endIndex })
      },
      onopentag(name, attribs) {
        const element: HtmlElement = {
          type: 'element',
          name,
          attribs,
          children: [],
          parent: open.at(-1),
          startTag: tagRange(),
          endTag: undefined,
          attributeRanges: attributes ?? NO_ATTRIBUTES,
        }
        attributes = undefined
        children.push(element)
        open.push(element)
        children = element.children
      },
      onclosetag(_name, isImplied) {
        const element = open.pop()
        if (element && !isImplied) element.endTag = tagRange()
        children = open.at(-1)?.children ?? root
      },
      ontext(data) {
        const last = children.at(-1)
        if (last?.type === 'text') last.data += data
        else children.push({ type: 'text', data })
      },
      oncomment() {
        children.push({ type: 'comment' })
      },
    },
    { recognizeSelfClosing: true },
  )
  parser.end(source)
  return { source, children: root }
}
