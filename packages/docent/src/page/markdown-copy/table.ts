import {
  attribute,
  elementsOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from '../../shared/html/tree.ts'
import { anchorMark, isInline, isMedia, isPicture, isSilent } from './nodes.ts'
import { pictureText } from './figures.ts'
import { inline, mediaLink, type Writing } from './inline.ts'
import { inlineCode } from './escape.ts'

const RULES: Record<string, string> = { left: ':--', center: ':-:', right: '--:' }

/** A table in GitHub's syntax. Each row is one line, and `<br>` separates the blocks in a cell. */
export function table(element: HtmlElement, writing: Writing): string {
  const rows = rowsOf(element)
  const [head = [], ...body] = rows.map((row) =>
    row.cells.map((cell, i) => rowAnchor(row, i, writing) + cellText(cell, row, writing)),
  )
  const width = Math.max(...rows.map(({ cells }) => span(cells)))
  const filled = (texts: readonly string[], row: Row): string => {
    const all = texts.flatMap((text, i) => [text, ...Array(span([row.cells[i]]) - 1).fill('')])
    return `| ${[...all, ...Array(width - all.length).fill('')].join(' | ')} |`
  }
  const first = rows[0]
  if (!first) return ''
  const rules = Array.from({ length: width }, (_, i) => RULES[align(first.cells[i])] ?? '---')
  const lines = [
    filled(head, first),
    `| ${rules.join(' | ')} |`,
    ...body.map((texts, i) => filled(texts, rows[i + 1] ?? first)),
  ]
  const caption = elementsOf(element).find(({ name }) => name === 'caption')
  const title = caption ? inline(caption.children, writing).trim() : ''
  return `${title === '' ? '' : `**${title}**\n\n`}${lines.join('\n')}`
}

interface Row {
  id: string | undefined
  cells: HtmlElement[]
}

function rowsOf(element: HtmlElement): Row[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name !== 'tr')
      return ['thead', 'tbody', 'tfoot'].includes(child.name) ? rowsOf(child) : []
    const cells = elementsOf(child).filter(({ name }) => name === 'th' || name === 'td')
    return [{ id: attribute(child, 'id'), cells }]
  })
}

function span(cells: readonly (HtmlElement | undefined)[]): number {
  return cells.reduce((sum, cell) => sum + (Number(cell && attribute(cell, 'colspan')) || 1), 0)
}

function align(cell: HtmlElement | undefined): string {
  return (cell && attribute(cell, 'data-align')) ?? ''
}

/** The anchor of a row, for its first cell. Empty for the other cells. */
function rowAnchor({ id }: Row, cell: number, { inFigure }: Writing): string {
  return id === undefined || cell > 0 || inFigure ? '' : anchorMark(id).replaceAll('|', '&#124;')
}

function cellText(cell: HtmlElement, { id }: Row, writing: Writing): string {
  const around = new Set(writing.around)
  if (id !== undefined) around.add(`#${id}`).add(`#${encodeURIComponent(id)}`)
  return linesOf(cell.children, { ...writing, inTable: true, around }).join('<br>')
}

/** A cell's parts, each of which is on a separate line. */
function linesOf(nodes: readonly HtmlNode[], writing: Writing): string[] {
  const lines: string[] = []
  let run: HtmlNode[] = []
  const flush = (): void => {
    const line = inline(run, writing).trim()
    if (line !== '') lines.push(line)
    run = []
  }
  for (const node of nodes) {
    if (isSilent(node)) continue
    if (!isElement(node) || isInline(node)) {
      run.push(node)
      continue
    }
    flush()
    if (isMedia(node)) lines.push(...mediaLink(node, writing))
    else if (isPicture(node)) lines.push(...pictureText(node, writing))
    else if (node.name === 'pre')
      lines.push(
        ...textOf(node)
          .trimEnd()
          .split('\n')
          .map((line) => inlineCode(line, true)),
      )
    else if (node.name === 'li') {
      const [first = '', ...rest] = linesOf(node.children, writing)
      lines.push(`• ${first}`, ...rest)
    } else lines.push(...linesOf(node.children, writing))
  }
  flush()
  return lines
}
