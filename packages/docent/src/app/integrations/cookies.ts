/**
 * Domains on which a service may have set its cookies: the host and its parent domains, down to two labels.
 * @example cookieDomains('docs.example.com') // ['docs.example.com', 'example.com']
 */
export function cookieDomains(hostname: string): string[] {
  const names = hostname.split('.')
  if (names.length < 3 || /^[\d.]+$/.test(hostname)) return [hostname]
  return names.slice(0, -1).map((_, index) => names.slice(index).join('.'))
}

/** Removes a service's cookies from this site. */
export function removeCookies(names: RegExp): void {
  const domains = cookieDomains(window.location.hostname).map((domain) => `; domain=${domain}`)
  try {
    const set = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
    for (const name of set.filter((candidate) => names.test(candidate)))
      for (const domain of ['', ...domains])
        document.cookie = `${name}=; path=/${domain}; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  } catch {
    // A document that can't access cookies has none to remove.
  }
}
