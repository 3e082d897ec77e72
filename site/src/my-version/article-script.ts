import { recall, remember, VERSION_KEY } from './memory.ts'
import { showVersion, versionForm } from './show-version.ts'

/**
 * Marks an article for the reader's stored version, and updates it when the selection changes in this tab or another
 * one. The script is part of the document, so it imports nothing large.
 */
export default function followMyVersion(article: HTMLElement): void {
  const select = versionForm(article)?.querySelector('select')
  if (!select) return
  showVersion(article, recall())
  // The functions are always the same objects, so the browser adds each of them only once.
  select.addEventListener('change', choose)
  addEventListener('storage', followOtherTab)
}

function choose({ currentTarget }: Event): void {
  if (!(currentTarget instanceof HTMLSelectElement)) return
  remember(currentTarget.value)
  showVersion(document, currentTarget.value)
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  // The key is null if the storage was cleared.
  if (key === null || key === VERSION_KEY) showVersion(document, newValue ?? '')
}
