import styles from './shared-styles.css?inline'

/**
 * Applies styles that are bundled with code, so that they're loaded only with it. Strict content security policies
 * allow this.
 */
export function adoptStyles(css: string): void {
  if (typeof document === 'undefined') return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

// Styles that the dialog and the results page share, applied once.
adoptStyles(styles)
