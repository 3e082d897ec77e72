/**
 * Adds a style sheet to the document, unless it's there already.
 * @throws when the style sheet can't be loaded
 */
export async function loadStyleSheet(href: string): Promise<void> {
  const url = new URL(href, document.baseURI).href
  if ([...document.styleSheets].some((sheet) => sheet.href === url)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`The style sheet ${href} could not be loaded.`))
    })
    document.head.append(link)
  })
  // In `dev`, the address is a data URL with the style sheet's content. Sheets with other data URLs may be versions from
  // before the author's last change.
  if (import.meta.hot)
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"][href^="data:"]'))
      if (sheet !== link) sheet.remove()
}
