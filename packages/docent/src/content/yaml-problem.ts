import { LineCounter, parseDocument, visit } from 'yaml'
import type { Mistake } from './mistakes.ts'
import { cyclicAlias, openingQuote, type ParsedYaml } from './yaml-text.ts'

/** What an author has to know about a mistake in YAML. */
export interface YamlProblem {
  problem: string
  fix: string
  line: number
  column: number
}

interface Fault {
  code: string
  message: string
  at: number
}

/** The first mistake: invalid syntax, or text that would disappear because YAML reads it as an alias, an anchor, or a tag. */
export function yamlProblem(parsed: ParsedYaml, yaml: string): YamlProblem | undefined {
  const { document, lines } = parsed
  const [problem] = [...document.errors, ...document.warnings]
  const fault = problem
    ? { code: problem.code, message: problem.message, at: problem.pos[0] }
    : misread(document)
  if (!fault) return undefined
  const quote = fault.code === 'MISSING_CHAR' ? openingQuote(yaml, fault.at) : undefined
  const { line, col } = lines.linePos(quote ?? fault.at)
  const quotes = quotesFix(yaml, line)
  const message =
    quotes !== undefined && fault.code === 'BLOCK_AS_IMPLICIT_KEY'
      ? 'YAML reads the text before a colon as a key'
      : fault.message
  const fix = FIXES[fault.code] ?? quotes ?? GENERAL_FIX
  return { problem: `${message.replace(/\.$/, '')}.`, fix, line, column: col }
}

const GENERAL_FIX =
  'Write each key on its own line, as `title: Page`. A value with a colon, a bracket, or another special character needs quotes.'

const FIXES: Record<string, string> = {
  DUPLICATE_KEY: 'Remove one of them.',
  TAB_AS_INDENT: 'Indent with spaces.',
}

/** A text such as `*bold*` or `&name`, which is valid YAML with another meaning. */
function misread(document: ParsedYaml['document']): Fault | undefined {
  const anchors = new Map<string, number>()
  const used = new Set<string>()
  let unknown: Fault | undefined
  visit(document, {
    Alias(_, { source, range }) {
      const isKnown = anchors.delete(source) || used.has(source)
      used.add(source)
      if (isKnown) return undefined
      unknown = {
        code: 'ALIAS',
        message: `YAML reads "*${source}" as an alias`,
        at: range?.[0] ?? 0,
      }
      return visit.BREAK
    },
    Value(_, { anchor, range }) {
      if (anchor !== undefined) anchors.set(anchor, range?.[0] ?? 0)
    },
  })
  const [unused] = anchors
  if (unknown !== undefined || unused === undefined) return unknown
  return { code: 'ANCHOR', message: `YAML reads "&${unused[0]}" as an anchor`, at: unused[1] }
}

/** The line with its value in quotes, if that corrects it. */
function quotesFix(yaml: string, line: number): string | undefined {
  const lines = yaml.split('\n')
  const [, start = '', value = ''] =
    /^(\s*(?:- )?[\w.-]+:)\s*(\S.*?)\s*$/.exec(lines[line - 1] ?? '') ?? []
  if (value === '') return undefined
  const inner = /^(["'])(.*)\1$/.exec(value)?.[2] ?? value
  const quoted = inner.includes('"') ? `'${inner.replaceAll("'", "''")}'` : `"${inner}"`
  const corrected = `${start} ${quoted}`
  const counter = new LineCounter()
  const document = parseDocument(lines.with(line - 1, corrected).join('\n'), {
    lineCounter: counter,
    prettyErrors: false,
  })
  const isWrong = document.errors.some(({ pos: [at] }) => counter.linePos(at).line <= line + 1)
  return isWrong ? undefined : `Put the text in quotes: ${corrected.trim()}`
}

/**
 * The value of a document, or what's wrong with its aliases: the parser finds only when it resolves them that one has no
 * anchor, or that there are too many.
 */
export function yamlValue({ document, lines }: ParsedYaml): { value: unknown } | YamlProblem {
  const cycle = cyclicAlias(document)
  if (cycle !== undefined) {
    const { line, col } = lines.linePos(cycle)
    const problem = 'an alias refers to the value that contains it.'
    return { problem, fix: 'Write the value again instead of the alias.', line, column: col }
  }
  try {
    return { value: document.toJS() }
  } catch (cause) {
    const fix = 'Write the values again instead of the aliases.'
    return { problem: (cause as Error).message, fix, line: 1, column: 1 }
  }
}

/**
 * The fix for values that the schema doesn't accept.
 * @param others the fix for unknown keys that resemble no known one
 */
export function fixOf(problems: readonly Mistake[], others: string): string {
  const unknown = problems.filter(({ isUnknownKey }) => isUnknownKey)
  const fixes = [
    ...(unknown.length < problems.length ? ['Correct the value.'] : []),
    ...suggestions(unknown),
    ...(unknown.some(({ suggestion }) => suggestion === undefined) ? [others] : []),
  ]
  return fixes.join(' ')
}

function suggestions(problems: readonly Mistake[]): string[] {
  const names = problems.flatMap(({ suggestion }) => (suggestion === undefined ? [] : [suggestion]))
  if (names.length === 0) return []
  if (problems.length === 1) return [`Did you mean "${names[0]}"?`]
  return [
    `Did you mean ${problems
      .filter(({ suggestion }) => suggestion !== undefined)
      .map(({ keys, suggestion }) => `"${suggestion}" instead of "${String(keys.at(-1))}"`)
      .join(', ')}?`,
  ]
}
