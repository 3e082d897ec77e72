/**
 * The records that the search dialog, the results page, and the providers share. Types only.
 *
 * A search goes through these steps: SearchRequest -> SearchProvider -> SearchAnswer -> rows.
 */

import type { AddressForm } from '../routes.ts'
import type { LabeledLink } from './page-data.ts'

/** A run of text. `marked` means that it matches the query. It's always shown as text, never as HTML. */
export interface TextPart {
  text: string
  marked?: boolean
}

/** A section of a page that matches the query. */
export interface SectionHit {
  /** Address with the anchor. */
  href: string
  /** Headings from level 2 down to the section's own. */
  headings: TextPart[][]
  /** The section's own heading is code: the name of an option, a method, or the like. */
  isCode?: boolean
  /**
   * The words around the match, or the section's first words. Empty while they're loading; undefined if there are none.
   */
  snippet?: TextPart[]
}

/** A page that matches the query, with its best sections. */
export interface PageHit {
  /** Address of the page: a route, or an absolute URL if the page belongs to another site. */
  href: string
  title: TextPart[]
  /** The title is the name of an API: of a command, a method, or the like. */
  isCode?: boolean
  /** Area of the site that the page belongs to: its sidebar. */
  area?: SearchArea
  /** The page's description, or the words around the match. */
  snippet: TextPart[]
  /** At most three sections, best first. Empty if the result is the page as a whole. */
  sections: SectionHit[]
  /** Sections that an earlier answer has shown instead of these, because a reader may still be looking at them. */
  earlierSections?: SectionHit[]
  /** The address needs a full page load (`externalUrlRegex`). */
  external?: boolean
}

/** An area of the site that results can be filtered by. */
export interface SearchArea {
  id: string
  label: string
}

/** A query with its limits. */
export interface SearchRequest {
  query: string
  /** Maximum number of pages in the answer. */
  limit: number
  /** The reader has stopped typing, so expensive work doesn't have to wait. */
  settled?: boolean
  /** Limits the search to pages in this area. */
  area?: string
  /** The area of the current page, which gets a slightly higher weight. */
  near?: string
  /** Locale and docs versions that a contextual search is limited to. */
  locale?: string
  versions?: Record<string, string>
}

/** What was found for a query. */
export interface SearchAnswer {
  query: string
  /** Number of pages found with the area filter. */
  total: number
  hits: PageHit[]
  /** Number of pages found in each area, without the area filter. */
  areas: (SearchArea & { count: number })[]
  /** Other queries that have results, for a query that has none. */
  suggestions: string[]
  /** `false` if a better answer to the same query follows. */
  final: boolean
}

/** A search engine. It may process several requests at a time. */
export interface SearchProvider {
  /**
   * Answers a request once or several times: first from the data that has already loaded, then from the full text.
   * @param signal aborted when the reader has entered another query: no more answers are delivered, and the promise
   * resolves
   * @throws (rejects) if a part of the index or the service can't be reached; the next request tries again
   */
  search(
    request: SearchRequest,
    onAnswer: (answer: SearchAnswer) => void,
    signal: AbortSignal,
  ): Promise<void>
}

/** What the module of a plugin's search receives. */
export interface SearchSetup<Options = Readonly<Record<string, unknown>>> {
  /** The `options` of the plugin's `search`. */
  options: Options
  /** The site's areas with their labels, in the site's order. */
  areas: readonly SearchArea[]
  /**
   * The page that an address in an index belongs to, after the site's rules for results.
   * @throws TypeError when `url` isn't a URL
   * @example resultPage('https://docs.acme.test/guide/#install') // { href: '/guide', external: false }
   */
  resultPage(url: string): ResultPage
}

/** A page in an index. */
export interface ResultPage {
  /** Address without an anchor: a route of this site, or a full URL if `external`. */
  href: string
  /** The page belongs to another site: the browser loads it in full. */
  external: boolean
}

/** The browser's settings for the site's search. */
export type SearchInfo = EmbeddedSearchInfo | PluginSearchInfo

interface SearchInfoBase {
  /** Address of the results page. */
  resultsRoute: string
  /** The ending of page addresses, if it's configured. */
  addresses?: AddressForm
  externalUrlRegex?: string
  replaceSearchResultPathname?: { from: string; to: string }
  contextualSearch: boolean
  /** Pages that are offered before anything is typed, and for a query without results. */
  popular: readonly LabeledLink[]
  /** Maximum number of rows in the dialog. */
  maxResults: number
  /** Address where a reader can report a query without results. `{query}` is replaced with the query. */
  feedbackUrl?: string
}

export interface EmbeddedSearchInfo extends SearchInfoBase {
  provider: 'embedded'
  /** Address of this locale's index. */
  indexUrl: string
}

export interface PluginSearchInfo extends SearchInfoBase {
  provider: 'plugin'
  options: Readonly<Record<string, unknown>>
  areas: SearchArea[]
}
