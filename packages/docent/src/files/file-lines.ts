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
  const ranges = list.split(',').map((range) => range.split('-').map(Number))
  const isPart = (line: number): boolean =>
    ranges.some(([first = 0, last = 0]) => first <= line && line <= last)
  return text
    .split('\n')
    .map((line, index) => (isPart(index + 1) ? line : ''))
    .join('\n')
}
