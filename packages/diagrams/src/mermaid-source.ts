import { decodeEntities } from 'docent/plugin'

/** Types of diagrams that the package supports, by the first word of their source. */
export const KINDS = [
  /^(?:graph|flowchart)$/,
  /^stateDiagram(?:-v2)?$/,
  /^sequenceDiagram$/,
  /^classDiagram$/,
  /^erDiagram$/,
  /^xychart(?:-beta)?$/,
]

/** The parts of a diagram's source. */
export interface DiagramSource {
  kind: string
  /** The source's statements, without front matter, comments, and descriptions. */
  code: string
  /** The number of the source's line, from 0, for each line of the code. */
  lines: number[]
  title: string
  description: string
}

/** Removes front matter, comments, and the accessibility statements, which the package would draw as nodes. */
export function readDiagram(source: string): DiagramSource {
  let title = ''
  let description = ''
  const blank = (text: string): string => text.replace(/[^\n]+/g, '')
  const code = source
    .replace(/\r\n/g, '\n')
    .replace(/^\s*---\n([\s\S]*?)\n---[ \t]*$/m, (text, matter: string) => {
      title = /^title:\s*(.*)$/m.exec(matter)?.[1]?.replace(/^(['"])(.*)\1$/, '$2') ?? ''
      return blank(text)
    })
    .replace(/%%\{[\s\S]*?\}%%/g, blank)
    .replace(/^\s*%%.*$/gm, '')
    .replace(/^[ \t]*accDescr\s*\{([\s\S]*?)\}/m, (text, words: string) => {
      description = words.replace(/\s+/g, ' ').trim()
      return blank(text)
    })
    .replace(/^[ \t]*acc(Title|Descr)\s*:(.*)$/gm, (_, part: string, words: string) => {
      if (part === 'Title') title = words.trim()
      else description = words.trim()
      return ''
    })
  const kind = /\S+/.exec(code)?.[0].replace(/;$/, '') ?? ''
  return { kind, ...statementsOf(kind, code), title, description }
}

/** Kinds of diagrams whose links have names at both ends. */
const LINKED = /^(?:graph|flowchart|classDiagram|erDiagram)$/

/** Lines that may be redundant, or that only declare or end something. */
const HARMLESS = /^(?:end|participant|actor|classDef|class|direction|activate|deactivate)\b|^\}$/

interface Renderer {
  parseMermaid(code: string): unknown
  renderMermaidSVG(code: string): string
}

/**
 * Finds a line that the package understands only in part. It ignores the rest without an error, so removing the line's
 * last word doesn't change the result.
 * @returns the line's number in the source, from 0
 */
export function ignoredLine(
  { kind, code, lines: numbers }: DiagramSource,
  renderer: Renderer,
): number | undefined {
  // Parsing is a hundred times faster than drawing, but the package exports a parser only for these.
  const isGraph = /^(?:graph|flowchart|stateDiagram)/.test(kind)
  const resultOf = (text: string): string => {
    try {
      return isGraph ? asJson(renderer.parseMermaid(text)) : renderer.renderMermaidSVG(text)
    } catch (error) {
      return String(error)
    }
  }
  const whole = resultOf(code)
  const lost = LINKED.test(kind) ? lineWithLostWord(code, readable(whole)) : undefined
  if (lost !== undefined) return numbers[lost]
  const lines = code.split('\n')
  const header = lines.findIndex((line) => line.trim() !== '')
  const lineIndex = lines.findIndex((line, index) => {
    if (index <= header || line.trim() === '' || HARMLESS.test(line.trim())) return false
    const cut = line.replace(/\s*\S+\s*$/, '')
    return resultOf(lines.toSpliced(index, 1, cut).join('\n')) === whole
  })
  return lineIndex === -1 ? undefined : numbers[lineIndex]
}

/** The names and labels in a drawing or in its data. */
const readable = (result: string): string =>
  decodeEntities(result.replace(/<style[\s\S]*?<\/style>|<[^>]*>|\\n/g, ' '))

function asJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part))
}

/** A diagram's name and description. If it has no description, its labels are used. */
export function describeDiagram(
  { title, description }: DiagramSource,
  svg: string,
): { title: string; description: string } {
  if (title !== '' || description !== '') return { title, description }
  const labels = [...svg.matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)].map(([, text = '']) =>
    decodeEntities(text.replace(/<[^>]*>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return { title, description: [...new Set(labels)].filter((label) => label !== '').join(', ') }
}

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
  const statements = code.split('\n').flatMap((line, index) =>
    spaced(line, tokens)
      .replace(/^(\s*(?:graph|flowchart))\s*$/, '$1 TB')
      .split('\n')
      .map((statement) => ({ statement, index })),
  )
  return {
    code: statements.map(({ statement }) => statement).join('\n'),
    lines: statements.map(({ index }) => index),
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
  const understoodWords = new Set([...wordsOf(understood), ...LINK_ENDS])
  const lineIndex = code
    .split('\n')
    .findIndex(
      (line) =>
        LINK.test(line) &&
        !DIRECTIVES.test(line) &&
        wordsOf(line.replace(NO_TEXT, ' ')).some((word) => !understoodWords.has(word)),
    )
  return lineIndex === -1 ? undefined : lineIndex
}

/** A circle and a cross at the end of a link. */
const LINK_ENDS = ['o', 'x']
/** Classes of nodes, HTML in labels, and entities. */
const NO_TEXT = /:::\w+|<\/?\w+\s*\/?>|[&#]\w+;/g

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? []
