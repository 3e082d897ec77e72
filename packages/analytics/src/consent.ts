import { storage } from 'docent/browser'
import type { ConsentCategory } from './services.ts'

export interface Consent {
  /** Categories that the reader has accepted; undefined before a decision. */
  accepted(): readonly ConsentCategory[] | undefined
  /** Stores a decision. Categories that aren't listed are refused. */
  decide(accepted: readonly ConsentCategory[]): void
  /** Calls the function when the reader decides in another tab. */
  follow(onDecision: (accepted: readonly ConsentCategory[]) => void): void
}

const STORAGE_KEY = 'docent.consent'

/** Half a year, in milliseconds. */
const LIFETIME = 182 * 24 * 60 * 60 * 1000

/**
 * The reader's decision. If storage is blocked, it's remembered until the reader leaves the page.
 * @param categories - those of the configured services
 * @param revision - changes with the services, which invalidates earlier decisions
 */
export function createConsent(categories: readonly ConsentCategory[], revision: number): Consent {
  let decision = readDecision(storage.get(STORAGE_KEY), revision, Date.now())
  const acceptedIn = (made: Decision): ConsentCategory[] =>
    categories.filter((category) => made.categories.includes(category))
  return {
    accepted: () => decision && acceptedIn(decision),
    decide(accepted) {
      decision = { categories: [...accepted], revision, expirationTime: Date.now() + LIFETIME }
      storage.set(STORAGE_KEY, JSON.stringify(decision))
    },
    follow(onDecision) {
      addEventListener('storage', ({ key, newValue }) => {
        if (key !== STORAGE_KEY) return
        const made = readDecision(newValue, revision, Date.now())
        if (!made) return
        decision = made
        onDecision(acceptedIn(made))
      })
    },
  }
}

/** A reader's decision in its stored form. */
export interface Decision {
  categories: readonly string[]
  /** Revision of the services that the banner listed. */
  revision: number
  /** In milliseconds since 1970. */
  expirationTime: number
}

/** Parses a stored decision. Undefined if it's invalid, has expired, or applies to other services. */
export function readDecision(
  text: string | null,
  revision: number,
  now: number,
): Decision | undefined {
  const stored = parsed(text) as Partial<Decision> | null | undefined
  const { categories, expirationTime } = stored ?? {}
  if (!Array.isArray(categories) || typeof expirationTime !== 'number') return undefined
  return stored?.revision === revision && expirationTime > now
    ? { categories, revision, expirationTime }
    : undefined
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

/**
 * Domains on which a service may have set its cookies: the host and its parent domains, down to two labels.
 * @example cookieDomains('docs.example.com') // ['docs.example.com', 'example.com']
 */
export function cookieDomains(hostname: string): string[] {
  const names = hostname.split('.')
  if (names.length < 3 || /^[\d.]+$/.test(hostname)) return [hostname]
  return names.slice(0, -1).map((_, index) => names.slice(index).join('.'))
}

/** Removes a service's cookies from this site. */
export function removeCookies(names: RegExp): void {
  const domains = cookieDomains(window.location.hostname).map((domain) => `; domain=${domain}`)
  try {
    const set = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
    for (const name of set.filter((candidate) => names.test(candidate)))
      for (const domain of ['', ...domains])
        document.cookie = `${name}=; path=/${domain}; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  } catch {
    // A document that can't access cookies has none to remove.
  }
}
