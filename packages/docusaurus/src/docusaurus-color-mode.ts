/** Makes the buttons in an article that switch the color mode work. The choice is stored where the navbar's is. */
export default function followToggles(article: HTMLElement): void {
  for (const button of article.querySelectorAll<HTMLElement>('[data-color-mode-toggle=""]')) {
    // The document and the application have a copy of this script each. Only the first one that sees a button handles it.
    button.dataset.colorModeToggle = 'on'
    button.addEventListener('click', toggle)
  }
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
