/**
 * Finds the fenced code blocks of a Markdown or MDX page with the position of every character, so that an error in a
 * sample can be reported at its position in the source.
 *
 * It scans lines instead of using the Markdown compiler, because the check must know the columns inside the fence (even
 * if it's indented in a list or a component), and it must run before the page compiles.
 */

export interface Fence {
  /** Path of the page for reports. */
  page: string
  /** First word of the info string in lowercase. */
  lang: string
  /** The rest of the info string. */
  meta: string
  /** Line of the opening fence, counted from 1. */
  fenceLine: number
  /** Line of the first line of code, counted from 1. */
  line: number
  /** The lines of code without their indentation. */
  code: string[]
  /** The removed indentation of each line; its length determines the column. */
  prefix: string[]
  /** Whether it's half of a `Mistake`, in which two samples share the page's width. */
  inPair: boolean
}

const PAIR_TAG = /^\s*<(\/?)(?:Incorrect|Correct)>\s*$/
const OPENING =
  /^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})[ \t]*([^\s`]*)[ \t]*([^`]*)$/

/** All fences of a page in order. Front matter and MDX comments don't contain samples. */
export function findFences(source: string, page: string): Fence[] {
  const lines = source.split(/\r?\n/)
  const fences: Fence[] = []
  let index = skipFrontMatter(lines)
  let inPair = false
  while (index < lines.length) {
    const text = lines[index] ?? ''
    const comment = text.lastIndexOf('{/*')
    if (comment >= 0 && !text.includes('*/', comment)) {
      while (index < lines.length && !(lines[index] ?? '').includes('*/')) index++
      index++
      continue
    }
    const opening = OPENING.exec(text)
    if (!opening) {
      const tag = PAIR_TAG.exec(text)
      if (tag) inPair = tag[1] === ''
      index++
      continue
    }
    const [, lead = '', mark = '', lang = '', meta = ''] = opening
    const fence = readBody(lines, index + 1, lead, mark)
    fences.push({
      page,
      lang: lang.toLowerCase(),
      meta: meta.trim(),
      fenceLine: index + 1,
      line: index + 2,
      code: fence.code,
      prefix: fence.prefix,
      inPair,
    })
    index = fence.next
  }
  return fences
}

function skipFrontMatter(lines: string[]) {
  if (lines[0]?.trimEnd() !== '---') return 0
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  return end < 0 ? 0 : end + 1
}

function readBody(lines: string[], start: number, lead: string, mark: string) {
  const closing = new RegExp(`^[\\s>]*\\${mark[0]}{${mark.length},}\\s*$`)
  // The body may be indented as far as the fence. In a quote, it repeats the quote's markers.
  const indent = new RegExp(`^[ \\t${lead.includes('>') ? '>' : ''}]{0,${lead.length}}`)
  const code: string[] = []
  const prefix: string[] = []
  let next = start
  for (; next < lines.length; next++) {
    const line = lines[next] ?? ''
    if (closing.test(line)) break
    const cut = indent.exec(line)?.[0] ?? ''
    prefix.push(cut)
    code.push(line.slice(cut.length))
  }
  return { code, prefix, next: next + 1 }
}

/**
 * The value of a `name="value"` pair in the info string; an empty string if there is only the name; undefined if it's
 * absent.
 */
export function metaValue(meta: string, name: string) {
  // Checks word by word, so that a name inside a quoted value doesn't count.
  const words = meta.matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g)
  for (const [, word, double, single, bare] of words) {
    if (word === name) return double ?? single ?? bare ?? ''
  }
  return undefined
}
