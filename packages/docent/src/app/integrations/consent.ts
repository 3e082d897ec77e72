import { storage } from '../../shared/browser/storage.ts'
import type { ConsentCategory } from './services.ts'
import { readDecision, type Decision } from './stored-consent.ts'

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
