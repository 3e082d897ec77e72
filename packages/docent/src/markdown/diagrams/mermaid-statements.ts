/** Quoted or bracketed text, which may contain anything, or a link between two nodes, or the end of a statement. */
const FLOWCHART =
  /"[^"]*"|\|[^|]*\||\[[^\]]*\]|\{[^}]*\}|\([^)]*\)|(?<link><?(?:-{2,}[>xo]?|={2,}[>xo]?|-?\.+-[>xo]?|-\.(?=\s*\w)|~{3,}))|(?<end>;)/g
const CLASSES =
  /"[^"]*"|\{[^}]*\}|(?<link>(?:<\||<|\*|(?<=\s)o)?(?:--|\.\.)(?:\|>|>|\*|o(?=[\s"]))?)|(?<end>;)/g
const ENTITIES = /"[^"]*"|(?<link>(?:\|o|\|\||\}o|\}\|)(?:--|\.\.)(?:o\||\|\||o\{|\|\{))/g

/**
 * The source with one statement on each line and spaces around its links, which Mermaid doesn't need and the package
 * does: it reads `A-->B` as one node.
 * @returns the code, and the number of the source's line, from 0, for each of its lines
 */
export function statementsOf(kind: string, code: string): { code: string; lines: number[] } {
  const tokens = tokensOf(kind)
  const found = code.split('\n').flatMap((line, index) =>
    spaced(line, tokens)
      .replace(/^(\s*(?:graph|flowchart))\s*$/, '$1 TB')
      .split('\n')
      .map((statement) => ({ statement, index })),
  )
  return {
    code: found.map(({ statement }) => statement).join('\n'),
    lines: found.map(({ index }) => index),
  }
}

function tokensOf(kind: string): RegExp | undefined {
  if (/^(?:graph|flowchart)$/.test(kind)) return FLOWCHART
  if (kind === 'classDiagram') return CLASSES
  return kind === 'erDiagram' ? ENTITIES : undefined
}

function spaced(line: string, tokens: RegExp | undefined): string {
  if (tokens === undefined) return line.replace(/;\s*$/, '')
  return line
    .replace(tokens, (text, ...rest) => {
      const { link, end } = rest.at(-1) as { link?: string; end?: string }
      if (link !== undefined) return ` ${shortened(link)} `
      return end === undefined ? text : '\n'
    })
    .replace(/([->=.]) +(\|[^|]*\|)/g, '$1$2 ')
    .replace(/\n\s*$/, '')
}

/** In Mermaid, a longer link increases the distance between nodes. The package doesn't support that. */
const shortened = (link: string): string =>
  link
    .replace(/-{3,}>/, '-->')
    .replace(/={3,}>/, '==>')
    .replace(/-{3,}$/, '---')

/** Statements that set the style of something, or whose words differ from what they draw. */
const DIRECTIVES =
  /^\s*(?:end|direction|style|linkStyle|classDef|class|click|subgraph|namespace|note)(?![\w-])/
const LINK = /--|==|\.\.|-\.|~~~/

/**
 * Finds a link that the package has skipped because it doesn't understand it: one of the link's words is missing from
 * the drawing.
 * @param understood names and labels of the drawing
 * @returns the number of the line in the code, from 0
 */
export function lineWithLostWord(code: string, understood: string): number | undefined {
  const known = new Set([...wordsOf(understood), ...LINK_ENDS])
  const found = code
    .split('\n')
    .findIndex(
      (line) =>
        LINK.test(line) &&
        !DIRECTIVES.test(line) &&
        wordsOf(line.replace(NO_TEXT, ' ')).some((word) => !known.has(word)),
    )
  return found === -1 ? undefined : found
}

/** A circle and a cross at the end of a link. */
const LINK_ENDS = ['o', 'x']
/** Classes of nodes, HTML in labels, and entities. */
const NO_TEXT = /:::\w+|<\/?\w+\s*\/?>|[&#]\w+;/g

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? []
