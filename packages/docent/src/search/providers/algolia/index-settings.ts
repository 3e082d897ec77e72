import type { IndexSettings } from 'algoliasearch'
import { AREA_FACET } from './algolia-query.ts'

/**
 * Settings of the hosted index that `docent search push` writes: what `record.ts` and `query.ts` rely on, and how
 * records are ranked. Other settings of the index stay as they are.
 */
export const INDEX_SETTINGS: IndexSettings = {
  // Headings before text, and text before code; where a word stands inside a heading does not matter.
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
  // One result for each page, with its best sections.
  attributeForDistinct: 'url_without_anchor',
  distinct: true,
  // The area that the reader is in ("filters") only decides between equally good answers.
  ranking: ['words', 'typo', 'attribute', 'proximity', 'exact', 'filters', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  // Names of functions and options: "testIsolation" is found by "isolation", and "$" and "_" are names too.
  camelCaseAttributes: ['hierarchy', 'content', 'code'],
  separatorsToIndex: '_$',
  ignorePlurals: true,
  allowTyposOnNumericTokens: false,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: true,
}
