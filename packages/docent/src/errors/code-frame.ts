/** Number of lines shown above and below the error's line. */
const CONTEXT = 2
/** Maximum number of columns shown of a long line, because paragraphs are often one line. */
const WIDTH = 96

/**
 * Excerpt of a source around a location, with a mark below the column. Lines and columns start at 1.
 * Empty if the source doesn't have that line.
 */
export function codeFrame(source: string, line: number, column?: number): string {
  const lines = source.split(/\r?\n/)
  if (line < 1 || line > lines.length) return ''
  const first = Math.max(1, line - CONTEXT)
  const last = Math.min(lines.length, line + CONTEXT)
  const digits = String(last).length
  const start = windowStart(column ?? 1)
  const frame: string[] = []
  for (let number = first; number <= last; number += 1) {
    const mark = number === line ? '>' : ' '
    const text = cut(lines[number - 1] ?? '', start)
    frame.push(`${mark} ${String(number).padStart(digits)} | ${text}`.trimEnd())
    if (number === line && column !== undefined) {
      const ellipsis = start > 0 ? 1 : 0
      frame.push(`  ${' '.repeat(digits)} | ${' '.repeat(column - 1 - start + ellipsis)}^`)
    }
  }
  return frame.join('\n')
}

/** First visible column (from 0) of the lines. */
function windowStart(column: number): number {
  return column <= WIDTH - 16 ? 0 : column - 1 - WIDTH / 2
}

function cut(line: string, start: number): string {
  // Each tab is replaced with one space, so that the mark is below its character.
  const text = line.replaceAll('\t', ' ')
  const part = text.slice(start, start + WIDTH)
  return `${start > 0 && part !== '' ? '…' : ''}${part}${text.length > start + WIDTH ? '…' : ''}`
}
