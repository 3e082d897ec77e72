import { kilobytes, medianOf, number, quantile } from './numbers.ts'
import { summaryOf } from '../measure/samples.ts'
import { markdownTable } from './table.ts'
import { ratioCell } from './usage-cells.ts'
import type { LighthouseResult, Audit } from '../commands/lighthouse.ts'
import type { NavigationResult } from '../commands/navigate.ts'
import type { SearchResult } from '../commands/search.ts'
import type { TurnsResult } from '../commands/turns.ts'

export function lighthouseReport(results: LighthouseResult[], route: string) {
  const columns = [
    ['Performance', 'performance', 0],
    ['Accessibility', 'accessibility', 0],
    ['Best practices', 'bestPractices', 0],
    ['SEO', 'seo', 0],
    ['FCP, ms', 'fcp', 0],
    ['LCP, ms', 'lcp', 0],
    ['TBT, ms', 'tbt', 0],
    ['CLS', 'cls', 3],
  ] as [string, keyof Audit, number][]
  const table = markdownTable(
    ['Generator', ...columns.map(([label]) => label)],
    results.map(({ label, values, failures }) =>
      failures.length > 0
        ? [label, 'failed']
        : [
            label,
            ...columns.map(([, name, digits]) =>
              number(
                medianOf(values, (audit) => audit[name]),
                digits,
              ),
            ),
          ],
    ),
  )
  const shares = sharesTable(results, 'LCP', ({ lcp }) => lcp)
  return `Lighthouse, mobile, simulated throttling, \`${route}\`:\n\n${table}${shares}`
}

export function navigationReport(results: NavigationResult[], route: string, slowdown: number) {
  const table = markdownTable(
    ['Generator', 'Median, ms', 'Fastest, ms', 'Slowest, ms'],
    results.map(({ label, values, failures }) =>
      failures.length > 0
        ? [label, 'failed']
        : [
            label,
            number(medianOf(values, (value) => value)),
            number(Math.min(...values)),
            number(Math.max(...values)),
          ],
    ),
  )
  return `From the click on a prefetched sidebar link of \`${route}\` to the painted heading, processor ${slowdown} times slower:\n\n${table}${sharesTable(results, 'Time', (value) => value)}`
}

/** docent's share of each other generator's figure, from the values of the same rounds. Empty without both. */
function sharesTable<T>(
  results: readonly TurnsResult<T>[],
  title: string,
  figure: (value: T) => number,
): string {
  const whole = results.filter(({ failures }) => failures.length === 0)
  const rows = whole
    .filter(({ own }) => own)
    .flatMap((mine) =>
      whole
        .filter(({ own }) => !own)
        .map((other) => {
          const ratios = mine.values.flatMap((value, round) => {
            const base = other.values[round]
            return base === undefined ? [] : [figure(value) / figure(base)]
          })
          return [`${mine.label} : ${other.label}`, ratioCell(summaryOf(ratios), 2)]
        }),
    )
  if (rows.length === 0) return ''
  const table = markdownTable(['Pair', title], rows)
  return `\n\ndocent's share of the others, median of the rounds:\n\n${table}`
}

export function searchReport(
  results: SearchResult[],
  route: string,
  line: { latencyMs: number; bitsPerSecond: number },
  { slowdown, pace }: { slowdown: number; pace: number },
) {
  const tables = results.map(({ label, first, keys, failures }) => {
    if (failures.length > 0 || !keys) return `${label}: failed`
    const row = (name: string, values: number[]) => [
      name,
      ...[0.5, 0.95, 1].map((share) => number(quantile(values, share), 1)),
    ]
    const times = markdownTable(
      ['Milliseconds', 'Median', 'p95', 'Slowest'],
      [
        row(
          'First answer, opened by keys',
          first.keys.map(({ milliseconds }) => milliseconds),
        ),
        row(
          'First answer, opened by a click',
          first.pointer.map(({ milliseconds }) => milliseconds),
        ),
        row('A key, until its letter is handled', keys.letters),
        row('The same in a field without any script', keys.bare),
        row('A key, until its answer is painted', keys.answers),
      ],
    )
    const bytes = kilobytes(medianOf(first.keys, (run) => run.bytes))
    const tasks =
      keys.tasks.length === 0
        ? 'none'
        : `${keys.tasks.length}, the longest ${Math.max(...keys.tasks)} ms`
    return `${label}, ${keys.letters.length} keys\n\n${times}\n\nSent before the first answer, application included: ${bytes} kB. Tasks over 50 ms on the main thread while typing: ${tasks}.`
  })
  return `Search on \`${route}\`; first answers at ${line.bitsPerSecond / 1e6} Mbit/s and ${line.latencyMs} ms with an empty cache, keys every ${pace} ms with a processor ${slowdown} times slower:\n\n${tables.join('\n\n')}`
}
