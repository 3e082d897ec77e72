import { recall, remember, VERSION_KEY } from './memory.ts'
import { showVersion, versionForm } from './show-version.ts'

/**
 * Shows an article to the reader of the remembered version, and keeps it in step with the choice in this and in
 * other tabs. It stands in the document, so it imports nothing large.
 */
export default function followMyVersion(article: HTMLElement): void {
  const select = versionForm(article)?.querySelector('select')
  if (!select) return
  showVersion(article, recall())
  // The same functions every time: the browser adds each of them once.
  select.addEventListener('change', choose)
  addEventListener('storage', followOtherTab)
}

function choose({ currentTarget }: Event): void {
  if (!(currentTarget instanceof HTMLSelectElement)) return
  remember(currentTarget.value)
  showVersion(document, currentTarget.value)
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  // Without a key everything was cleared.
  if (key === null || key === VERSION_KEY) showVersion(document, newValue ?? '')
}
