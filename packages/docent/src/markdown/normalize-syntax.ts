import { mdxToMdast } from 'satteri'

/** An opening code fence, also in quotes and lists. Captures its language. */
const FENCE = /^(?:[\s>]|[-*+][ \t]|\d+[.)][ \t])*(`{3,}(?!.*`)|~{3,})\s*([\w-]*)/
const DIRECTIVE_WITH_TITLE =
  /^((?:[\s>]|[-*+][ \t]|\d+[.)][ \t])*:{3,}[\w-]+)[ \t]+(?![[{])(\S.*?)[ \t]*$/
const HEADING_ID_COMMENT = /^([\s>]*#{1,6}[ \t].*?)[ \t]*\{\/\*[ \t]*(#[^\s{}]+)[ \t]*\*\/\}[ \t]*$/
/** An ID whose brace is escaped, which the compiler would read as an ID. */
const ESCAPED_ID = /^([\s>]*#{1,6}[ \t].*?)\\\{(?=#[^{}]*\}[ \t#]*$)/

/**
 * Rewrites syntax that the compiler doesn't support to equivalent syntax that it does. Everything stays on its line, so
 * that errors have the author's line numbers.
 *
 * - `:::tip Title` becomes `:::tip[Title]`.
 * - A heading's ID in a comment, which is Docusaurus's syntax in MDX, becomes `{#id}`.
 * - The brace of an escaped ID (`## Title \\{#id}`) becomes a character reference.
 * - In MDX, the content of `mdx-code-block` fences is part of the page, and `<!-- comments -->` are comments.
 */
export function normalizeSyntax(source: string, isMdx: boolean): string {
  const text = /:::|\{\/\*|\\\{#|mdx-code-block/.test(source)
    ? normalizeLines(source, isMdx)
    : source
  return isMdx && text.includes('<!--') ? withoutHtmlComments(text) : text
}

function normalizeLines(source: string, isMdx: boolean): string {
  let open: { mark: string; isPart: boolean } | undefined
  return source
    .split('\n')
    .map((line) => {
      const [, mark = '', language = ''] = FENCE.exec(line) ?? []
      if (open) {
        const isEnd =
          mark.startsWith(open.mark) && line.trim().replace(/^[>\s]*/, '') === mark && mark !== ''
        if (!isEnd) return open.isPart ? normalizeLine(line) : line
        const { isPart } = open
        open = undefined
        return isPart ? '' : line
      }
      if (mark === '') return normalizeLine(line)
      open = { mark, isPart: isMdx && language === 'mdx-code-block' }
      return open.isPart ? '' : line
    })
    .join('\n')
}

function normalizeLine(line: string): string {
  return line
    .replace(
      DIRECTIVE_WITH_TITLE,
      (_, start: string, title: string) => `${start}[${asLabel(title)}]`,
    )
    .replace(HEADING_ID_COMMENT, '$1 {$2}')
    .replace(ESCAPED_ID, '$1&#123;')
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

/** Markdown extensions that all pages can use. */
export const FEATURES = { gfm: true, frontmatter: true, directive: true, headingAttributes: true }
