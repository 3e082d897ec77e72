import type { TextPart } from '../../../shared/records/search-model.ts'

/**
 * The service puts these characters around matches. They're private-use characters, which pages don't contain, so
 * neither text that looks like HTML nor a malicious index can add markup to the page.
 */
export const MARK_START = '\uE000'
export const MARK_END = '\uE001'

/** Splits text at its marks. Marks without a counterpart are dropped. */
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

/** Unescapes the text of a crawler's record, which is escaped for HTML. */
export function unescapeText(value: string): string {
  return value.replace(/&(?:lt|gt|quot|#39|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}
