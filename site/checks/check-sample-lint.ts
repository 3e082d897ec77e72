/**
 * `npm run check:sample-lint [-- paths] [-- --lower]`
 *
 * Lints the samples on the pages: scripts with `eslint-plugin-cypress` and the rules in `samples/rules`, and command
 * lines and the scripts of a package.json with separate rules. A sample that is marked as a `mistake` has to break a
 * rule or the types.
 *
 * Without paths, the counts for each area must not rise above those in `baseline.json`, and `--lower` writes counts that
 * have fallen. With paths, every finding on these pages counts.
 */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { areaOf, judge, readAllowed, writeLowered, type Counts } from './baseline.ts'
import { byPosition, type Finding } from './samples/findings.ts'
import { acceptedMistakes } from './samples/lint/accepted-mistakes.ts'
import { findBrokenFences } from './samples/lint/broken-fences.ts'
import { readCommandKinds } from './samples/lint/command-kinds.ts'
import { judgeSamples } from './samples/lint/gate.ts'
import { judgeLabels } from './samples/lint/labels.ts'
import { createScriptLinter } from './samples/lint/script-linter.ts'
import { findPages, readFences } from './samples/pages.ts'
import { describeFinding, percent } from './samples/report.ts'

const GATE = 'sample-lint'
/** Maximum share of mistakes that have a reason instead of breaking a rule. */
const MAX_REASONED = 0.4

const site = path.join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lower: { type: 'boolean' } },
})
const isWhole = positionals.length === 0

const start = performance.now()
const commandPages = findPages([path.join(site, 'docs/api/commands')])
const linter = createScriptLinter(readCommandKinds(readFences(commandPages)))
const pages = findPages(
  isWhole ? [path.join(site, 'docs'), path.join(site, 'partials')] : positionals,
)
const fences = readFences(pages)
const { linted, unparsed, mistakes, reasoned, ...rules } = await judgeSamples(
  fences,
  linter,
  acceptedMistakes,
)
const labels = pages.flatMap((page) => {
  const name = path.relative(process.cwd(), page)
  const source = readFileSync(page, 'utf8')
  const own = fences.filter((fence) => fence.page === name)
  return [...findBrokenFences(source, name), ...judgeLabels(source, own)]
})
const findings = [...rules.findings, ...labels].sort(byPosition)
const passes = isWhole ? meetsBaseline() : passesPages()
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `${pages.length} pages: ${linted} samples linted in ${seconds} s, ${unparsed.length} do not parse; ` +
    `${mistakes.length} mistakes, ${reasoned.length} of them only in a run, with a reason; ${findings.length} findings`,
)
process.exitCode = passes && passesShare() ? 0 : 1

function passesPages(): boolean {
  print(findings)
  return findings.length === 0
}

function meetsBaseline(): boolean {
  const counts: Counts = {}
  for (const finding of findings) counts[area(finding)] = (counts[area(finding)] ?? 0) + 1
  if (values.lower) writeLowered(GATE, counts)
  const allowed = readAllowed(GATE)
  const { worse, better } = judge(counts, allowed)
  print(findings.filter((finding) => worse.includes(area(finding))))
  for (const name of worse)
    console.log(`${name}: ${counts[name] ?? 0} findings, ${allowed[name] ?? 0} allowed`)
  for (const name of better)
    console.log(
      `${name}: only ${counts[name] ?? 0} findings, ${allowed[name] ?? 0} allowed; ` +
        'run npm run check:sample-lint -- --lower',
    )
  return worse.length === 0 && better.length === 0
}

function passesShare(): boolean {
  if (!isWhole || reasoned.length <= MAX_REASONED * mistakes.length) return true
  console.log(
    `${percent(reasoned.length, mistakes.length)} of the mistakes only show in a run and have a reason, ` +
      `${percent(MAX_REASONED, 1)} may; show mistakes that a rule or the types refuse`,
  )
  return false
}

function area({ page }: Finding): string {
  const repository = path.join(site, '..')
  return areaOf(path.relative(repository, path.resolve(page)))
}

function print(list: Finding[]): void {
  for (const finding of list) console.log(describeFinding(finding))
}
