import { decodeEntities } from '../../shared/html.ts'
import { lineWithLostWord, statementsOf } from './mermaid-statements.ts'

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
  const found = lines.findIndex((line, index) => {
    if (index <= header || line.trim() === '' || HARMLESS.test(line.trim())) return false
    const cut = line.replace(/\s*\S+\s*$/, '')
    return resultOf(lines.toSpliced(index, 1, cut).join('\n')) === whole
  })
  return found === -1 ? undefined : numbers[found]
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
