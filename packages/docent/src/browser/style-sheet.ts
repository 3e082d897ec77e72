const IN_ADDRESS = 'link[rel="stylesheet"][href^="data:"]'

/**
 * Adds a style sheet to the document, unless it's there already. If its address contains the sheet, as in `dev`, it
 * replaces earlier ones, which may be a version of it from before the author's last change.
 * @throws when the style sheet can't be loaded
 */
export async function loadStyleSheet(href: string): Promise<void> {
  const url = new URL(href, document.baseURI).href
  if ([...document.styleSheets].some((sheet) => sheet.href === url)) return
  const earlier = href.startsWith('data:') ? [...document.querySelectorAll(IN_ADDRESS)] : []
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
  for (const sheet of earlier) sheet.remove()
}
