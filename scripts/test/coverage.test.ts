import { existsSync, readFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'
import { describe, expect, test } from 'vitest'

// `e2e/coverage.md` names the test that shows each row of the specification: the tests must exist under those names.
const root = new URL('../..', import.meta.url)
const read = (file) => readFileSync(new URL(file, root), 'utf8')

const COLUMNS = 4

/** Rows of the table: number, behaviour, tests as `file › title` and the reason where there can be none. */
function rowsOf(markdown) {
  return markdown
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
      const [number, behaviour, tests, reason] = cells.slice(1, -1)
      return {
        number,
        behaviour,
        tests: tests
          .split('<br>')
          .map((text) => text.trim())
          .filter(Boolean),
        reason,
        columns: cells.length - 2,
      }
    })
}

const CALLS = new Set(['test', 'it', 'describe'])

/** What a call is made on: `test` for `test.describe.each(…)(…)`. */
function rootOf(callee) {
  let node = callee
  while (node.type !== 'Identifier') {
    node = node.type === 'MemberExpression' ? node.object : (node.callee ?? node.tag)
    if (!node) return undefined
  }
  return node.name
}

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A title as a regular expression: what a template or a placeholder fills in may be anything. */
function titlePattern(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string')
    return escape(node.value).replace(/%[sdjo]/g, '.+')
  if (node?.type === 'TemplateLiteral')
    return node.quasis.map(({ value }) => escape(value.cooked)).join('.+')
  return undefined
}

/** Patterns of the full titles of all tests in a file. */
function titlesOf(file) {
  const lang = file.endsWith('x') ? 'tsx' : file.endsWith('.mjs') ? 'js' : 'ts'
  const titles = []
  const visit = (node, outer) => {
    if (Array.isArray(node)) for (const child of node) visit(child, outer)
    if (typeof node?.type !== 'string') return
    let inner = outer
    if (node.type === 'CallExpression' && CALLS.has(rootOf(node.callee))) {
      const pattern = titlePattern(node.arguments[0])
      if (pattern !== undefined) {
        inner = [...outer, pattern]
        titles.push(new RegExp(`^${inner.join(' › ')}$`))
      }
    }
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'object' && key !== 'type') visit(value, inner)
    }
  }
  visit(parseAst(read(file), { lang }).body, [])
  return titles
}

describe('the table of what the specification says', () => {
  const rows = rowsOf(read('e2e/coverage.md'))
  const titles = new Map()

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
      const [file, ...path] = reference.split(' › ')
      const title = path.join(' › ')
      expect(existsSync(new URL(file, root)), `${file} does not exist`).toBe(true)
      if (!titles.has(file)) titles.set(file, titlesOf(file))
      const found = titles.get(file).some((pattern) => pattern.test(title))
      expect(found, `${file} has no test "${title}"`).toBe(true)
    }
  })

  test('notices a title that no test has', () => {
    const [known] = titlesOf('e2e/tests/routes.spec.ts').slice(-1)
    expect(known?.test('the versions page names the only version, Next')).toBe(true)
    expect(known?.test('the versions page names all versions')).toBe(false)
  })
})
