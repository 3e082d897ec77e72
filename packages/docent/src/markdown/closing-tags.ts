/** A line of closing tags that may be a part of a list item. */
const MAY_BE_IN_ITEM = /^(?:[ \t>]+|[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+)<\/[^<>\n]*>[ \t]*(?:$|<)/m
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?!.*`)|~{3,})/
const QUOTE = /^(?:[ \t]*>)+/
const MARKER = /^([ \t]*)([-*+]|\d{1,9}[.)])([ \t]+|$)/
const RULE = /^[ \t]*([-*+_])(?:[ \t]*\1){2,}[ \t]*$/
const ONLY_CLOSING = /^[ \t]*(?:<\/[^<>]*>[ \t]*)+$/
/** A tag, whose attributes may be on several lines. Code and expressions are spaces here. */
const TAG = /<(\/?)([\p{L}$_][\w$.:-]*)?(?:[^<>"']|"[^"\n]*"|'[^'\n]*')*?(\/?)>/gu
/** Lines that begin a block, so that they don't continue the paragraph above them. */
const BLOCK = /^[ \t]*(?:[-*+#>|<]|\d{1,9}[.)][ \t]|:{3}|`{3}|~{3})/

interface Tag {
  name: string
  kind: 'open' | 'close'
}

interface Item {
  /** Columns of the item's mark and of its content. */
  mark: number
  content: number
}

/**
 * In MDX, moves closing tags out of list items that began inside of their element. Authors indent these tags like the
 * content, which makes them part of the last item:
 *
 *     <TabItem label="A">
 *     Text
 *
 *     - one
 *       </TabItem>
 *
 * Docusaurus reports such tags. docent's compiler, which is native code, would end the process. A tag right after the
 * mark of an item becomes text, so that the compiler reports the element that isn't closed.
 */
export function outdentClosingTags(source: string): string {
  if (!MAY_BE_IN_ITEM.test(source)) return source
  const lines = source.split('\n')
  const masked = withoutCode(lines)
  const tags = tagsByLine(masked)
  const open: { name: string; items: number }[] = []
  let items: Item[] = []
  let isAfterBlank = true
  for (const [index, line] of masked.split('\n').entries()) {
    const [quote = ''] = QUOTE.exec(line) ?? []
    let rest = line.slice(quote.length)
    let column = indentOf(rest)
    if (rest.trim() === '') {
      isAfterBlank ||= (lines[index] ?? '').slice(quote.length).trim() === ''
      continue
    }
    if (isAfterBlank || BLOCK.test(rest)) items = items.filter(({ content }) => column >= content)
    isAfterBlank = false
    const found = tags.get(index) ?? []
    if (ONLY_CLOSING.test(rest)) {
      const outer = found.map(({ name }) => closeTag(open, name) ?? items.length)
      const level = Math.min(items.length, ...outer)
      const inside = items[level]
      if (inside)
        lines[index] = `${quote}${' '.repeat(inside.mark + (quote ? 1 : 0))}${rest.trim()}`
      items = items.slice(0, level)
      continue
    }
    for (let mark = MARKER.exec(rest); mark && !RULE.test(rest); mark = MARKER.exec(rest)) {
      const [all, , sign = '', space = ''] = mark
      const width = space === '' || space.length > 4 ? 1 : space.length
      items.push({ mark: column, content: column + sign.length + width })
      column += sign.length + space.length
      rest = rest.slice(all.length)
    }
    if (ONLY_CLOSING.test(rest) && found.some(({ name }) => isOutside(open, name, items.length))) {
      lines[index] = (lines[index] ?? '').replaceAll('</', '&lt;/')
      continue
    }
    for (const { name, kind } of found)
      if (kind === 'open') open.push({ name, items: items.length })
      else closeTag(open, name)
  }
  return lines.join('\n')
}

/** Whether an element began outside of the innermost list item. */
const isOutside = (open: { name: string; items: number }[], name: string, items: number): boolean =>
  (open.findLast((element) => element.name === name)?.items ?? items) < items

/** Closes an element. Returns the number of list items around its opening tag. */
function closeTag(open: { name: string; items: number }[], name: string): number | undefined {
  const at = open.findLastIndex((element) => element.name === name)
  if (at === -1) return undefined
  const [element] = open.splice(at)
  return element?.items
}

/** Columns of white space at the beginning. A tab ends at the next multiple of four. */
function indentOf(text: string): number {
  let column = 0
  for (const character of text) {
    if (character === '\t') column += 4 - (column % 4)
    else if (character === ' ') column += 1
    else break
  }
  return column
}

/** The source with spaces instead of code and expressions, which may contain tags and braces. */
function withoutCode(lines: readonly string[]): string {
  let fence: string | undefined
  let depth = 0
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ')
  return lines
    .map((line) => {
      const [, mark] = FENCE.exec(line) ?? []
      if (fence !== undefined) {
        if (mark?.startsWith(fence) === true && line.replace(/^[ \t>]*/, '').trim() === mark)
          fence = undefined
        return blank(line)
      }
      if (mark !== undefined && depth === 0) {
        fence = mark
        // The marks of its list stay.
        const at = line.indexOf(mark)
        return line.slice(0, at) + blank(line.slice(at))
      }
      return line
        .replace(/(`+)[^`]*\1/g, blank)
        .replace(/\\[{}]/g, '  ')
        .replace(/[{}]|[^{}]+/g, (part) => {
          if (part === '{') depth += 1
          if (part === '}') depth = Math.max(0, depth - 1)
          return depth > 0 || part === '}' ? blank(part) : part
        })
    })
    .join('\n')
}

function tagsByLine(masked: string): ReadonlyMap<number, Tag[]> {
  const byLine = new Map<number, Tag[]>()
  let line = 0
  let at = 0
  for (const { 0: tag, 1: slash, 2: name = '', 3: end, index } of masked.matchAll(TAG)) {
    for (; at < index; at += 1) if (masked[at] === '\n') line += 1
    if (slash === '' && (end === '/' || tag === '</>')) continue
    const found = byLine.get(line) ?? []
    found.push({ name, kind: slash === '' ? 'open' : 'close' })
    byLine.set(line, found)
  }
  return byLine
}
