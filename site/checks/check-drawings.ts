/**
 * `npm run check:drawings [-- --pages] [-- <file or folder> ...]`
 *
 * Compares the commands in every drawn Command Log with the sample that it belongs to, and names pages that lack a
 * picture. `--pages` prints a table of all pages with their pictures.
 */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { LogLine } from '../src/drawings/command-log/entries.ts'
import { compareLog, readDrawn } from './drawings/compare.ts'
import { findMissing } from './drawings/coverage.ts'
import { findDrawings, type Drawing } from './drawings/read-drawings.ts'
import { readTests } from './drawings/sample-commands.ts'
import { findSample } from './drawings/samples.ts'
import { findPages, readPage } from './structure/pages.ts'

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

const files = findPages(ROOT, positionals.length > 0 ? positionals : ['site/docs'])
const findings = files.flatMap((file) =>
  checkPage(file, readFileSync(path.join(ROOT, file), 'utf8')),
)
if (values.pages) for (const file of files) printPictures(file)
for (const finding of findings) console.log(`${finding}\n`)
console.log(`${files.length} pages, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0

function checkPage(file: string, source: string): string[] {
  const missing = findMissing(readPage(source, file), source, pictures)
  const found = findDrawings(source).map((drawing) => {
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
  const logs = [...(attempts as { log: LogLine[] }[]).map((attempt) => attempt.log), log]
  const differences = logs.map((lines) =>
    compareLog(readDrawn(lines as LogLine[]), own.commands, (name) =>
      builtIn.has(name.toLowerCase()),
    ),
  )
  return differences.find((difference) => difference !== undefined)
}

function printPictures(file: string): void {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  const names = [...source.matchAll(/^[ \t]*<([A-Z]\w*)/gm)].map((match) => match[1] ?? '')
  const own = [...new Set(names)].filter((name) => pictures.has(name))
  if (own.length > 0) console.log(`| ${file.slice('site/docs/'.length)} | ${own.join(', ')} |`)
}
