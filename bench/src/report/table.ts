/** A Markdown table with aligned columns in plain text. All columns except the first are right-aligned. */
export function markdownTable(header: string[], rows: string[][]) {
  const widths = header.map((label, at) =>
    Math.max(3, label.length, ...rows.map((row) => (row[at] ?? '').length)),
  )
  const line = (cells: string[]) =>
    `| ${widths
      .map((width, at) =>
        at === 0 ? (cells[at] ?? '').padEnd(width) : (cells[at] ?? '').padStart(width),
      )
      .join(' | ')} |`
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  return [line(header), line(rule), ...rows.map(line)].join('\n')
}
