/**
 * `npm run check:prose [-- paths] [--lower]`
 *
 * Checks the spelling and style of everything that people read: pages, components, data, messages, templates, decision
 * records, README, and CONTRIBUTING. With paths, prints all findings in those files. Without paths, each area of the
 * repository may have the number of findings that `baseline.json` still allows, and `--lower` writes lower counts.
 * `--rules` counts the findings of each rule.
 */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkSource } from './prose/check-source.ts'
import { findFiles } from './prose/files.ts'
import type { Finding } from './prose/finding.ts'
import { countByArea, countByRule, describeFinding, describeVerdict } from './prose/report.ts'
import { rules } from './prose/rules/index.ts'
import { createSpeller } from './prose/spelling.ts'
import { areaOf, judge, readAllowed, writeLowered } from './baseline.ts'

const GATE = 'prose'
const root = path.join(import.meta.dirname, '..', '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lower: { type: 'boolean' }, rules: { type: 'boolean' } },
})

const start = performance.now()
const files = findFiles(root, positionals)
const findings = await checkFiles()
const seconds = ((performance.now() - start) / 1000).toFixed(1)

if (values.rules)
  for (const [rule, count] of countByRule(findings)) console.log(`${rule}: ${count}`)
process.exitCode = positionals.length > 0 ? showAll() : compare()
console.log(`${files.length} files, ${findings.length} findings in ${seconds} s`)

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

/** @returns the exit code */
function showAll(): number {
  for (const finding of findings) console.log(describeFinding(finding))
  return findings.length > 0 ? 1 : 0
}

/** @returns the exit code */
function compare(): number {
  const found = countByArea(findings, areaOf)
  if (values.lower) writeLowered(GATE, found)
  const allowed = readAllowed(GATE)
  const verdict = judge(found, allowed)
  for (const finding of findings) {
    if (verdict.worse.includes(areaOf(finding.file))) console.log(describeFinding(finding))
  }
  for (const line of describeVerdict(verdict, found, allowed)) console.log(line)
  return verdict.worse.length + verdict.better.length > 0 ? 1 : 0
}
