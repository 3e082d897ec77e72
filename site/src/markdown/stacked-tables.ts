import type { Nodes, Table, TableRow } from 'mdast'
import { listsParts } from './field-tables.ts'

interface Context {
  replaceNode(node: Table, replacement: Table): void
}

/** Letters that fit in a row of a phone: 356 pixels with letters of 7.25 pixels, and 12 pixels around each column. */
const SPACE = 356
const LETTER = 7.25
const AROUND = 12
/** Values such as "Yes" or "10 s" are next to each other. Others have a line of their own. */
const SHORT = 7
/** A cell with more letters is prose, which needs more than a quarter of a phone. */
const PROSE = 24

/**
 * Marks tables that can't be read on a phone: their columns don't fit, or there are five, or four with sentences. There,
 * each row is a block, and the cells have their column's header above them (`stacked-tables.css`).
 */
export default {
  name: 'stacked-tables',
  table(table: Table, context: Context): void {
    const [head, ...rows] = table.children
    if (!head || listsParts(table) || !needsBlocks(rows)) return
    const headers = textsOf(head)
    const isShort = headers.map((_, column) =>
      rows.every((row) => (textsOf(row)[column] ?? '').length <= SHORT),
    )
    // The class chooses the style sheet. Only elements made here keep the attributes of their cells.
    context.replaceNode(
      table,
      element('table', { className: ['stacked'] }, [
        element('thead', {}, [
          element(
            'tr',
            {},
            cellsOf('th', head, () => ({})),
          ),
        ]),
        element(
          'tbody',
          {},
          rows.map((row) =>
            element(
              'tr',
              {},
              cellsOf('td', row, (column, text) => ({
                ...(column > 0 && text !== '' && { dataLabel: headers[column] }),
                ...(column > 0 && isShort[column] && { className: ['short'] }),
              })),
            ),
          ),
        ),
      ]),
    )
  },
}

type Properties = Record<string, unknown>

function cellsOf(
  name: 'td' | 'th',
  row: TableRow,
  properties: (column: number, text: string) => Properties,
): Table[] {
  return row.children.map((cell, column) =>
    element(name, properties(column, textOf(cell)), cell.children),
  )
}

/** A node that becomes an element with this name. */
function element(hName: string, hProperties: Properties, children: unknown[]): Table {
  return { type: 'field', data: { hName, hProperties }, children } as unknown as Table
}

function needsBlocks(rows: readonly TableRow[]): boolean {
  const columns: string[][] = []
  for (const row of rows)
    for (const [column, text] of textsOf(row).entries()) (columns[column] ??= []).push(text)
  const words = columns.map((cells) => longest(cells.flatMap((text) => text.split(/\s+/))))
  const width = words.reduce((sum, letters) => sum + letters * LETTER + AROUND, 0)
  if (width > SPACE || columns.length > 4) return true
  return columns.length > 3 && columns.some((cells) => longest(cells) > PROSE)
}

function longest(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 0)
}

function textsOf({ children }: TableRow): string[] {
  return children.map(textOf)
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('')
  return 'value' in node ? node.value : ''
}
