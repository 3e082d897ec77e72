import { KINDS, ratioOf, type Kind, type Sample } from '../measure/samples.ts'
import { kilobytes } from './numbers.ts'
import { markdownTable } from './table.ts'
import { ratioCell, USAGE_COLUMNS, usageCells } from './usage-cells.ts'
import type { BuildResult } from '../commands/build.ts'
import type { Weight } from '../browser/page-load.ts'

/** The tables of the default command: builds, docent's share of the others' costs, and one page. */
export function buildReport(results: BuildResult[], route: string) {
  const samples = results.flatMap((result) => result.samples)
  const kinds = KINDS.filter((kind) => samples.some((sample) => sample.kind === kind))
  const builds = markdownTable(
    ['Generator', ...kinds.flatMap((kind) => USAGE_COLUMNS[kind])],
    results.map(({ id, label }) => [
      label,
      ...kinds.flatMap((kind) => usageCells(samples, id, kind)),
    ]),
  )
  const shares = sharesTable(results, samples, kinds)
  const pages = markdownTable(
    [
      'Generator',
      'Requests',
      'HTML',
      'CSS',
      'JavaScript',
      'of it at load',
      'Fonts',
      'Other',
      'Total',
      'Prefetched',
    ],
    results.map(({ label, page }) =>
      page
        ? [
            label,
            `${page.requests} (${page.requestsAtLoad} at load)`,
            ...[page.bytes.html, page.bytes.css, page.bytes.js, page.jsAtLoad, page.bytes.font].map(
              weight,
            ),
            ...[page.bytes.other, page.bytes.total, page.bytes.prefetch].map(weight),
          ]
        : [label, 'failed'],
    ),
  )
  const compared = shares && `docent's share of the others, median of the pairs:\n\n${shares}\n\n`
  return `${builds}\n\n${compared}First visit to \`${route}\`, kB with Brotli (raw):\n\n${pages}`
}

/** How much of another generator's time docent needs; empty without both. */
function sharesTable(results: BuildResult[], samples: Sample[], kinds: readonly Kind[]): string {
  const peers = results.filter(({ own }) => !own)
  const pairs = results
    .filter(({ own }) => own)
    .flatMap((mine) => peers.map((other) => ({ mine, other })))
  if (pairs.length === 0) return ''
  const columns = kinds.flatMap((kind) => [
    { kind, figure: 'seconds' as const, title: USAGE_COLUMNS[kind][0]?.replace(', s', '') ?? '' },
    { kind, figure: 'cpuSeconds' as const, title: 'CPU' },
  ])
  return markdownTable(
    ['Pair', ...columns.map(({ title }) => title)],
    pairs.map(({ mine, other }) => [
      `${mine.label} : ${other.label}`,
      ...columns.map(({ kind, figure }) =>
        ratioCell(ratioOf(samples, [mine.id, other.id], kind, figure), 3),
      ),
    ]),
  )
}

const weight = ({ sent, raw }: Weight) =>
  raw === 0 ? '0' : `${kilobytes(sent)} (${kilobytes(raw)})`
