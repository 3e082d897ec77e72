/**
 * Text that people read as one piece, such as a paragraph, a table cell, or a dialog's title. Each character can be
 * traced back to the file, so that a finding points to its source.
 */

export type Role = 'paragraph' | 'heading' | 'cell' | 'label'

export interface Segment {
  text: string
  role: Role
  /** Parts of the text in order, each copied from one position in the file. */
  pieces: readonly Piece[]
}

interface Piece {
  /** Index in the text. */
  at: number
  /** Index in the file. */
  source: number
}

/** Text with the position of its first character in the file. */
export interface Part {
  text: string
  source: number
}

/** Replaces code and expressions, so that rules see that something is there and the spelling check ignores it. */
export const CODE = '`___`'

/** Joins parts of a file to a segment; undefined without letters, because there is nothing to read. */
export function segmentOf(parts: readonly Part[], role: Role): Segment | undefined {
  const text = parts.map((part) => part.text).join('')
  if (!/\p{L}{2}/u.test(text.replaceAll(CODE, ''))) return undefined
  let at = 0
  const pieces = parts.map((part) => {
    const piece = { at, source: part.source }
    at += part.text.length
    return piece
  })
  return { text, role, pieces: pieces.filter((_, index) => parts[index]?.text !== '') }
}

/** Index in the file of a character of the segment. */
export function sourceIndex(segment: Segment, index: number): number {
  const piece = segment.pieces.findLast(({ at }) => at <= index)
  return piece === undefined ? 0 : piece.source + (index - piece.at)
}

/** The text as people would quote it, with shortened code and spaces for line breaks. */
export function quote(text: string): string {
  return text.replaceAll(CODE, '`…`').replaceAll(/\s+/g, ' ').trim()
}
