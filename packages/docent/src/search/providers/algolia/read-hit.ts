import type { TextPart } from '../../../model/search-model.ts'
import { parseMarked, unescapeText } from './marked-text.ts'
import { LEVELS } from './record.ts'

/** One record that answers, with its texts as runs. */
export interface RecordHit {
  url: string
  anchor: string
  area?: string
  /** By level from 0 on; empty where the record has none. */
  headings: TextPart[][]
  description: string
  /** The words around the match, when the text or the code contains it. */
  snippet?: TextPart[]
  /** Beginning of the text, whether it contains the match or not. */
  excerpt: TextPart[]
}

/**
 * Reads one record of the service's answer. What the record's own level does not need may be missing.
 * @throws when it is no record of a documentation index
 */
export function readHit(hit: unknown): RecordHit {
  const record = objectOf(hit)
  const name = typeof record.objectID === 'string' ? `"${record.objectID}"` : 'a record'
  const url = record.url
  if (typeof url !== 'string' || !URL.canParse(url, 'https://site.invalid'))
    throw new Error(
      `The search index is not one of a documentation: ${name} has no address in "url".`,
    )
  if (typeof record.hierarchy !== 'object' || record.hierarchy === null)
    throw new Error(
      `The search index is not one of a documentation: ${name} has no headings in "hierarchy".`,
    )
  const isPlain = record.generator === 'docent'
  const parts = (value: string): TextPart[] => parseMarked(isPlain ? value : unescapeText(value))
  const hierarchy = objectOf(record.hierarchy)
  const marked = objectOf(objectOf(record._highlightResult).hierarchy)
  const snippets = objectOf(record._snippetResult)
  const matching = ['content', 'code']
    .map((name) => objectOf(snippets[name]))
    .find(({ matchLevel }) => matchLevel === 'full' || matchLevel === 'partial')
  const { hash } = new URL(url, 'https://site.invalid')
  return {
    url,
    anchor: hash === '' ? textOf(record.anchor) : hash.slice(1),
    ...(typeof record.area === 'string' && { area: record.area }),
    headings: LEVELS.map((level) => {
      const plain = textOf(hierarchy[`lvl${level}`])
      return parts(textOf(objectOf(marked[`lvl${level}`]).value) || plain)
    }),
    description: textOf(record.description),
    ...(matching && { snippet: parts(textOf(matching.value)) }),
    excerpt: parts(textOf(objectOf(snippets.content).value)),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
