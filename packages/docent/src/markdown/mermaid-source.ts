import { decodeEntities } from '../shared/html.ts'
import { lineWithLostWord, statementsOf } from './mermaid-statements.ts'

/** Kinds of diagrams that the package draws, by the first word of their source. */
export const KINDS = [
  /^(?:graph|flowchart)$/,
  /^stateDiagram(?:-v2)?$/,
  /^sequenceDiagram$/,
  /^classDiagram$/,
  /^erDiagram$/,
  /^xychart(?:-beta)?$/,
]

/** A diagram's source, taken apart. */
export interface DiagramSource {
  kind: string
  /** Statements for the package, without what describes the diagram. */
  code: string
  /** The number of the source's line, from 0, for each line of the code. */
  lines: number[]
  title: string
  description: string
}

/** Takes out front matter, comments, and the lines for accessibility, which the package would draw as nodes. */
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

/** Kinds whose links have names at both ends. */
const LINKED = /^(?:graph|flowchart|classDiagram|erDiagram)$/

/** Lines that may say what another line says, or that only end or prepare something. */
const HARMLESS = /^(?:end|participant|actor|classDef|class|direction|activate|deactivate)\b|^\}$/

interface Renderer {
  parseMermaid(code: string): unknown
  renderMermaidSVG(code: string): string
}

/**
 * The package reads as much of a line as it understands and passes over the rest. A line whose last word can be left
 * out without a change is such a line.
 * @returns its number in the source, from 0
 */
export function ignoredLine(
  { kind, code, lines: numbers }: DiagramSource,
  renderer: Renderer,
): number | undefined {
  // Parsing is enough where the package offers it, and a hundred times faster than drawing.
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

/** The name and the description of a drawing. Without a description, its labels describe it. */
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
