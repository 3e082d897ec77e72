import { eraseCookies } from 'vanilla-cookieconsent'

/**
 * Domains that a service may have set its cookies on: the host and those above it, up to the two last names.
 * @example cookieDomains('docs.example.com') // ['docs.example.com', 'example.com']
 */
export function cookieDomains(hostname: string): string[] {
  const names = hostname.split('.')
  if (names.length < 3 || /^[\d.]+$/.test(hostname)) return [hostname]
  return names.slice(0, -1).map((_, index) => names.slice(index).join('.'))
}

/** Removes the cookies of a service from this site. */
export function removeCookies(names: RegExp): void {
  try {
    for (const domain of cookieDomains(window.location.hostname)) eraseCookies(names, '/', domain)
    eraseCookies(names)
  } catch {
    // A document that may not have cookies has none to remove.
  }
}
