/** Applies styles that are bundled with code, so they load when they're needed. Strict content security policies allow it. */
export function adoptStyles(css: string): void {
  if (typeof document === 'undefined') return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
