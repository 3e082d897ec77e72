/**
 * Runs on the page at an old address. It redirects to the new address, as the page's meta element does, and keeps the
 * query and the hash.
 */
export function redirect(): void {
  const to = document.currentScript?.dataset.to ?? ''
  const url = new URL(to, location.href)
  url.search ||= location.search
  url.hash ||= location.hash
  location.replace(url)
}
