/**
 * `npm run check:prose [-- paths]`
 *
 * Checks the spelling and style of everything that people read: pages, components, data, messages, templates, and
 * documents, or of the given files and folders. `--rules` counts the findings of each rule.
 */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { explainUsage } from '../../scripts/usage.ts'
import { checkSource } from './prose/check-source.ts'
import { findFiles } from './prose/files.ts'
import type { Finding } from './prose/finding.ts'
import { countByRule, describeFinding } from './prose/report.ts'
import { rules } from './prose/rules/index.ts'
import { createSpeller } from './prose/spelling.ts'
import { requireMinimum } from './minimum.ts'

explainUsage()

const root = path.join(import.meta.dirname, '..', '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rules: { type: 'boolean' } },
})

const start = performance.now()
const files = findFiles(root, positionals)
const findings = await checkFiles()
const seconds = ((performance.now() - start) / 1000).toFixed(1)

if (values.rules)
  for (const [rule, count] of countByRule(findings)) console.log(`${rule}: ${count}`)
for (const finding of findings) console.log(describeFinding(finding))
console.log(`${files.length} files, ${findings.length} findings in ${seconds} s`)
process.exitCode = findings.length > 0 ? 1 : 0
if (positionals.length === 0) requireMinimum({ files: [files.length, 1230] })

async function checkFiles(): Promise<Finding[]> {
  const dictionary = readFileSync(path.join(import.meta.dirname, 'prose/dictionary.txt'), 'utf8')
  const speller = createSpeller(dictionary.split('\n').filter((word) => word !== ''))
  const found: Finding[] = []
  for (const file of files) {
    const source = readFileSync(path.join(root, file), 'utf8')
    found.push(...(await checkSource(source, file, { rules, speller })))
  }
  return found
}
