import { kilobytes, medianOf, megabytes, seconds } from './numbers.mjs'
import { markdownTable } from './table.mjs'

/**
 * @typedef {import('../commands/build.mjs').BuildResult} BuildResult
 * @typedef {import('../browser/page-load.mjs').Weight} Weight
 */

/**
 * The two tables of the default command.
 * @param {BuildResult[]} results
 * @param {string} route
 */
export function buildReport(results, route) {
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

/**
 * @param {BuildResult['failures']} failures
 * @param {string[]} steps
 */
const failed = (failures, ...steps) => failures.some(({ step }) => steps.includes(step))

/**
 * @param {BuildResult['cold']} usages
 * @param {boolean} isFailed
 */
const usageCells = (usages, isFailed) =>
  isFailed
    ? ['failed', '', '']
    : [
        seconds(medianOf(usages, (usage) => usage.seconds)),
        seconds(medianOf(usages, (usage) => usage.cpuSeconds)),
        megabytes(medianOf(usages, (usage) => usage.peakBytes)),
      ]

/** @param {Weight} weight */
const weight = ({ sent, raw }) => (raw === 0 ? '0' : `${kilobytes(sent)} (${kilobytes(raw)})`)
