import { storage } from 'docent'
import { showVersion, VERSION_KEY, versionForm } from './show-version.ts'

/**
 * Keeps an article in step with the reader's version: with the choice on this page, and with that in other tabs.
 *
 * @returns ends it
 */
export function watchVersion(article: ParentNode): () => void {
  const form = versionForm(article)
  const select = form?.querySelector('select')
  if (!form || !select) return () => {}

  const choose = (): void => {
    if (select.value === '') storage.remove(VERSION_KEY)
    else storage.set(VERSION_KEY, select.value)
    showVersion(article, select.value)
  }
  // A choice that was made before this script came counts.
  if (select.value !== (form.dataset.shown ?? '')) choose()
  else showVersion(article, storage.get(VERSION_KEY) ?? '')

  const follow = ({ key, newValue }: StorageEvent): void => {
    // Without a key everything was cleared.
    if (key === null || key === VERSION_KEY) showVersion(article, newValue ?? '')
  }
  select.addEventListener('change', choose)
  addEventListener('storage', follow)
  return () => {
    select.removeEventListener('change', choose)
    removeEventListener('storage', follow)
  }
}
