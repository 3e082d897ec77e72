/**
 * `npm run check:api [-- --update]`
 *
 * Compares the pages with the installed `cypress` package in both directions. Everything that the package publishes
 * (methods, members, events, options, properties, configuration, and flags) must have an entry, and everything that a
 * page names must exist with the same type. Entries whose `since` is newer than the package aren't compared. `--update`
 * sets the thresholds to the current coverage.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { explainUsage } from '../../scripts/usage.ts'
import { compareConfiguration, compareObjects, compareOptions } from './api/compare-fields.ts'
import { compareFlags } from './api/compare-flags.ts'
import { compareEvents } from './api/compare-events.ts'
import { compareMembers } from './api/compare-members.ts'
import { compareMethods } from './api/compare-methods.ts'
import { readDocumented } from './api/documented.ts'
import { readFlags } from './api/help.ts'
import {
  applyExceptions,
  countCoverage,
  findDrops,
  type Exception,
  type Thresholds,
} from './api/judge.ts'
import { lineAt } from './api/page-tables.ts'
import { readPublished } from './api/published.ts'
import { TABLES } from './api/table-types.ts'
import { percent } from './samples/report.ts'

explainUsage()

const EXCEPTIONS = path.join(import.meta.dirname, 'api-exceptions.json')
const THRESHOLDS = path.join(import.meta.dirname, 'api-thresholds.json')

const { values } = parseArgs({ options: { update: { type: 'boolean' } } })
const start = performance.now()
const { version } = createRequire(import.meta.url)('cypress/package.json') as { version: string }

// The executable runs while the compiler reads the types.
const reading = readFlags()
const published = readPublished([...new Set(TABLES.map(({ type }) => type))])
const documented = readDocumented()
const flags = await reading
const comparisons = [
  compareMethods(published, documented, version),
  compareMembers(published, documented, version),
  compareEvents(published, documented),
  compareOptions(published, documented, version),
  compareObjects(published, documented, version, TABLES),
  compareConfiguration(published, documented, version),
  compareFlags(flags, documented, version),
]

const exceptionsText = readFileSync(EXCEPTIONS, 'utf8')
const { errors, needless } = applyExceptions(
  comparisons.flatMap(({ findings }) => findings),
  JSON.parse(exceptionsText) as Exception[],
)
for (const { file, line, entry, message } of errors) {
  console.log(`${file}:${line} ${entry}\n    ${message}\n`)
}
for (const { entry, problem } of needless) {
  const line = lineAt(exceptionsText, exceptionsText.indexOf(JSON.stringify(entry)))
  console.log(`${path.relative(process.cwd(), EXCEPTIONS)}:${line} ${entry}`)
  console.log(`    Nothing is "${problem}" here anymore. Remove the exception.\n`)
}

const figures = countCoverage(comparisons)
const thresholds = values.update ? {} : (JSON.parse(readFileSync(THRESHOLDS, 'utf8')) as Thresholds)
const drops = findDrops(figures, thresholds)
if (values.update) {
  const reached = Object.fromEntries(figures.map(({ kind, documented: count }) => [kind, count]))
  writeFileSync(THRESHOLDS, `${JSON.stringify(reached, null, 2)}\n`)
} else {
  for (const { kind, documented: count, wanted } of drops) {
    console.log(`${path.relative(process.cwd(), THRESHOLDS)} ${kind}`)
    console.log(
      `    ${count} are documented, and ${wanted ?? 'no threshold'} must be. Document what is`,
    )
    console.log('    missing. If the package itself has fewer now, run the check with --update.\n')
  }
}

const documentedSum = figures.reduce((sum, figure) => sum + figure.documented, 0)
const total = figures.reduce((sum, figure) => sum + figure.total, 0)
const parts = figures.map((figure) => `${figure.kind} ${figure.documented}/${figure.total}`)
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(`Cypress ${version}: ${parts.join(', ')}`)
console.log(
  `${documentedSum} of ${total} entries documented (${percent(documentedSum, total)}) in ${seconds} s; ${errors.length} errors`,
)
const failed = errors.length + needless.length > 0 || (!values.update && drops.length > 0)
process.exitCode = failed ? 1 : 0
