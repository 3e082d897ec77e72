import type { TextPart } from 'docent/plugin'
import { LEVELS } from './record.ts'

/** A record that matches, with its marks parsed. */
export interface RecordHit {
  url: string
  anchor: string
  area?: string
  /** Headings by level, from 0. Empty if the record has none at that level. */
  headings: TextPart[][]
  description: string
  /** The words around the match, if it's in the text or in code. */
  snippet?: TextPart[]
  /** The beginning of the text, whether or not it contains the match. */
  excerpt: TextPart[]
}

/**
 * Parses one record of the service's response. Fields that the record's level doesn't need can be missing.
 * @throws when it isn't a record of a documentation index
 */
export function readHit(hit: unknown): RecordHit {
  const record = objectOf(hit)
  const name = typeof record.objectID === 'string' ? `"${record.objectID}"` : 'a record'
  const url = record.url
  if (typeof url !== 'string' || !URL.canParse(url, 'https://site.invalid'))
    throw new Error(`The search index isn't for documentation: ${name} has no address in "url".`)
  if (typeof record.hierarchy !== 'object' || record.hierarchy === null)
    throw new Error(
      `The search index isn't for documentation: ${name} has no headings in "hierarchy".`,
    )
  const isPlain = record.generator === 'docent'
  const marksIn = (value: string): TextPart[] => parseMarked(isPlain ? value : unescapeText(value))
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
      return marksIn(textOf(objectOf(marked[`lvl${level}`]).value) || plain)
    }),
    description: textOf(record.description),
    ...(matching && { snippet: marksIn(textOf(matching.value)) }),
    excerpt: marksIn(textOf(objectOf(snippets.content).value)),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/**
 * The service puts these characters around matches. They're private-use characters, which pages don't contain, so
 * neither text that looks like HTML nor a malicious index can add markup to the page.
 */
export const MARK_START = '\uE000'
export const MARK_END = '\uE001'

/** Splits text at its marks. Marks without a counterpart are dropped. */
export function parseMarked(value: string): TextPart[] {
  const runs: TextPart[] = []
  let marked = false
  for (const run of value.split(/([\uE000\uE001])/)) {
    if (run === MARK_START) marked = true
    else if (run === MARK_END) marked = false
    else if (run !== '') runs.push(marked ? { text: run, marked } : { text: run })
  }
  return runs
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
}

/** Unescapes the text of a crawler's record, which is escaped for HTML. */
export function unescapeText(value: string): string {
  return value.replace(/&(?:lt|gt|quot|#39|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}
