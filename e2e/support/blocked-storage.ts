import type { Page } from '@playwright/test'

/** Ways in which browsers refuse storage. */
export type Refusal = 'the storage cannot be reached' | 'nothing can be written'

/** Takes local storage away from a page, from its next load on. */
export async function blockStorage(page: Page, refusal: Refusal): Promise<void> {
  await page.addInitScript((kind) => {
    if (kind === 'nothing can be written') {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      return
    }
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    })
  }, refusal)
}
