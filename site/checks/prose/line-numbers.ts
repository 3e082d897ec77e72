/** Line numbers of a file, counted from 1. */
export interface Lines {
  lineAt(index: number): number
  /** Text of a line without its line break; empty outside the file. */
  textOf(line: number): string
  count: number
}

export function linesOf(source: string): Lines {
  const texts = source.split('\n')
  const starts = [0]
  for (const text of texts) starts.push((starts.at(-1) ?? 0) + text.length + 1)
  return {
    count: texts.length,
    textOf: (line) => texts[line - 1] ?? '',
    lineAt(index) {
      let low = 0
      let high = texts.length - 1
      while (low < high) {
        const middle = Math.ceil((low + high) / 2)
        if ((starts[middle] ?? 0) <= index) low = middle
        else high = middle - 1
      }
      return low + 1
    },
  }
}
