/**
 * `npm run check:drawings [-- --pages] [-- <file or folder> ...]`
 *
 * Compares the commands in every drawn Command Log with the sample that it belongs to, its dashes with the types of the
 * commands, and the pages of a run with its entries, and names pages that lack a picture. The logs in `site/src` have no
 * sample, so only their dashes are checked. `--pages` prints a table of all pages with their pictures.
 */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { explainUsage } from '../../scripts/usage.ts'
import type { LogLine } from '../src/drawings/command-log/entries.ts'
import { compareLog, findUnbalanced, readDrawn } from './drawings/compare.ts'
import { findMissing } from './drawings/coverage.ts'
import { findWrongDash } from './drawings/dashes.ts'
import { comparePages } from './drawings/pages.ts'
import { findDrawings, findLogs, type Drawing } from './drawings/read-drawings.ts'
import { readTests } from './drawings/sample-commands.ts'
import { findSample, textOf } from './drawings/samples.ts'
import { requireMinimum } from './minimum.ts'
import { findPages, readPage } from './page/page.ts'

explainUsage()

const ROOT = path.resolve(import.meta.dirname, '../..')
const SITE = path.join(ROOT, 'site')

const { values, positionals } = parseArgs({
  options: { pages: { type: 'boolean' } },
  allowPositionals: true,
})

const namesIn = (folder: string, extension: string): string[] =>
  readdirSync(path.join(SITE, folder))
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
const pictures = new Set([
  ...namesIn('src/diagrams', '.tsx'),
  ...namesIn('src/screens', '.tsx'),
  'CommandLog',
  'Runner',
])
const builtIn = new Set(namesIn('docs/api/commands', '.mdx'))

let drawn = 0
const files = findPages(ROOT, positionals.length > 0 ? positionals : ['site/docs'])
const findings = [
  ...files.flatMap((file) => checkPage(file, readFileSync(path.join(ROOT, file), 'utf8'))),
  ...(positionals.length > 0 ? [] : sources().flatMap(checkSource)),
]
if (values.pages) for (const file of files) printPictures(file)
for (const finding of findings) console.log(`${finding}\n`)
console.log(`${files.length} pages, ${drawn} drawings, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0
if (positionals.length === 0) requireMinimum({ drawings: [drawn, 120] })

function checkPage(file: string, source: string): string[] {
  const missing = findMissing(readPage(source, file), source, pictures)
  const drawings = findDrawings(source)
  drawn += drawings.length
  const found = drawings.map((drawing) => {
    const reason = 'reason' in drawing ? drawing.reason : checkDrawing(source, drawing)
    return reason && `${file}:${drawing.line}\n    ${reason}.`
  })
  return [
    ...(missing ? [`${file}:${missing.line}\n    ${missing.reason}.`] : []),
    ...found.filter((finding) => finding !== undefined),
  ]
}

/** The problem of a drawing. */
function checkDrawing(source: string, drawing: Drawing): string | undefined {
  const { log, test, attempts = [] } = drawing.props
  const sample = findSample(source, drawing, SITE)
  if ('reason' in sample) return sample.reason
  const tests = readTests(sample.code)
  const [first, ...others] = tests
  const own = tests.find(({ title }) => title === test) ?? (others.length === 0 ? first : undefined)
  if (!own || (own.title !== undefined && test !== undefined && own.title !== test)) {
    const titles = tests.map(({ title }) => `"${title ?? ''}"`).join(', ')
    return `The drawing's test is "${String(test)}", but the sample's tests are ${titles}`
  }
  const unbalanced = findUnbalanced({ log, attempts })
  if (unbalanced !== undefined) return `"${unbalanced}" has "**" without its partner`
  const logs = [...(attempts as { log: LogLine[] }[]).map((attempt) => attempt.log), log]
  const differences = logs.map((lines) =>
    compareLog(readDrawn(lines as LogLine[]), own.commands, (name) =>
      builtIn.has(name.toLowerCase()),
    ),
  )
  const dashes = logs.map((lines) => findWrongDash(lines as LogLine[], own.commands))
  return (
    differences.find((difference) => difference !== undefined) ??
    dashes.find((dash) => dash !== undefined) ??
    comparePages(log as LogLine[], textOf(source, SITE))
  )
}

/** The components of the site. */
function sources(): string[] {
  return readdirSync(path.join(SITE, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('test'))
    .map((file) => path.join('site/src', file))
}

function checkSource(file: string): string[] {
  return findLogs(readFileSync(path.join(ROOT, file), 'utf8'))
    .map(({ line, log }) => ({ line, reason: findWrongDash(log, []) }))
    .filter(({ reason }) => reason !== undefined)
    .map(({ line, reason }) => `${file}:${line}\n    ${reason}.`)
}

function printPictures(file: string): void {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  const names = [...source.matchAll(/^[ \t]*<([A-Z]\w*)/gm)].map((match) => match[1] ?? '')
  const own = [...new Set(names)].filter((name) => pictures.has(name))
  if (own.length > 0) console.log(`| ${file.slice('site/docs/'.length)} | ${own.join(', ')} |`)
}
