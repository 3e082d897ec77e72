import {
  acceptCategory,
  acceptedCategory,
  getCookie,
  run,
  validConsent,
} from 'vanilla-cookieconsent'
import { storage } from '../../browser/storage.ts'
import type { ConsentCategory } from './services.ts'
import { isStoredConsent } from './stored-consent.ts'

/** What a reader has decided. */
export interface Choice {
  accepted: ConsentCategory[]
}

export interface Consent {
  /** The decision, when there is one that still holds. */
  choice(): Choice | undefined
  /** Remembers a decision; categories that are not named are refused. */
  decide(accepted: readonly ConsentCategory[]): Choice
  /** Calls back when the reader decides in another tab. */
  follow(onChoice: (choice: Choice) => void): void
}

const STORAGE_KEY = 'docent.consent'

/**
 * The reader's decision, kept for half a year. Where storage is blocked it holds until the page is left.
 * @param revision of the services: when they change, an older decision holds no longer
 */
export async function createConsent(
  categories: readonly ConsentCategory[],
  revision: number,
): Promise<Consent> {
  const stored = storage.get(STORAGE_KEY)
  if (stored !== null && !isStoredConsent(stored)) storage.remove(STORAGE_KEY)
  await run({
    mode: 'opt-in',
    revision,
    cookie: { name: STORAGE_KEY, useLocalStorage: true },
    categories: Object.fromEntries(categories.map((category) => [category, {}])),
    // Only its memory is used: the question and the dialog are docent's own, which scripts load and which cookies go
    // is decided by service, and the question is nothing to hide from robots.
    autoShow: false,
    // It makes its own question all the same: here it is in no document.
    root: document.createElement('div'),
    manageScriptTags: false,
    autoClearCookies: false,
    hideFromBots: false,
    language: {
      default: 'en',
      translations: { en: { consentModal: {}, preferencesModal: { sections: [] } } },
    },
  })
  const choice = (): Choice => ({ accepted: categories.filter((name) => acceptedCategory(name)) })
  const decide = (accepted: readonly string[]): Choice => {
    acceptCategory([...accepted])
    return choice()
  }
  return {
    choice: () => (validConsent() ? choice() : undefined),
    decide,
    follow(onChoice) {
      addEventListener('storage', ({ key, newValue }) => {
        if (key === STORAGE_KEY && newValue !== null && isStoredConsent(newValue))
          onChoice(decide(getCookie('categories') ?? []))
      })
    },
  }
}
