/**
 * `npm run check:examples [-- names]`
 *
 * Type-checks and lints the worked examples in `site/examples`. Guides take their samples from these files
 * (fences with `file="@site/examples/…"`). `site/checks/test/examples.test.ts` starts their servers.
 */

import path from 'node:path'
import { parseArgs } from 'node:util'
import { explainUsage, UsageError } from '../../scripts/usage.ts'
import { requireMinimum } from './minimum.ts'
import { readExamples } from './examples/read-examples.ts'
import { typeCheck } from './examples/type-check.ts'
import { readCommandKinds } from './samples/lint/command-kinds.ts'
import { judgeSamples } from './samples/lint/gate.ts'
import { createScriptLinter } from './samples/lint/script-linter.ts'
import { findPages, readSamples } from './page/page.ts'
import { describeFinding } from './samples/report.ts'

explainUsage()

const ROOT = path.join(import.meta.dirname, '../..')
const { positionals: names } = parseArgs({ allowPositionals: true })
const start = performance.now()
const all = readExamples(path.join(ROOT, 'site/examples'))
const unknown = names.find((name) => !all.some((example) => example.name === name))
if (unknown !== undefined)
  throw new UsageError(
    `There is no example "${unknown}". Known: ${all.map(({ name }) => name).join(', ')}`,
  )
const examples = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all

const commandPages = findPages(ROOT, ['site/docs/api/commands'])
const linter = createScriptLinter(readCommandKinds(readSamples(ROOT, commandPages)))
const scripts = examples.flatMap((example) => example.scripts)
const { findings, unparsed } = await judgeSamples(scripts, linter, () => Promise.resolve([]))
const problems = [
  ...unparsed.map(({ page }) => `${page}: cannot be parsed`),
  ...findings.map(describeFinding),
  ...typeCheck(examples),
]
for (const problem of problems) console.log(problem)
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `${examples.length} examples, ${scripts.length} scripts checked in ${seconds} s; ${problems.length} errors`,
)
process.exitCode = problems.length > 0 ? 1 : 0
if (names.length === 0)
  requireMinimum({ examples: [examples.length, 45], scripts: [scripts.length, 200] })
