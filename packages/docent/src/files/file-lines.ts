import { existsSync } from 'node:fs'
import { readText } from './read-text.ts'

/** The end of an import of some lines of a Markdown file, such as `./guide.mdx?lines=1-3,9`. */
const LINES = /\?lines=(\d+-\d+(?:,\d+-\d+)*)$/

/** The file that a name with lines is a part of. */
export function wholeFile(name: string): string {
  return name.replace(LINES, '')
}

/** The lines of a name, with the question mark. Empty if it's a whole file. */
export function linesOf(name: string): string {
  return LINES.exec(name)?.[0] ?? ''
}

/** Text of a source. Lines that it leaves out are empty, so that errors have the lines of the file. */
export function readLines(name: string): string {
  const text = readText(wholeFile(name))
  const [, list] = LINES.exec(name) ?? []
  if (list === undefined) return text
  const ranges = rangesIn(list)
  const isPart = (line: number): boolean =>
    ranges.some(([first, last]) => first <= line && line <= last)
  return text
    .split('\n')
    .map((line, index) => (isPart(index + 1) ? line : ''))
    .join('\n')
}

/**
 * What's wrong with the lines of an import: the form, or lines that the file doesn't have, with the number of lines that
 * it has.
 */
export function linesProblem(name: string): { lines: string; count?: number } | undefined {
  const [, file = '', written] = /^(.*)\?lines=(.*)$/.exec(name) ?? []
  if (written === undefined || !existsSync(file)) return undefined
  const [, list] = LINES.exec(name) ?? []
  if (list === undefined) return { lines: written }
  const ranges = rangesIn(list)
  if (ranges.some(([first, last]) => first === 0 || first > last)) return { lines: list }
  const count = readText(file).replace(/\n$/, '').split('\n').length
  return ranges.some(([, last]) => last > count) ? { lines: list, count } : undefined
}

function rangesIn(list: string): [first: number, last: number][] {
  return list.split(',').map((range) => {
    const [first = 0, last = 0] = range.split('-').map(Number)
    return [first, last]
  })
}
