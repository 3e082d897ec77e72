import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'
import { Visitor, type ESTree } from 'rolldown/utils'
import { rootOf } from './test/calls.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['packages', 'site', 'e2e', 'bench', 'scripts']

/** A row of `e2e/statements.md`. */
export interface Statement {
  number: string
  behavior: string
  /** A remark, or the reason why there can be no test. */
  remark: string
}

/** A comment such as `// @covers 1.2, 1.3`, with the test or the group of tests below it. */
export interface Tag {
  file: string
  line: number
  numbers: string[]
  /** Titles of the groups and the test; undefined if there is none below the comment. */
  title: string | undefined
}

export function readStatements(): Statement[] {
  return readFileSync(`${root}e2e/statements.md`, 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
      const [number = '', behavior = '', remark = '', ...more] = cells.slice(1, -1)
      if (more.length > 0) throw new Error(`The row ${number} has more than three cells.`)
      return { number, behavior, remark }
    })
}

/** The comments in all tests of the repository. */
export function readTags(): Tag[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name) && !name.includes('node_modules'))
      .sort()
      .flatMap((name) => {
        const file = `${folder}/${name}`
        return tagsOf(file, readFileSync(`${root}${file}`, 'utf8'))
      }),
  )
}

const TAG = /^[ \t]*\/\/ @covers (.+)\n/gm

export function tagsOf(file: string, source: string): Tag[] {
  const found = [...source.matchAll(TAG)]
  if (found.length === 0) return []
  const titles = titlesOf(source, file)
  return found.map(({ 0: text, 1: list = '', index }) => ({
    file,
    line: source.slice(0, index).split('\n').length,
    numbers: list.split(', '),
    title: titles.get(afterComments(source, index + text.length)),
  }))
}

/** The offset of the code after any other comments. */
function afterComments(source: string, from: number): number {
  const [skipped = ''] = /^(?:\s|\/\/.*\n)*/.exec(source.slice(from)) ?? []
  return from + skipped.length
}

// A file whose `test` depends on a condition imports Vitest's as `base`.
const CALLS = new Set<string | undefined>(['test', 'base', 'it', 'describe'])

/** Full titles of the tests and of their groups, by the offset where their code begins. */
function titlesOf(source: string, file: string): Map<number, string> {
  const titles = new Map<number, string>()
  const groups: string[] = []
  const titleOf = (call: ESTree.CallExpression): string | undefined =>
    CALLS.has(rootOf(call.callee)) ? textOf(call.arguments[0]) : undefined
  new Visitor({
    CallExpression(call) {
      const title = titleOf(call)
      if (title === undefined) return
      groups.push(title)
      titles.set(call.start, groups.join(' › '))
    },
    'CallExpression:exit'(call) {
      if (titleOf(call) !== undefined) groups.pop()
    },
  }).visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return titles
}

/** A title as it is written. The parts that code adds are shown as dots. */
function textOf(node: ESTree.Argument | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral'
    ? node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…')
    : undefined
}
