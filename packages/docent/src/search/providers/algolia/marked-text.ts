import type { TextPart } from '../../../model/search-model.ts'

/**
 * What the service writes around words that answer the query: characters for private use, which no page contains, so
 * that neither text that looks like HTML nor a hostile index can bring markup into the page.
 */
export const MARK_START = '\uE000'
export const MARK_END = '\uE001'

/** Splits a text with marks into runs. Marks without a partner are dropped. */
export function parseMarked(value: string): TextPart[] {
  const parts: TextPart[] = []
  let marked = false
  for (const run of value.split(/([\uE000\uE001])/)) {
    if (run === MARK_START) marked = true
    else if (run === MARK_END) marked = false
    else if (run !== '') parts.push(marked ? { text: run, marked } : { text: run })
  }
  return parts
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
}

/** Text of a crawler's record, which is escaped for HTML, as plain text. */
export function unescapeText(value: string): string {
  return value.replace(/&(?:lt|gt|quot|#39|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}
