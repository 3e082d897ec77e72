import type { Table, TableCell, TableRow } from 'mdast'
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { FIELDS_FILTER, FILTER_FROM } from '../shared/markup.ts'
import { messagePlaceholder } from '../shared/messages/placeholders.ts'
import { importsComponent, textOf } from './node-source.ts'

/**
 * Converts a table in `<Fields>` to a list with the markup of `Field` elements: each row becomes a field. The first
 * column has the names and the last one the descriptions. `Type` (or `Value`), `Default`, and `Required` are known;
 * other columns keep their headers as labels.
 */
export function fieldTablesPlugin(): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'docent-field-tables',
    mdxJsxFlowElement(node, context) {
      if (node.name !== 'Fields' || importsComponent('Fields', context.source)) return
      const [table, ...others] = node.children
      if (table?.type !== 'table' || others.length > 0) return
      context.replaceNode(node, fieldList(table) as never)
    },
  })
}

interface HtmlNode {
  type: string
  data: { hName: string; hProperties?: Record<string, unknown> }
  children: unknown[]
}

function fieldList({ children: [head, ...rows] }: Readonly<Table>): HtmlNode {
  const headers = head?.children ?? []
  const names = headers.map(textOf)
  const list = element(
    'dl',
    { className: ['fields'] },
    rows.map((row) => field(row, names)),
  )
  // The header of the names may say more than their kind, such as the object that has the properties.
  const label = /\s/.test(names[0] ?? '') ? headers[0]?.children : undefined
  const above = label ? [element('p', { className: ['fields-label'] }, label)] : []
  const isLong = rows.length >= FILTER_FROM
  return element('div', {}, [...above, ...(isLong ? [filter(rows.length)] : []), list])
}

/** The filter of a long list, as in `Fields`. */
function filter(count: number): HtmlNode {
  const label = messagePlaceholder('fields.filter', String(count))
  const input = { type: 'search', ariaLabel: label, placeholder: label, autoComplete: 'off' }
  return element('search', { className: ['fields-filter'], [FIELDS_FILTER]: '' }, [
    element('input', input, []),
    element('output', {}, []),
  ])
}

function field({ children: cells }: Readonly<TableRow>, names: readonly string[]): HtmlNode {
  const line: unknown[] = [element('dfn', {}, cells[0]?.children ?? [])]
  for (const [index, name] of names.entries()) {
    const cell = cells[index]
    const isFact = index > 0 && index < names.length - 1
    if (cell && isFact) line.push(...fact(name, cell).flatMap((node) => [SPACE, node]))
  }
  const description = names.length > 1 ? (cells[names.length - 1]?.children ?? []) : []
  return element('div', {}, [element('dt', {}, line), element('dd', {}, description)])
}

function fact(name: string, cell: TableCell): unknown[] {
  const text = textOf(cell).trim()
  if (/^[-–—]?$/.test(text)) return []
  if (name === 'Type' || name === 'Value')
    return isCode(cell) ? cell.children : [element('span', {}, cell.children)]
  if (name === 'Default') return [labeled(messagePlaceholder('fields.default'), cell)]
  if (name !== 'Required' || !/^(?:yes|no)$/i.test(text)) return [labeled(name.toLowerCase(), cell)]
  const required = { type: 'text', value: messagePlaceholder('fields.required') }
  return /^yes$/i.test(text) ? [element('span', { className: ['field-required'] }, [required])] : []
}

function isCode({ children: [first, ...others] }: TableCell): boolean {
  return first?.type === 'inlineCode' && others.length === 0
}

function labeled(label: string, { children }: TableCell): HtmlNode {
  return element('span', {}, [{ type: 'text', value: `${label} ` }, ...children])
}

const SPACE = { type: 'text', value: ' ' }

function element(
  hName: string,
  hProperties: Record<string, unknown>,
  children: readonly unknown[],
): HtmlNode {
  return { type: 'field', data: { hName, hProperties }, children: [...children] }
}
