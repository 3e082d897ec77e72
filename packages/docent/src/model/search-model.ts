/**
 * What the search dialog, the results page and the providers share. Types only.
 *
 * A question's way: SearchRequest -> SearchProvider -> SearchAnswer -> rows.
 */

import type { AddressForm } from '../shared/page-address.ts'

/** A run of text; `marked` where it answers the query. Always shown as text, never as HTML. */
export interface TextPart {
  text: string
  marked?: boolean
}

/** A section of a page that answers the query. */
export interface SectionHit {
  /** Address with the anchor. */
  href: string
  /** Headings from level 2 down to this one. */
  headings: TextPart[][]
  /** The words around the match, or the first ones; empty while they are on their way, absent when none will come. */
  snippet?: TextPart[]
}

/** A page that answers the query, with its best sections. */
export interface PageHit {
  /** Address of the page: a route, or a whole URL when the page belongs to another site. */
  href: string
  title: TextPart[]
  /** Part of the site that the page belongs to: its sidebar. */
  area?: SearchArea
  /** What the page is about, or the words around the match. */
  snippet: TextPart[]
  /** At most three, best first. Empty when the page as a whole is the answer. */
  sections: SectionHit[]
  /** The address needs a full page load (`externalUrlRegex`). */
  external?: boolean
}

/** A part of the site by which results can be filtered. */
export interface SearchArea {
  id: string
  label: string
}

export interface SearchRequest {
  query: string
  /** Pages to answer with at most. */
  limit: number
  /** The reader is not in the middle of typing: what is costly need not wait for a pause. */
  settled?: boolean
  /** Only pages of this area. */
  area?: string
  /** The area that the reader is in weighs slightly more. */
  near?: string
  /** Locale and docs versions to which a contextual search is limited. */
  locale?: string
  versions?: Record<string, string>
}

export interface SearchAnswer {
  query: string
  /** Pages found, with the area filter applied. */
  total: number
  hits: PageHit[]
  /** Pages found in each area, without the area filter. */
  areas: (SearchArea & { count: number })[]
  /** Other queries that find something; filled when nothing was found. */
  suggestions: string[]
  /** `false` while a better answer to the same question is on its way. */
  final: boolean
}

/** An engine that answers questions. */
export interface SearchProvider {
  /** Fetches what the first answer needs. Calling it again is free; after a failure it tries again. */
  prepare(): Promise<void>
  /**
   * Answers a question, perhaps twice: first from what is at hand, then from the full text. A newer question
   * supersedes this one: its answers are no longer delivered, and the promise resolves.
   * @throws (rejects) when a part of the index or the service cannot be reached; asking again tries again
   */
  search(request: SearchRequest, onAnswer: (answer: SearchAnswer) => void): Promise<void>
}

/** The search of a site as the browser knows it. */
export type SearchInfo = EmbeddedSearchInfo | AlgoliaSearchInfo

interface SearchInfoBase {
  /** Address of the results page. */
  resultsRoute: string
  /** How addresses of pages end, when the configuration says so. */
  addresses?: AddressForm
  externalUrlRegex?: string
  replaceSearchResultPathname?: { from: string; to: string }
  contextualSearch: boolean
  /** Rows of the dialog at most. */
  maxResults: number
  /** Where a reader can say that a query should have found something; `{query}` is filled in. */
  feedbackUrl?: string
}

export interface EmbeddedSearchInfo extends SearchInfoBase {
  provider: 'embedded'
  /** Address of the index of this locale. */
  indexUrl: string
}

export interface AlgoliaSearchInfo extends SearchInfoBase {
  provider: 'algolia'
  appId: string
  apiKey: string
  indexName: string
  facetFilters: (string | string[])[]
  searchParameters: Record<string, unknown>
  /** Labels of the site's parts, in its order: records name them by their ids. */
  areas: SearchArea[]
}
