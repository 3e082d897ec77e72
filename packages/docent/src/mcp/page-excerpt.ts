/** A part of text that's too long for one response. */
export interface Excerpt {
  text: string
  /** Offset of the next part; undefined at the end of the text. */
  next?: number
}

/**
 * The part of the text that starts at `offset` and has at most `limit` characters. Longer text is cut off at the end of
 * a line.
 * @example excerpt('one\ntwo\nthree', 0, 9) // { text: 'one\ntwo\n', next: 8 }
 */
export function excerpt(text: string, offset: number, limit: number): Excerpt {
  const rest = text.slice(offset)
  if (rest.length <= limit) return { text: rest }
  const line = rest.lastIndexOf('\n', limit - 1) + 1
  const length = line > 0 ? line : limit
  return { text: rest.slice(0, length), next: offset + length }
}
