import { cleanPath } from '../../shared/routes.ts'

/**
 * Runs in the not-found document before the first paint, because hosts without rewrites respond to `/page.html` with
 * that document although `/page` exists.
 */
export function cleanAddress(): void {
  const url = new URL(location.href)
  if (!url.pathname.endsWith('.html') || url.pathname.endsWith('/404.html')) return
  url.pathname = cleanPath(url.pathname)
  location.replace(url)
}
