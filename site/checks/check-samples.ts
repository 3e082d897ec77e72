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
import { explainUsage } from '../../scripts/usage.ts'
import { requireCount, requireMinimum } from './minimum.ts'
import { checkSamples, findNeedless } from './samples/check.ts'
import { findUnformatted, repairPage } from './samples/format.ts'
import { findPages, readSamples } from './page/page.ts'
import { describeFinding, describeUnformatted, percent } from './samples/report.ts'

explainUsage()

/** Number of script samples with `no-check`. Raise it only for a sample that the types can't check. */
const UNCHECKED = 80
/** Other tools' code in migration guides, which has no types here and doesn't count. */
const OTHER_TOOL = /no-check="(?:Playwright|Selenium|Protractor) code"/

const ROOT = path.join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'boolean' },
    fix: { type: 'boolean' },
    needless: { type: 'boolean' },
  },
})
const whole = positionals.length === 0
const pages = findPages(ROOT, whole ? ['site/docs', 'site/partials'] : positionals)
const fences = readSamples(ROOT, pages)

if (values.format || values.fix) process.exitCode = await checkStyle()
else if (values.needless) process.exitCode = await listNeedless()
else await checkTypes()

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
  process.exitCode = findings.length > 0 ? 1 : 0
  if (!whole) return
  requireMinimum({ 'script samples': [checked, 2400], 'data samples': [data, 300] })
  requireCount('samples with no-check', unchecked.length, UNCHECKED)
}

async function checkStyle() {
  const unformatted = await findUnformatted(fences)
  if (!values.fix) {
    for (const item of unformatted) console.log(describeUnformatted(item))
    console.log(
      `${pages.length} pages: of ${fences.length} samples, ${unformatted.length} aren't formatted`,
    )
    if (whole) requireMinimum({ samples: [fences.length, 3000] })
    return unformatted.length > 0 ? 1 : Number(process.exitCode ?? 0)
  }
  const byPage = new Map<string, typeof unformatted>()
  for (const item of unformatted) {
    const page = item.fence.page
    byPage.set(page, [...(byPage.get(page) ?? []), item])
  }
  for (const [page, items] of byPage) {
    const file = path.join(ROOT, page)
    writeFileSync(file, repairPage(readFileSync(file, 'utf8'), items))
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
