import { showVersion, VERSION_KEY } from '../my-version/show-version.ts'

/** Marks what is newer than the remembered version before the page is painted, so that nothing moves later. */
export default function showMyVersion(): void {
  try {
    const version = localStorage.getItem(VERSION_KEY)
    const article = document.querySelector('article')
    if (version !== null && article) showVersion(article, version)
  } catch {
    // Storage is blocked: there is no choice to show.
  }
}
