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

/** A reader's decision. */
export interface Choice {
  accepted: ConsentCategory[]
}

export interface Consent {
  /** The reader's decision, if there is a valid one. */
  choice(): Choice | undefined
  /** Stores a decision. Categories that aren't listed are refused. */
  decide(accepted: readonly ConsentCategory[]): Choice
  /** Calls the function when the reader decides in another tab. */
  follow(onChoice: (choice: Choice) => void): void
}

const STORAGE_KEY = 'docent.consent'

/**
 * The reader's decision, which is stored for half a year. If storage is blocked, it applies until the reader leaves the
 * page.
 * @param revision of the services; when they change, older decisions become invalid
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
    // Only the library's storage is used. The banner and the dialog are docent's own, docent decides for each service
    // which scripts load and which cookies are removed, and the banner doesn't need to be hidden from bots.
    autoShow: false,
    // The library creates its own banner anyway; this keeps it out of the document.
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
