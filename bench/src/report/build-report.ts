import { kilobytes, medianOf, megabytes, seconds } from './numbers.ts'
import { markdownTable } from './table.ts'
import type { Failure } from '../commands/result.ts'
import type { BuildResult } from '../commands/build.ts'
import type { Weight } from '../browser/page-load.ts'

/** The two tables of the default command. */
export function buildReport(results: BuildResult[], route: string) {
  const builds = markdownTable(
    ['Generator', 'Cold build, s', 'CPU s', 'Peak MB', 'Rebuild, s', 'CPU s', 'Peak MB'],
    results.map(({ label, cold, rebuild, failures }) => [
      label,
      ...usageCells(cold, failed(failures, 'cold build', 'install')),
      ...usageCells(rebuild, failed(failures, 'rebuild')),
    ]),
  )
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
  return `${builds}\n\nFirst visit to \`${route}\`, kB with Brotli (raw):\n\n${pages}`
}

const failed = (failures: Failure[], ...steps: string[]) =>
  failures.some(({ step }) => steps.includes(step))

const usageCells = (usages: BuildResult['cold'], isFailed: boolean) =>
  isFailed
    ? ['failed', '', '']
    : [
        seconds(medianOf(usages, (usage) => usage.seconds)),
        seconds(medianOf(usages, (usage) => usage.cpuSeconds)),
        megabytes(medianOf(usages, (usage) => usage.peakBytes)),
      ]

const weight = ({ sent, raw }: Weight) =>
  raw === 0 ? '0' : `${kilobytes(sent)} (${kilobytes(raw)})`
