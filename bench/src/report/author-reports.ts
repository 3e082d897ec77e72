import { summaryOf } from '../measure/samples.ts'
import { EDITS } from '../generators/generator.ts'
import { medianOf, megabytes, number, seconds } from './numbers.ts'
import { markdownTable } from './table.ts'
import { EDIT_LIMIT_MS } from '../browser/preview.ts'
import { ratioCell } from './usage-cells.ts'
import type { PreviewResult, PreviewTimes } from '../commands/dev.ts'
import type { InstallResult } from '../commands/install.ts'

/** A column of the preview's table: one figure in milliseconds for each round. */
interface Column {
  title: string
  figure: (times: PreviewTimes) => number | undefined
}

const STARTS: Column[] = [
  { title: 'First page, s', figure: ({ cold }) => cold },
  { title: 'with a cache, s', figure: ({ warm }) => warm },
]
const SAVED: Column[] = EDITS.map((edit) => ({
  title: `${edit[0]?.toUpperCase()}${edit.slice(1)}, ms`,
  figure: ({ edits }: PreviewTimes) => medianOf(edits[edit], (time) => time),
}))

/** The tables of `dev`. */
export function previewReport(results: PreviewResult[], route: string): string {
  const rows = results.map(({ label, values, failures }) =>
    failures.length > 0
      ? [label, 'failed']
      : [
          label,
          ...STARTS.map(({ figure }) => seconds((medianOf(values, figure) ?? NaN) / 1000)),
          ...SAVED.map(({ figure }) => number(medianOf(values, figure))),
        ],
  )
  const columns = [...STARTS, ...SAVED]
  const table = markdownTable(['Generator', ...columns.map(({ title }) => title)], rows)
  const whole = results.filter(({ failures }) => failures.length === 0)
  const pairs = whole
    .filter(({ own }) => own)
    .flatMap((mine) => whole.filter(({ own }) => !own).map((other) => ({ mine, other })))
  const shares = markdownTable(
    ['Pair', ...columns.map(({ title }) => title.replace(/, m?s$/, ''))],
    pairs.map(({ mine, other }) => [
      `${mine.label} : ${other.label}`,
      ...columns.map(({ figure }) => ratioCell(ratio(mine.values, other.values, figure), 2)),
    ]),
  )
  const compared =
    pairs.length > 0 ? `\n\ndocent's share of the others, median of the rounds:\n\n${shares}` : ''
  const missed = results.flatMap(missedSaves)
  const notes = missed.length > 0 ? `\n\n${missed.join('\n')}` : ''
  return `The preview: from the start of the command to the painted heading of \`${route}\`, and from each save to the painted change:\n\n${table}${notes}${compared}`
}

/** Lines about saved files that the preview didn't show, which the medians leave out. */
function missedSaves({ label, values }: PreviewResult): string[] {
  return EDITS.flatMap((edit) => {
    const saves = values.flatMap(({ edits }) => edits[edit])
    const missed = saves.filter((time) => time === undefined).length
    return missed === 0
      ? []
      : [
          `- ${label}: ${missed} of ${saves.length} saves (${edit}) weren't shown within ${EDIT_LIMIT_MS / 1000} s.`,
        ]
  })
}

function ratio(mine: PreviewTimes[], others: PreviewTimes[], figure: Column['figure']) {
  return summaryOf(
    mine.flatMap((times, round) => {
      const other = others[round]
      const [value, base] = [figure(times), other && figure(other)]
      return value === undefined || base === undefined ? [] : [value / base]
    }),
  )
}

/** The table of `install`. */
export function installReport(results: InstallResult[]): string {
  const table = markdownTable(
    ['Generator', 'Installed, MB', 'Packages', 'Time, s'],
    results.map(({ label, values, failures }) =>
      failures.length > 0
        ? [label, 'failed']
        : [
            label,
            megabytes(medianOf(values, ({ bytes }) => bytes)),
            number(medianOf(values, ({ packages }) => packages)),
            seconds(medianOf(values, (value) => value.seconds)),
          ],
    ),
  )
  return `\`npm install\` of the generator alone, in an empty folder, with npm's cache filled:\n\n${table}`
}
