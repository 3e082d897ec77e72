/** All findings of the check in one file. */

import { applyEscapes } from './escapes.ts'
import { extractCode } from './extract-code.ts'
import { extractMarkdown } from './extract-markdown.ts'
import type { Finding } from './finding.ts'
import { checkGrammar } from './grammar.ts'
import { linesOf, type Lines } from './line-numbers.ts'
import type { Rule } from './rule.ts'
import { CODE, sourceIndex, type Segment } from './segment.ts'
import type { Speller } from './spelling.ts'

export interface Checks {
  rules: readonly Rule[]
  speller: Speller
}

export async function checkSource(
  source: string,
  file: string,
  checks: Checks,
): Promise<Finding[]> {
  const lines = linesOf(source)
  const segments = extract(source, file)
  if (segments instanceof Error) return [unreadable(segments, file)]
  const grammar = grammarOf(segments, file, lines, checks.rules)
  const misspelled = await misspellings(segments, checks.speller)
  const spelling = misspelled.map(({ word, at, suggestions }) => ({
    file,
    line: lines.lineAt(at),
    rule: 'spelling',
    phrase: word,
    message: "Not in the dictionary of American English or in the project's own.",
    instead: suggestions.join(', ') || 'another word, or add it to dictionary.txt',
  }))
  const findings = applyEscapes([...grammar, ...spelling], lines, file)
  return findings.sort((a, b) => a.line - b.line)
}

/** The same without the spelling, which needs the dictionaries. */
export function checkWording(source: string, file: string, rules: readonly Rule[]): Finding[] {
  const lines = linesOf(source)
  const segments = extract(source, file)
  if (segments instanceof Error) return [unreadable(segments, file)]
  return applyEscapes(grammarOf(segments, file, lines, rules), lines, file).filter(
    ({ phrase }) => phrase !== 'prose-ok: spelling',
  )
}

function grammarOf(
  segments: readonly Segment[],
  file: string,
  lines: Lines,
  rules: readonly Rule[],
): Finding[] {
  return segments.flatMap((segment) =>
    checkGrammar(segment, rules).map(({ index, ...finding }) => ({
      file,
      line: lines.lineAt(sourceIndex(segment, index)),
      ...finding,
    })),
  )
}

function extract(source: string, file: string): Segment[] | Error {
  try {
    if (/\.mdx?$/.test(file)) return extractMarkdown(source, file.endsWith('x'))
    return extractCode(source, file.endsWith('x') ? 'tsx' : 'ts')
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  }
}

/** A file that is being edited must not stop the check of all others. */
function unreadable(error: Error, file: string): Finding {
  const line = 'line' in error && typeof error.line === 'number' ? error.line : 1
  const message = error.message.split('\n')[0] ?? ''
  return { file, line, rule: 'syntax', phrase: '', message, instead: '' }
}

/** Checks the whole file at once, because each call of cspell has overhead. */
async function misspellings(segments: readonly Segment[], speller: Speller) {
  const starts: number[] = []
  let text = ''
  for (const segment of segments) {
    starts.push(text.length)
    text += `${segment.text.replaceAll(CODE, ' '.repeat(CODE.length))}\n`
  }
  const found = await speller.check(text)
  return Promise.all(
    found.map(async ({ word, index }) => {
      const position = starts.findLastIndex((start) => start <= index)
      const segment = segments[position]
      const at = segment ? sourceIndex(segment, index - (starts[position] ?? 0)) : 0
      return { word, at, suggestions: await speller.suggest(word) }
    }),
  )
}
