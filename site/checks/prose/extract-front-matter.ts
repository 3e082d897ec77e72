/**
 * Front matter that people read. Keywords aren't included, because they're words that readers type, including
 * misspellings.
 */

import { isPair, isScalar, parseDocument, visit } from 'yaml'
import { roleOf } from './role.ts'
import { stringParts } from './string-text.ts'
import { segmentOf, type Segment } from './segment.ts'

const READ = new Set([
  'title',
  'description',
  'sidebar_label',
  'pagination_label',
  'change',
  'label',
])

/** @param at index of the YAML in its file */
export function extractFrontMatter(yaml: string, at: number): Segment[] {
  const segments: Segment[] = []
  visit(parseDocument(yaml), {
    Pair(_, pair) {
      const { key, value } = pair
      if (!isPair(pair) || !isScalar(key) || !READ.has(String(key.value))) return
      if (!isScalar(value) || typeof value.value !== 'string' || !value.range) return
      const [from, to] = value.range
      const raw = yaml.slice(from, to)
      const quoted = /^['"]/.test(raw) ? 1 : 0
      const segment = segmentOf(
        stringParts(raw.slice(quoted, raw.length - quoted), at + from + quoted),
        'label',
      )
      if (segment !== undefined) segments.push({ ...segment, role: roleOf(segment.text) })
    },
  })
  return segments
}
