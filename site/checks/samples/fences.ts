/**
 * Finds the fenced code blocks of a Markdown or MDX page, with the place of every character, so that an
 * error in a sample can be reported where its author wrote it.
 *
 * A line scanner instead of the Markdown compiler: the check must know the columns inside the fence
 * (also when it is indented in a list or a component), and it must run before the page compiles.
 */

/**
 * @typedef {object} Fence
 * @property {string} page     Path of the page, as it is shown in reports.
 * @property {string} lang     First word of the info string, lower case.
 * @property {string} meta     The rest of the info string.
 * @property {number} fenceLine  Line of the opening fence, counted from 1.
 * @property {number} line     Line of the first line of code, counted from 1.
 * @property {string[]} code   The lines of code without their indentation.
 * @property {string[]} prefix What was taken off the start of each line; its length gives the column.
 * @property {boolean} inPair  Whether it is half of a `Mistake`, where two samples share the width of the page.
 */

const PAIR_TAG = /^\s*<(\/?)(?:Incorrect|Correct)>\s*$/
const OPENING =
  /^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})[ \t]*([^\s`]*)[ \t]*([^`]*)$/

/**
 * Every fence of a page in the order of the text. Front matter and MDX comments hold no samples.
 *
 * @param {string} source
 * @param {string} page
 * @returns {Fence[]}
 */
export function findFences(source, page) {
  const lines = source.split(/\r?\n/)
  /** @type {Fence[]} */
  const fences = []
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

/** @param {string[]} lines */
function skipFrontMatter(lines) {
  if (lines[0]?.trimEnd() !== '---') return 0
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  return end < 0 ? 0 : end + 1
}

/**
 * @param {string[]} lines
 * @param {number} start
 * @param {string} lead
 * @param {string} mark
 */
function readBody(lines, start, lead, mark) {
  const closing = new RegExp(`^[\\s>]*\\${mark[0]}{${mark.length},}\\s*$`)
  // The body may be indented as far as the fence, and inside a quote it repeats the quote's marks.
  const indent = new RegExp(`^[ \\t${lead.includes('>') ? '>' : ''}]{0,${lead.length}}`)
  /** @type {string[]} */
  const code = []
  /** @type {string[]} */
  const prefix = []
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
 * The value of a `name="value"` pair of the info string; an empty string when the name stands alone;
 * undefined when it is absent.
 *
 * @param {string} meta
 * @param {string} name
 */
export function metaValue(meta, name) {
  // Word by word, so that a name inside a quoted value does not count.
  const words = meta.matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g)
  for (const [, word, double, single, bare] of words) {
    if (word === name) return double ?? single ?? bare ?? ''
  }
  return undefined
}
