import { KINDS, ratioOf } from '../measure/samples.ts'
import { markdownTable } from './table.ts'
import { ratioCell, USAGE_COLUMNS, usageCells } from './usage-cells.ts'
import type { SizeResult } from '../commands/size.ts'

/** A row for each size, with its processor time as a multiple of the smallest size's in the same turn. */
export function sizeReport(results: SizeResult[]) {
  const samples = results.flatMap((result) => result.samples)
  const rows = results.map(({ id, label, pages }) => {
    const smallest = results.find((other) => other.label === label)?.id ?? id
    const growth = ratioOf(samples, [id, smallest], 'cold', 'cpuSeconds')
    return [
      label,
      String(pages),
      ...usageCells(samples, id, 'cold'),
      ratioCell(growth, 1),
      ...usageCells(samples, id, 'rebuild'),
      ...usageCells(samples, id, 'edited'),
    ]
  })
  const [cold, ...others] = KINDS.map((kind) => USAGE_COLUMNS[kind])
  return markdownTable(
    ['Generator', 'Pages', ...(cold ?? []), 'CPU growth', ...others.flat()],
    rows,
  )
}
