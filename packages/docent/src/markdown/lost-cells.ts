import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { PageWarning } from '../shared/records/page.ts'

/** Reports cells without a column, which the Markdown parser leaves out. Often, a `|` in code isn't escaped. */
export function lostCellsPlugin(file: string, warnings: PageWarning[]): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'docent-lost-cells',
    options: { position: true },
    table(node, context) {
      const { start, end } = node.position ?? {}
      if (!mayLoseCells(context.source.slice(start?.offset, end?.offset))) return
      const [head, ...rows] = node.children
      const columns = head?.children.length ?? 0
      for (const { children: cells, position } of rows) {
        const last = cells[columns - 1]?.position
        const lost = context.source
          .slice(last?.end.offset, position?.end.offset)
          .replace(/^[\s|]+|[\s|]+$/g, '')
        if (last === undefined || lost === '') continue
        const fix =
          'Add a column to the first two rows, or write a backslash before each `|` that separates no cells.'
        const { line = 1, column = 1 } = position?.start ?? {}
        warnings.push({ kind: 'lost-cell', what: `"${lost}"`, fix, file, line, column })
      }
    },
  })
}

/** Reading the cells of every table takes longer than counting. A column may be any `|`, in code and escaped, too. */
function mayLoseCells(table: string): boolean {
  const count = (line: string): number =>
    line
      .replace(/^[\s>]*/, '')
      .trimEnd()
      .replace(/^\||\|$/g, '')
      .split('|').length
  const [, separator = '', ...rows] = table.split('\n')
  const columns = count(separator)
  return rows.some((row) => count(row) > columns)
}
