/** Makes the buttons in an article that switch the color mode work. The choice is stored where the navbar's is. */
export default function followToggles(article: HTMLElement): void {
  // The document and the application have a copy of this script each, so a listener would be added twice.
  for (const button of article.querySelectorAll<HTMLElement>('[data-color-mode-toggle]'))
    button.onclick = toggle
}

function toggle(): void {
  const { dataset } = document.documentElement
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
  try {
    localStorage.setItem('theme', dataset.theme)
  } catch {
    // Storage is blocked, so the choice lasts until the next page load.
  }
}
