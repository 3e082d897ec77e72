/**
 * Runs on the page at an old address: leads to the new one as its meta element does, with the query and the hash that
 * the reader came with.
 */
export function redirect(): void {
  const to = document.currentScript?.dataset.to ?? ''
  const url = new URL(to, location.href)
  url.search ||= location.search
  url.hash ||= location.hash
  location.replace(url)
}
