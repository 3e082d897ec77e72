import { existsSync, readFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'
import { Visitor, type ESTree } from 'rolldown/utils'
import { describe, expect, test } from 'vitest'
import { rootOf } from './calls.ts'

// `e2e/coverage.md` names the tests for each row of the specification. Tests with these names must exist.
const root = new URL('../..', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8')

const COLUMNS = 4

interface Row {
  number: string
  /** In the form `file › title`. */
  tests: string[]
  /** The reason why there can be no test. */
  reason: string
  columns: number
}

function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
      const [number = '', , tests = '', reason = ''] = cells.slice(1, -1)
      return {
        number,
        tests: tests
          .split('<br>')
          .map((text) => text.trim())
          .filter(Boolean),
        reason,
        columns: cells.length - 2,
      }
    })
}

// A file whose `test` depends on a condition imports Vitest's as `base`.
const CALLS = new Set<string | undefined>(['test', 'base', 'it', 'describe'])

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A title as a regular expression, in which placeholders match anything. */
function titlePattern(node: ESTree.Argument | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string')
    return escape(node.value).replace(/%[sdjo]/g, '.+')
  if (node?.type === 'TemplateLiteral')
    return node.quasis.map(({ value }) => escape(value.cooked ?? value.raw)).join('.+')
  return undefined
}

const isTest = (call: ESTree.CallExpression): boolean => CALLS.has(rootOf(call.callee))

/** Patterns of the full titles of all tests in a file. */
function titlesOf(file: string): RegExp[] {
  const titles: RegExp[] = []
  const groups: string[] = []
  new Visitor({
    CallExpression(call) {
      const pattern = isTest(call) ? titlePattern(call.arguments[0]) : undefined
      if (pattern === undefined) return
      groups.push(pattern)
      titles.push(new RegExp(`^${groups.join(' › ')}$`))
    },
    'CallExpression:exit'(call) {
      if (isTest(call) && titlePattern(call.arguments[0]) !== undefined) groups.pop()
    },
  }).visit(parseAst(read(file), { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return titles
}

describe("the table of the specification's statements", () => {
  const rows = rowsOf(read('e2e/coverage.md'))
  const titles = new Map<string, RegExp[]>()

  test('has rows with four cells, in order, each number once', () => {
    expect(rows.length).toBeGreaterThan(100)
    for (const { number, columns } of rows) expect(columns, number).toBe(COLUMNS)
    const keys = rows.map(({ number }) =>
      number
        .split('.')
        .map((part) => part.padStart(3, '0'))
        .join('.'),
    )
    expect(keys).toEqual([...new Set(keys)].sort())
  })

  test.each(rows)('$number has a test, or a reason why there is none', ({ tests, reason }) => {
    expect(tests.length > 0 || reason.length > 10).toBe(true)
    for (const reference of tests) {
      const [file = '', ...path] = reference.split(' › ')
      const title = path.join(' › ')
      expect(existsSync(new URL(file, root)), `${file} does not exist`).toBe(true)
      const known = titles.get(file) ?? titlesOf(file)
      titles.set(file, known)
      const found = known.some((pattern) => pattern.test(title))
      expect(found, `${file} has no test "${title}"`).toBe(true)
    }
  })

  test('detects a title that no test has', () => {
    const [known] = titlesOf('e2e/tests/routes.spec.ts').slice(-1)
    expect(known?.test('the versions page names the only version, Next')).toBe(true)
    expect(known?.test('the versions page names all versions')).toBe(false)
  })
})
