/** Applies styles that came with code: they load when they are needed, and a strict content security policy allows them. */
export function adoptStyles(css: string): void {
  if (typeof document === 'undefined') return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
