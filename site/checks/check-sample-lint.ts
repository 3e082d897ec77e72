/**
 * `npm run check:sample-lint [-- paths]`
 *
 * Lints the samples on the pages: scripts with `eslint-plugin-cypress` and the rules in `samples/rules`, and command
 * lines and the scripts of a package.json with separate rules. A sample that is marked as a `mistake` has to break a
 * rule or the types.
 */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { explainUsage } from '../../scripts/usage.ts'
import { requireCount, requireMinimum } from './minimum.ts'
import { byPosition } from './samples/findings.ts'
import { acceptedMistakes } from './samples/lint/accepted-mistakes.ts'
import { findBrokenFences } from './samples/lint/broken-fences.ts'
import { readCommandKinds } from './samples/lint/command-kinds.ts'
import { judgeSamples } from './samples/lint/gate.ts'
import { judgeLabels } from './samples/lint/labels.ts'
import { createScriptLinter } from './samples/lint/script-linter.ts'
import { findPages, readSamples } from './page/page.ts'
import { describeFinding } from './samples/report.ts'

explainUsage()

/**
 * Number of mistakes that only show in a run, so that nothing proves them. Lower it when one of them breaks a rule, and
 * raise it only for a mistake that no rule can find.
 */
const REASONED = 134

const ROOT = path.join(import.meta.dirname, '../..')
const { positionals } = parseArgs({ allowPositionals: true })
const isWhole = positionals.length === 0

const start = performance.now()
const commandPages = findPages(ROOT, ['site/docs/api/commands'])
const linter = createScriptLinter(readCommandKinds(readSamples(ROOT, commandPages)))
const pages = findPages(ROOT, isWhole ? ['site/docs', 'site/partials'] : positionals)
const fences = readSamples(ROOT, pages)
const { linted, unparsed, mistakes, reasoned, ...rules } = await judgeSamples(
  fences,
  linter,
  acceptedMistakes,
)
const labels = pages.flatMap((page) => {
  const source = readFileSync(path.join(ROOT, page), 'utf8')
  const own = fences.filter((fence) => fence.page === page)
  return [...findBrokenFences(source, page), ...judgeLabels(source, own)]
})
const findings = [...rules.findings, ...labels].sort(byPosition)
for (const finding of findings) console.log(describeFinding(finding))
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `${pages.length} pages: ${linted} samples linted in ${seconds} s, ${unparsed.length} do not parse; ` +
    `${mistakes.length} mistakes, ${reasoned.length} of them only in a run, with a reason; ${findings.length} findings`,
)
process.exitCode = findings.length > 0 ? 1 : 0
if (isWhole) {
  requireMinimum({ samples: [linted, 3900], mistakes: [mistakes.length, 365] })
  requireCount('mistakes that only show in a run', reasoned.length, REASONED)
}
