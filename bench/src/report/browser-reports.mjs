import { medianOf, number } from './numbers.mjs'
import { markdownTable } from './table.mjs'

/**
 * @typedef {import('../commands/lighthouse.mjs').LighthouseResult} LighthouseResult
 * @typedef {import('../commands/lighthouse.mjs').Audit} Audit
 * @typedef {import('../commands/navigate.mjs').NavigationResult} NavigationResult
 */

/**
 * @param {LighthouseResult[]} results
 * @param {string} route
 */
export function lighthouseReport(results, route) {
  const columns = /** @type {[string, keyof Audit, number][]} */ ([
    ['Performance', 'performance', 0],
    ['Accessibility', 'accessibility', 0],
    ['Best practices', 'bestPractices', 0],
    ['SEO', 'seo', 0],
    ['FCP, ms', 'fcp', 0],
    ['LCP, ms', 'lcp', 0],
    ['TBT, ms', 'tbt', 0],
    ['CLS', 'cls', 3],
  ])
  const table = markdownTable(
    ['Generator', ...columns.map(([label]) => label)],
    results.map(({ label, audits, failures }) =>
      failures.length > 0
        ? [label, 'failed']
        : [
            label,
            ...columns.map(([, name, digits]) =>
              number(
                medianOf(audits, (audit) => audit[name]),
                digits,
              ),
            ),
          ],
    ),
  )
  return `Lighthouse, mobile, simulated throttling, \`${route}\`:\n\n${table}`
}

/**
 * @param {NavigationResult[]} results
 * @param {string} route
 * @param {number} slowdown
 */
export function navigationReport(results, route, slowdown) {
  const table = markdownTable(
    ['Generator', 'Median, ms', 'Fastest, ms', 'Slowest, ms'],
    results.map(({ label, milliseconds, failures }) =>
      failures.length > 0
        ? [label, 'failed']
        : [
            label,
            number(medianOf(milliseconds, (value) => value)),
            number(Math.min(...milliseconds)),
            number(Math.max(...milliseconds)),
          ],
    ),
  )
  return `From the click on a prefetched sidebar link of \`${route}\` to the painted heading, processor ${slowdown} times slower:\n\n${table}`
}
