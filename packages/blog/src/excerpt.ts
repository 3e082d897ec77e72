const MARKER = /^[ \t]*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})[ \t]*$/
/** The info string of a fence with backticks can't contain another one: three of them can also begin inline code. */
const FENCE = /^ {0,3}(`{3,}(?!.*`)|~{3,})/
/** The destination of a link, or a footnote, both of which may be anywhere in a post. */
const DEFINITION = /^ {0,3}\[([^\]]+)\]:/
const CODE = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g

/**
 * The lines above `<!-- truncate -->`, without the title, and those with the destinations and footnotes that they refer
 * to, as `1-3,5-12`. Undefined if a post has no such comment, or nothing to read above it.
 * @param text below the front matter
 * @param before number of lines above the text
 * @param isTitle whether the first heading of level 1 is the post's title wherever it is, and not only as its first line
 */
export function excerptLines(text: string, before: number, isTitle: boolean): string | undefined {
  const lines = text.split('\n')
  const isProse = outsideFences(lines)
  const end = lines.findIndex((line, at) => isProse[at] === true && MARKER.test(line))
  if (end === -1) return undefined
  const isRead = (at: number): boolean => /^(?!import\s|export\s)\s*\S/.test(lines[at] ?? '')
  const title = titleLines(lines, isProse)
  const beginsWithTitle = !lines.some((_, at) => at < (title[0] ?? 0) && isRead(at))
  const definitions = definitionsIn(lines, isProse)
  const left = new Set([
    ...(isTitle || beginsWithTitle ? title : []),
    ...definitions.filter(({ label }) => label.startsWith('^')).flatMap(({ at }) => at),
  ])
  const shown = new Set(lines.flatMap((_, at) => (at < end && !left.has(at) ? [at] : [])))
  if (![...shown].some(isRead)) return undefined
  // What a footnote refers to is needed, too.
  for (let count = 0; count < shown.size;) {
    count = shown.size
    const prose = [...shown].flatMap((at) => (isProse[at] === true ? [lines[at]] : [])).join('\n')
    const words = prose.replace(CODE, '').toLowerCase()
    for (const { label, at } of definitions)
      if (words.includes(`[${label}]`)) for (const line of at) shown.add(line)
  }
  return ranges([...shown].sort((a, b) => a - b).map((at) => at + 1 + before))
}

function outsideFences(lines: readonly string[]): boolean[] {
  let open: string | undefined
  return lines.map((line) => {
    const mark = FENCE.exec(line)?.[1]
    if (open === undefined) {
      open = mark
      return mark === undefined
    }
    if (mark?.startsWith(open) && line.trim() === mark) open = undefined
    return false
  })
}

/** A line that can't continue the paragraph of a footnote. */
const OTHER_BLOCK = /^\s*$|^ {0,3}(?:#{1,6}\s|[>|<{]|[-*+]\s|\d+[.)]\s|`{3}|~{3}|-{3}|\[[^\]]+\]:)/

/** Labels in lower case with the lines of their definitions. */
function definitionsIn(
  lines: readonly string[],
  isProse: readonly boolean[],
): { label: string; at: number[] }[] {
  return lines.flatMap((line, first) => {
    const label = isProse[first] === true ? DEFINITION.exec(line)?.[1]?.toLowerCase() : undefined
    if (label === undefined) return []
    let next = first + 1
    // The first paragraph of a footnote may continue without an indent, and the others have one.
    if (label.startsWith('^')) while (!OTHER_BLOCK.test(lines[next] ?? '')) next += 1
    for (let at = next; at < lines.length; at += 1)
      if (/^(?: {4}|\t)\s*\S/.test(lines[at] ?? '')) next = at + 1
      else if (lines[at]?.trim() !== '') break
    return { label, at: Array.from({ length: next - first }, (_, index) => first + index) }
  })
}

/** The first heading of level 1. */
function titleLines(lines: readonly string[], isProse: readonly boolean[]): number[] {
  const isLine = (at: number, pattern: RegExp): boolean =>
    isProse[at] === true && pattern.test(lines[at] ?? '')
  const isHeading = (at: number): boolean => isLine(at, /^ {0,3}#(?:\s|$)/)
  const at = lines.findIndex(
    (_, line) => isHeading(line) || (isLine(line, /\S/) && isLine(line + 1, /^ {0,3}=+\s*$/)),
  )
  if (at === -1) return []
  if (isHeading(at)) return [at]
  // An underlined heading can have several lines.
  let first = at
  while (isLine(first - 1, /^(?!import\s|export\s)\s*\S/)) first -= 1
  return Array.from({ length: at + 2 - first }, (_, index) => first + index)
}

function ranges(lines: readonly number[]): string {
  const all: [number, number][] = []
  for (const line of lines) {
    const last = all.at(-1)
    if (last?.[1] === line - 1) last[1] = line
    else all.push([line, line])
  }
  return all.map(([first, last]) => `${first}-${last}`).join()
}
