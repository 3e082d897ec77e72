import { isRooted, isWebAddress } from '../../shared/routes.ts'

/** A result that the reader has opened. */
export interface RememberedResult {
  href: string
  title: string
  /** The section's headings, if the result is a section. */
  section?: string
  area?: string
  /** The address needs a full page load. */
  external?: boolean
}

/** What the search dialog shows before anything is typed, newest first. */
export interface SearchMemory {
  recent: RememberedResult[]
  favorites: RememberedResult[]
}

/** The stored form. Its spelling can't change, because readers' browsers have already stored it. */
interface StoredMemory {
  recent: RememberedResult[]
  favourites: RememberedResult[]
}

/** Maximum number of recent results. */
export const MAX_RECENT = 10

/** Maximum number of favorites. */
export const MAX_FAVORITES = 50

export const emptyMemory: SearchMemory = { recent: [], favorites: [] }

const without = (list: readonly RememberedResult[], href: string): RememberedResult[] =>
  list.filter((result) => result.href !== href)

/** Moves an opened result to the top of the recent results, or of the favorites if it's one of them. */
export function remember(memory: SearchMemory, result: RememberedResult): SearchMemory {
  return memory.favorites.some(({ href }) => href === result.href)
    ? { ...memory, favorites: [result, ...without(memory.favorites, result.href)] }
    : {
        ...memory,
        recent: [result, ...without(memory.recent, result.href)].slice(0, MAX_RECENT),
      }
}

/** Moves a result from the recent results to the favorites. */
export function addFavorite(memory: SearchMemory, result: RememberedResult): SearchMemory {
  return {
    recent: without(memory.recent, result.href),
    favorites: [result, ...without(memory.favorites, result.href)].slice(0, MAX_FAVORITES),
  }
}

/** Removes a result from both lists. */
export function forget(memory: SearchMemory, href: string): SearchMemory {
  return { recent: without(memory.recent, href), favorites: without(memory.favorites, href) }
}

/**
 * Parses the stored memory and leaves out anything that isn't valid, and addresses that no result of the site can have.
 * @param externalUrlRegex the site's rule for results on other sites
 */
export function parseMemory(text: string | null, externalUrlRegex?: string): SearchMemory {
  if (text === null) return emptyMemory
  try {
    const stored = JSON.parse(text) as Partial<Record<keyof StoredMemory, unknown>> | null
    return {
      recent: results(stored?.recent, externalUrlRegex).slice(0, MAX_RECENT),
      favorites: results(stored?.favourites, externalUrlRegex).slice(0, MAX_FAVORITES),
    }
  } catch {
    return emptyMemory
  }
}

/** Memory as it's stored. */
export function formatMemory({ recent, favorites }: SearchMemory): string {
  return JSON.stringify({ recent, favourites: favorites } satisfies StoredMemory)
}

function results(value: unknown, external: string | undefined): RememberedResult[] {
  return Array.isArray(value) ? value.filter((each) => isResult(each, external)) : []
}

function isResult(value: unknown, external: string | undefined): value is RememberedResult {
  if (typeof value !== 'object' || value === null) return false
  const { href, title, section, area } = value as Record<string, unknown>
  const isText = (part: unknown): boolean => part === undefined || typeof part === 'string'
  const isAddress = typeof href === 'string' && (isRoute(href) || isAllowed(href, external))
  return isAddress && typeof title === 'string' && isText(section) && isText(area)
}

/** Browsers ignore tabs and line breaks in addresses. */
function isRoute(href: string): boolean {
  return isRooted(href.replace(/[\t\n\r]/g, ''))
}

function isAllowed(href: string, external: string | undefined): boolean {
  return external !== undefined && isWebAddress(href) && new RegExp(external, 'i').test(href)
}

/** The query in the address of the results page. */
export interface ResultsQuery {
  query: string
  /** ID of the area to which the results are limited. */
  section?: string
}

/**
 * The address of the results page for a query.
 * @example resultsAddress('/search', { query: 'cy.get', section: 'api' }) // '/search?q=cy.get&section=api'
 */
export function resultsAddress(route: string, { query, section }: ResultsQuery): string {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.set('q', query)
  if (section !== undefined) parameters.set('section', section)
  const text = parameters.toString()
  return text === '' ? route : `${route}?${text}`
}

/** Parses the query string of the results page. */
export function readResultsAddress(search: string): ResultsQuery {
  const parameters = new URLSearchParams(search)
  const section = parameters.get('section') ?? ''
  return { query: (parameters.get('q') ?? '').trim(), ...(section !== '' && { section }) }
}
