import type { Nodes } from 'mdast'
import { markdownToMdast, mdxToMdast } from 'satteri'
import { outdentClosingTags } from './closing-tags.ts'
import { quoteValues } from './unquoted-values.ts'

/** Markdown extensions that all pages can use. */
export const FEATURES = { gfm: true, frontmatter: true, directive: true, headingAttributes: true }

/** An opening code fence, also in quotes and lists. Captures its language. */
const FENCE = /^(?:[\s>]|[-*+][ \t]|\d+[.)][ \t])*(`{3,}(?!.*`)|~{3,})\s*([\w-]*)/
const DIRECTIVE_WITH_TITLE =
  /^((?:[\s>]|[-*+][ \t]|\d+[.)][ \t])*:{3,}[\w-]+)[ \t]+(?![[{])(\S.*?)[ \t]*$/
/** A directive with a space before its name, as in VitePress. */
const DIRECTIVE_WITH_SPACE =
  /^((?:[\s>]|[-*+][ \t]|\d+[.)][ \t])*:{3,})[ \t]+(?=[a-z][a-z-]*(?:[ \t[{]|$))/
/** A heading's ID in a comment: `{/* #id *\/}`, `{ /*#id*\/ }`, `<!-- #id -->`, or `{/*id*\/}` as in React's documentation. */
const HEADING_ID_COMMENT =
  /(?<=\S)[ \t]*(?:(?:\{[ \t]*\/\*|<!--)[ \t]*#([^\s{}<>]+?)[ \t]*(?:\*\/[ \t]*\}|-->)|\{\/\*([^\s{}<>#*/]+)\*\/\})[ \t#]*$/
/** A heading, also in quotes and lists. */
const HEADING = /^(?:[\s>]|[-*+][ \t]|\d+[.)][ \t])*#{1,6}[ \t]/
/** The line below a heading that is underlined. */
const UNDERLINE = /^[\s>]*(?:=+|-+)[ \t]*$/
/** Braces at the end of a heading. */
const LAST_BRACES = /\{[^{}]*\}[ \t]*#*[ \t]*$/
/** The marks that close a heading. The compiler doesn't look for attributes in front of them. */
const CLOSING_MARKS = /(?<=\})[ \t]+#+[ \t]*$/
/** What the compiler should read as attributes of a heading: an ID and classes. */
const ATTRIBUTES = /^\{(?:\s*[#.][^\s{}#.]+)+\s*\}/
/** An ID whose brace is escaped, which the compiler would read as an ID. */
const ESCAPED_ID = /^([\s>]*#{1,6}[ \t].*?)\\\{(?=#[^{}]*\}[ \t#]*$)/

/**
 * Rewrites syntax that the compiler doesn't support to equivalent syntax that it does. Everything stays on its line, so
 * that errors have the author's line numbers.
 *
 * - `::: tip` becomes `:::tip`, and `:::tip Title` becomes `:::tip[Title]`.
 * - A heading's ID in a comment of MDX or HTML, as in Docusaurus and React's documentation, becomes `{#id}`.
 * - The brace of an escaped ID (`## Title \\{#id}`) becomes a character reference.
 * - Other braces in headings are text: `## Get {name}` in Markdown, `## {#a} and {#b}` in MDX.
 * - In MDX, the content of `mdx-code-block` fences is part of the page, `<!-- comments -->` are comments, and a closing
 *   tag below a list item ends its element if the list began inside of it.
 */
export function normalizeSyntax(source: string, isMdx: boolean): string {
  const text =
    /:::|\{[ \t]*\/\*|<!--[ \t]*#|\\\{#|mdx-code-block|#[^\n]*\{|\}[ \t]*\n[\s>]*(?:=|-)/.test(
      source,
    )
      ? normalizeLines(source, isMdx)
      : source
  if (!isMdx) return quoteValues(text)
  const outdented = outdentClosingTags(text)
  return outdented.includes('<!--') ? withoutHtmlComments(outdented) : outdented
}

function normalizeLines(source: string, isMdx: boolean): string {
  let open: { mark: string; isPart: boolean } | undefined
  return source
    .split('\n')
    .map((line, index, lines) => {
      const [, mark = '', language = ''] = FENCE.exec(line) ?? []
      if (open) {
        const isEnd =
          mark.startsWith(open.mark) && line.trim().replace(/^[>\s]*/, '') === mark && mark !== ''
        if (!isEnd) return open.isPart ? normalizeLine(line, '', isMdx) : line
        const { isPart } = open
        open = undefined
        return isPart ? '' : line
      }
      if (mark === '') return normalizeLine(line, lines[index + 1] ?? '', isMdx)
      open = { mark, isPart: isMdx && language === 'mdx-code-block' }
      return open.isPart ? '' : line
    })
    .join('\n')
}

function normalizeLine(line: string, next: string, isMdx: boolean): string {
  const isHeading = HEADING.test(line) || (line.trim() !== '' && UNDERLINE.test(next))
  const opened = HEADING.test(line) ? line.replace(CLOSING_MARKS, '') : line
  const named = isHeading
    ? opened.replace(HEADING_ID_COMMENT, (_, id?: string, bare?: string) => ` {#${id ?? bare}}`)
    : line
  const text = isHeading && line.includes('{') ? withoutOtherBraces(named, isMdx) : named
  return text
    .replace(DIRECTIVE_WITH_SPACE, '$1')
    .replace(
      DIRECTIVE_WITH_TITLE,
      (_, start: string, title: string) => `${start}[${asLabel(title)}]`,
    )
    .replace(ESCAPED_ID, '$1&#123;')
}

/** The compiler would take all braces at the end for attributes. In MDX, `{#` would be invalid, and `{name}` is code. */
function withoutOtherBraces(line: string, isMdx: boolean): string {
  const at = line.search(LAST_BRACES)
  const hasAttributes = at !== -1 && line[at - 1] !== '\\' && ATTRIBUTES.test(line.slice(at))
  const end = hasAttributes ? at : line.length
  if (!isMdx)
    return hasAttributes || at === -1 || line[at - 1] === '\\'
      ? line
      : `${line.slice(0, at)}&#123;${line.slice(at + 1)}`
  const text = line
    .slice(0, end)
    .replace(/(`+)(?!`).*?(?<!`)\1(?!`)|(?<!\\)\{(?=#)/g, (found) =>
      found === '{' ? '&#123;' : found,
    )
  return text + line.slice(end)
}

/** Brackets in a label must be balanced. */
function asLabel(title: string): string {
  let depth = 0
  for (const character of title) {
    if (character === '[') depth += 1
    if (character === ']') depth -= 1
    if (depth < 0) break
  }
  return depth === 0 ? title : title.replace(/[[\]]/g, '\\$&')
}

/**
 * The compiler's error locates each comment. It only fails where HTML comments are really invalid, so code and strings
 * that contain similar text don't change.
 */
function withoutHtmlComments(source: string): string {
  let text = source
  for (;;) {
    const start = commentOffset(text)
    const end = start === undefined ? -1 : text.indexOf('-->', start + 4)
    if (start === undefined || end === -1) return text
    const lines = text.slice(start, end).replace(/[^\n]+/g, '')
    text = `${text.slice(0, start)}{/*${lines}*/}${text.slice(end + 3)}`
  }
}

/** Offset of the first comment that the compiler rejects. */
function commentOffset(text: string): number | undefined {
  try {
    mdxToMdast(text, { features: FEATURES })
    return undefined
  } catch (error) {
    const [, line, column] =
      /^(\d+):(\d+): Unexpected character `!`/.exec((error as Error).message) ?? []
    if (line === undefined || column === undefined) return undefined
    const before = text
      .split('\n')
      .slice(0, Number(line) - 1)
      .join('\n')
    const at = before.length + (Number(line) > 1 ? 1 : 0) + Number(column) - 1
    return text.startsWith('<!--', at) ? at : undefined
  }
}

/** Text that the parser may read as a directive with a label, or as deleted text. */
const CANDIDATE = /:[\p{L}\p{N}_-]+\[|(?<!~)~(?!~)[^~\n]/u

/**
 * Escapes characters that the parser would take for syntax that docent doesn't have, so that the rest of the line is
 * Markdown: the colon before a link (`Status:see[the page](./a.md)`), and single tildes, which are ranges in Chinese,
 * Japanese, and Korean (`5~10`).
 * @param isDirective whether the site has a directive with this name
 */
export function escapeLiteralSyntax(
  source: string,
  isMdx: boolean,
  isDirective: (name: string) => boolean,
): string {
  let text = source
  // Directives can be in the labels of others.
  while (CANDIDATE.test(text)) {
    const offsets = literalOffsets(text, isMdx, isDirective)
    if (offsets.length === 0) return text
    for (const at of offsets.sort((a, b) => b - a)) text = `${text.slice(0, at)}\\${text.slice(at)}`
  }
  return text
}

function literalOffsets(
  source: string,
  isMdx: boolean,
  isDirective: (name: string) => boolean,
): number[] {
  const offsets: number[] = []
  const visit = (node: Nodes): void => {
    const { start, end } = node.position ?? {}
    if (start?.offset !== undefined && end?.offset !== undefined) {
      if (node.type === 'delete' && source[start.offset + 1] !== '~')
        offsets.push(start.offset, end.offset - 1)
      const isLabeled =
        (node.type === 'textDirective' || node.type === 'leafDirective') && node.children.length > 0
      if (isLabeled && !isDirective(node.name)) {
        offsets.push(start.offset)
        if (node.type === 'leafDirective') offsets.push(start.offset + 1)
        return
      }
    }
    if ('children' in node) node.children.forEach(visit)
  }
  try {
    const parse = isMdx ? mdxToMdast : markdownToMdast
    visit(parse(source, { features: FEATURES, position: true }) as Nodes)
  } catch {
    // The compiler reports invalid syntax with its location.
    return []
  }
  return offsets
}
