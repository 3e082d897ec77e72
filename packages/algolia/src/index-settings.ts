import type { IndexSettings } from 'algoliasearch'
import { AREA_FACET } from './query.ts'

/**
 * Settings of a hosted index that `docent search push` writes: what `record.ts` and `query.ts` depend on, and how
 * records are ranked. Other settings of the index stay unchanged.
 */
export const INDEX_SETTINGS: IndexSettings = {
  // Headings before text, and text before code. The position of a word in a heading doesn't matter.
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
    'unordered(code)',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag', AREA_FACET],
  // One result per page, with its best sections.
  attributeForDistinct: 'url_without_anchor',
  distinct: true,
  // The reader's area ("filters") only decides between equally good results.
  ranking: ['words', 'typo', 'attribute', 'proximity', 'exact', 'filters', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  // Identifiers: "isolation" finds "testIsolation", and "$" and "_" are names, too.
  camelCaseAttributes: ['hierarchy', 'content', 'code'],
  separatorsToIndex: '_$',
  ignorePlurals: true,
  allowTyposOnNumericTokens: false,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: true,
}
