/** Changes to a string that are applied together. Offsets refer to the original string. */
export interface TextEdits {
  insert(at: number, text: string): void
  replace(start: number, end: number, text: string): void
  /**
   * The string, or a part of it, with its changes. Those at the same offset are applied in the order in which they were
   * made.
   */
  apply(start?: number, end?: number): string
}

/** Collects changes to a string, which must not overlap. */
export function editText(source: string): TextEdits {
  const edits: { start: number; end: number; text: string }[] = []
  return {
    insert: (at, text) => edits.push({ start: at, end: at, text }),
    replace: (start, end, text) => edits.push({ start, end, text }),
    apply(from = 0, to = source.length) {
      let result = ''
      let at = from
      for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
        if (start < from || end > to) continue
        result += source.slice(at, start) + text
        at = end
      }
      return result + source.slice(at, to)
    },
  }
}
