import type { Page } from '@playwright/test'

/** Ways in which browsers refuse storage. */
export type Refusal =
  'the storage cannot be reached' | 'no storage at all can be reached' | 'nothing can be written'

/** Blocks storage for a page from its next load on. */
export async function blockStorage(page: Page, refusal: Refusal): Promise<void> {
  await page.addInitScript((kind) => {
    if (kind === 'nothing can be written') {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      return
    }
    const names = ['localStorage', 'sessionStorage'] as const
    for (const name of kind === 'the storage cannot be reached' ? names.slice(0, 1) : names) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError')
        },
      })
    }
  }, refusal)
}

/** All storage keys of docent and the site, for a page with these groups of tabs. */
export function storageKeys(baseUrl: string, groups: readonly string[]): Record<Area, string[]> {
  return {
    localStorage: [
      'theme',
      'docent.announcement.id',
      'docent.announcement.dismiss',
      'docent.consent',
      `docent.search:${baseUrl}`,
      'docs-preferred-version-default',
      'docs-preferred-version-community',
      'cypress-docs.my-version',
      ...groups.map((group) => `docent.tab.${group}`),
    ],
    sessionStorage: ['docent.reloaded-for', 'docent.reloaded-after-failure'],
  }
}

type Area = 'localStorage' | 'sessionStorage'

/** Stores a value under all of these keys once, before the next page loads. */
export async function fillStorage(
  page: Page,
  keys: Record<Area, readonly string[]>,
  value: string,
): Promise<void> {
  await page.addInitScript(
    ({ local, session, text }) => {
      if (window.name === 'filled') return
      window.name = 'filled'
      for (const key of local) localStorage.setItem(key, text)
      for (const key of session) sessionStorage.setItem(key, text)
    },
    { local: keys.localStorage, session: keys.sessionStorage, text: value },
  )
}
