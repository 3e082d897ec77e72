/**
 * `npm run check:structure [-- --pages] [-- <file or folder> ...]`
 *
 * Checks the headings, the share of tables, the description, the versions, and the sources of every page. `--pages`
 * prints the share of tables on each page.
 */

import path from 'node:path'
import { parseArgs } from 'node:util'
import { explainUsage } from '../../scripts/usage.ts'
import { requireMinimum } from './minimum.ts'
import { checkPage, readInstalled } from './structure/check-page.ts'
import { checkLists } from './structure/headings.ts'
import { findPages, readPageFile } from './page/page.ts'
import { formatFinding, formatPages, formatSections } from './structure/report.ts'

explainUsage()

const ROOT = path.resolve(import.meta.dirname, '../..')

const start = performance.now()
const { values, positionals } = parseArgs({
  options: { pages: { type: 'boolean' } },
  allowPositionals: true,
})
const isSelection = positionals.length > 0
const files = findPages(ROOT, isSelection ? positionals : ['site/docs', 'site/partials'])
const read = files.map((file) => readPageFile(ROOT, file))
const pages = read.filter(({ file }) => file.startsWith('site/docs/'))
const cypress = readInstalled()
const findings = [
  ...(isSelection ? [] : checkLists(files)),
  ...read.flatMap((page) => checkPage(page, cypress)),
]

if (values.pages) console.log(`${formatPages(pages).join('\n')}\n`)
if (pages.length > 0) console.log(formatSections(pages).join('\n'))

for (const finding of findings) console.log(`\n${formatFinding(finding).trimEnd()}`)
process.exitCode = findings.length > 0 ? 1 : 0
if (!isSelection) requireMinimum({ pages: [pages.length, 320] })
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(`\n${files.length} files, ${findings.length} findings in ${seconds} s`)
