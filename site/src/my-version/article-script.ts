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
  // A navigation within the page brings the same form again.
  if (select.onchange) return
  select.onchange = () => {
    remember(select.value)
    showVersion(article, select.value)
  }
  addEventListener('storage', function follow({ key, newValue }) {
    // Another article has taken its place.
    if (!select.isConnected) removeEventListener('storage', follow)
    // Without a key everything was cleared.
    else if (key === null || key === VERSION_KEY) showVersion(article, newValue ?? '')
  })
}
