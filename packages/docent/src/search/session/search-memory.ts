/** A result that the reader has opened. */
export interface RememberedResult {
  href: string
  title: string
  /** Headings down to the section, when it was one. */
  section?: string
  area?: string
  /** The address needs a full page load. */
  external?: boolean
}

/** What the search dialog shows before anything is typed, newest first. */
export interface SearchMemory {
  recent: RememberedResult[]
  favourites: RememberedResult[]
}

/** Recent results that are kept at most. */
export const MAX_RECENT = 10

/** Favourites that are kept at most: a list that nobody can survey helps nobody. */
export const MAX_FAVORITES = 50

export const emptyMemory: SearchMemory = { recent: [], favourites: [] }

const without = (list: readonly RememberedResult[], href: string): RememberedResult[] =>
  list.filter((result) => result.href !== href)

/** Puts an opened result at the top of the recent ones; a favourite moves to the top of its own list instead. */
export function remember(memory: SearchMemory, result: RememberedResult): SearchMemory {
  return memory.favourites.some(({ href }) => href === result.href)
    ? { ...memory, favourites: [result, ...without(memory.favourites, result.href)] }
    : {
        ...memory,
        recent: [result, ...without(memory.recent, result.href)].slice(0, MAX_RECENT),
      }
}

/** Makes a result a favourite: it leaves the recent ones. */
export function addFavorite(memory: SearchMemory, result: RememberedResult): SearchMemory {
  return {
    recent: without(memory.recent, result.href),
    favourites: [result, ...without(memory.favourites, result.href)].slice(0, MAX_FAVORITES),
  }
}

/** Forgets a result in either list. */
export function forget(memory: SearchMemory, href: string): SearchMemory {
  return { recent: without(memory.recent, href), favourites: without(memory.favourites, href) }
}

/** Memory from storage; what is not of the right form is left out. */
export function parseMemory(text: string | null): SearchMemory {
  if (text === null) return emptyMemory
  try {
    const stored = JSON.parse(text) as Partial<Record<keyof SearchMemory, unknown>> | null
    return {
      recent: results(stored?.recent).slice(0, MAX_RECENT),
      favourites: results(stored?.favourites).slice(0, MAX_FAVORITES),
    }
  } catch {
    return emptyMemory
  }
}

function results(value: unknown): RememberedResult[] {
  return Array.isArray(value) ? value.filter(isResult) : []
}

function isResult(value: unknown): value is RememberedResult {
  if (typeof value !== 'object' || value === null) return false
  const { href, title, section, area } = value as Record<string, unknown>
  const isText = (part: unknown): boolean => part === undefined || typeof part === 'string'
  // Neither scripts nor addresses of another host (`//host`).
  const isAddress = typeof href === 'string' && /^(?:\/(?![/\\])|https?:)/.test(href)
  return isAddress && typeof title === 'string' && isText(section) && isText(area)
}
