import type { Cache, Entry } from '../../files/cache.ts'
import { errors } from '../../errors/index.ts'
import type { CountedSection, SectionTerms } from '../../search/index/term-shards.ts'
import type { SectionText } from '../../shared/records/searchable-page.ts'

/** Reads parts of cache entries that the main thread has just checked or requested. */
export interface CachedParts {
  part(kind: string, key: string, name: string): string
  /** Text of an article by section. */
  sections(article: string): SectionText[]
  /** The same, with the sections' terms if they were counted when the article was rendered. */
  countedSections(article: string): (SectionText | CountedSection)[]
}

/** @throws DocentError if an entry or a part is missing */
export function cachedParts(cache: Cache): CachedParts {
  const lost = (kind: string, key: string): Error =>
    errors.cacheEntryLost({ what: cache.path(kind, key) })
  const entry = (kind: string, key: string): Entry => {
    const cacheEntry = cache.read(kind, key)
    if (!cacheEntry) throw lost(kind, key)
    return cacheEntry
  }
  const part = (kind: string, key: string, name: string): string => {
    const text = entry(kind, key).text(name)
    if (text === undefined) throw lost(kind, key)
    return text
  }
  return {
    part,
    sections: (article) => JSON.parse(part('articles', article, 'text')) as SectionText[],
    countedSections(article) {
      const articleEntry = entry('articles', article)
      const sections = JSON.parse(articleEntry.text('text') ?? '[]') as SectionText[]
      const terms = articleEntry.text('terms')
      if (terms === undefined) return sections
      const counts = JSON.parse(terms) as SectionTerms[]
      return sections.map((section, at) => ({ ...section, ...counts[at]! }))
    },
  }
}
