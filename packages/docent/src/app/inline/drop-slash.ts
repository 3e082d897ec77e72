import { cleanPath } from '../../shared/routes.ts'

/**
 * Runs in the not-found document before the first paint, instead of `cleanAddress`, if pages are files such as
 * `page.html`: hosts without rewrites serve them at `/page` and `/page.html`, and respond to `/page/` with this
 * document.
 */
export function dropSlash(): void {
  const url = new URL(location.href)
  if (!/.\/$/.test(url.pathname)) return
  url.pathname = cleanPath(url.pathname)
  location.replace(url)
}
