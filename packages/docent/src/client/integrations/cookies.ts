import { eraseCookies } from 'vanilla-cookieconsent'

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
  try {
    for (const domain of cookieDomains(window.location.hostname)) eraseCookies(names, '/', domain)
    eraseCookies(names)
  } catch {
    // A document that can't access cookies has none to remove.
  }
}
