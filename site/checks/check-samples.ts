/**
 * `npm run check:samples [-- paths] [--format | --fix | --needless]`
 *
 * Type-checks all script samples on the pages against the published `cypress` types, and parses all data samples.
 * `--format` checks their style instead, and `--fix` corrects it in the pages. `--needless` lists the samples that
 * would pass without their `no-check`.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkSamples, findNeedless } from './samples/check.ts'
import { findUnformatted, repairPage } from './samples/format.ts'
import { findPages, readFences } from './samples/pages.ts'
import { describeFinding, describeUnformatted, percent } from './samples/report.ts'

/** Maximum share of script samples with `no-check`. */
const MAX_UNCHECKED = 0.08
/** Other tools' code in migration guides, which has no types here and doesn't count. */
const OTHER_TOOL = /no-check="(?:Playwright|Selenium|Protractor) code"/

const site = path.join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'boolean' },
    fix: { type: 'boolean' },
    needless: { type: 'boolean' },
  },
})
const whole = positionals.length === 0
const pages = findPages(
  whole ? [path.join(site, 'docs'), path.join(site, 'partials')] : positionals,
)
const fences = readFences(pages)

process.exitCode = await run()

/** Returns the exit code. */
function run(): Promise<number> {
  if (values.format || values.fix) return checkStyle()
  return values.needless ? listNeedless() : checkTypes()
}

async function checkTypes() {
  const start = performance.now()
  const { findings, data, ...all } = await checkSamples(fences)
  const unchecked = all.unchecked.filter(({ meta }) => !OTHER_TOOL.test(meta))
  const scripts = all.scripts - (all.unchecked.length - unchecked.length)
  for (const finding of findings) console.log(describeFinding(finding))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const share = percent(unchecked.length, scripts)
  const checked = scripts - unchecked.length
  console.log(
    `${pages.length} pages: ${checked} samples type-checked, ${data} data samples parsed in ${seconds} s; ` +
      `${unchecked.length} with no-check (${share}); ${findings.length} errors`,
  )
  // A single page of syntax lists may exceed the share, but the site as a whole must not.
  const excess = whole && unchecked.length > MAX_UNCHECKED * scripts
  if (excess)
    console.log(`no-check: ${share} of the samples (maximum: ${percent(MAX_UNCHECKED, 1)})`)
  return findings.length > 0 || excess ? 1 : 0
}

async function checkStyle() {
  const unformatted = await findUnformatted(fences)
  if (!values.fix) {
    for (const item of unformatted) console.log(describeUnformatted(item))
    console.log(`${pages.length} pages: ${unformatted.length} samples aren't formatted`)
    return unformatted.length > 0 ? 1 : 0
  }
  const byPage = new Map<string, typeof unformatted>()
  for (const item of unformatted) {
    const page = item.fence.page
    byPage.set(page, [...(byPage.get(page) ?? []), item])
  }
  for (const [page, items] of byPage) {
    writeFileSync(page, repairPage(readFileSync(page, 'utf8'), items))
  }
  console.log(`${unformatted.length} samples formatted on ${byPage.size} pages`)
  return 0
}

async function listNeedless() {
  const needless = await findNeedless(fences)
  for (const { page, fenceLine, meta } of needless) console.log(`${page}:${fenceLine} ${meta}`)
  console.log(`${needless.length} samples pass without their no-check`)
  return needless.length > 0 ? 1 : 0
}
