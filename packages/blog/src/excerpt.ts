const MARKER = /^[ \t]*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})[ \t]*$/
const FENCE = /^ {0,3}(`{3,}|~{3,})/
/** The destination of a link, or a footnote, both of which may be anywhere in a post. */
const DEFINITION = /^ {0,3}\[([^\]]+)\]:/

/**
 * The lines above `<!-- truncate -->`, without the title, and those with the destinations and footnotes that they refer
 * to, as `1-3,5-12`. Undefined if a post has no such comment, or nothing to read above it.
 * @param text below the front matter
 * @param before number of lines above the text
 */
export function excerptLines(text: string, before: number): string | undefined {
  const lines = text.split('\n')
  const isProse = outsideFences(lines)
  const end = lines.findIndex((line, at) => isProse[at] === true && MARKER.test(line))
  if (end === -1) return undefined
  const title = titleLines(lines, isProse)
  const shown = lines.flatMap((_, at) => (at < end && !title.includes(at) ? [at] : []))
  const isRead = (at: number): boolean => /^(?!import\s|export\s)\s*\S/.test(lines[at] ?? '')
  if (!shown.some(isRead)) return undefined
  const excerpt = shown
    .map((at) => lines[at])
    .join('\n')
    .toLowerCase()
  for (let at = end + 1; at < lines.length; at += 1) {
    const label = isProse[at] === true ? DEFINITION.exec(lines[at] ?? '')?.[1] : undefined
    if (label === undefined || !excerpt.includes(`[${label.toLowerCase()}]`)) continue
    shown.push(at)
    // The following lines of a footnote.
    while (/^(?: {4}|\t)\S/.test(lines[at + 1] ?? '')) shown.push((at += 1))
  }
  return ranges(shown.map((at) => at + 1 + before))
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

/** The first heading of level 1, which is the title of the post's own page. */
function titleLines(lines: readonly string[], isProse: readonly boolean[]): number[] {
  const isLine = (at: number, pattern: RegExp): boolean =>
    isProse[at] === true && pattern.test(lines[at] ?? '')
  const at = lines.findIndex(
    (_, line) => isLine(line, /^ {0,3}#(?:\s|$)/) || isLine(line + 1, /^ {0,3}=+\s*$/),
  )
  if (at === -1) return []
  return isLine(at, /^ {0,3}#(?:\s|$)/) ? [at] : [at, at + 1]
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
