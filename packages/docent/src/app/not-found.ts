import leven from 'leven'
import { formatMessage, mergeMessages } from '../shared/messages/messages.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { cleanPath, decodeSafely, pageAddress } from '../shared/routes.ts'
import { SEARCH_CONTROL } from '../theme/search/entry/opening.ts'

const SHOWN = 4

interface Manifest {
  routes: { path: string }[]
}

/** Routes that a reader who requested `pathname` may have been looking for, the most likely one first. */
export function likelyRoutes(pathname: string, routes: readonly string[]): string[] {
  const asked = cleanPath(pathname).toLowerCase()
  const name = asked.split('/').at(-1) ?? ''
  return routes
    .map((route) => {
      const last = route.toLowerCase().split('/').at(-1) ?? ''
      // The last part matters most: pages move between folders more often than they're renamed.
      const distance =
        2 * leven(name, last, { maxDistance: 20 }) +
        leven(asked, route.toLowerCase(), { maxDistance: 40 }) / 2
      const close =
        last !== '' && name !== '' && (last.includes(name) || name.includes(last)) ? 3 : 0
      return { route, cost: distance - close }
    })
    .filter(({ cost }) => cost <= name.length + 6)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, SHOWN)
    .map(({ route }) => route)
}

/** Starts the not-found page's search with the words of the address. */
export function offerSearch(site: SiteData, article: Element): void {
  const button = article.querySelector<HTMLElement>(SEARCH_CONTROL)
  const label = button?.querySelector('.search-entry-label')
  const words = addressWords(window.location.pathname)
  if (!button || !label || words === '') return
  button.dataset.query = words
  label.textContent = formatMessage(mergeMessages(site.messages)['notFound.search'], {
    query: words,
  })
}

/** Lists likely targets on the not-found page. If the list of routes can't be loaded, the page stays as it is. */
export async function suggestPages(
  { baseUrl, addresses }: SiteData,
  list: HTMLElement,
): Promise<void> {
  const response = await fetch(`${baseUrl}routes.json`)
  if (!response.ok) return
  const { routes } = (await response.json()) as Manifest
  const likely = likelyRoutes(
    window.location.pathname,
    routes.map(({ path }) => path),
  )
  if (likely.length === 0) return
  const items = likely.map((route) => {
    const link = document.createElement('a')
    link.href = pageAddress(route, addresses)
    link.textContent = route
    const item = document.createElement('li')
    item.append(link)
    return item
  })
  list.querySelector('ul')?.replaceChildren(...items)
  list.hidden = false
}

/**
 * The words in the last part of an address, which may tell what a reader was looking for.
 * @example addressWords('/api/commands/select-file.html') // 'select file'
 */
export function addressWords(pathname: string): string {
  const segments = pathname
    .split('/')
    .map((part) => decodeSafely(part).replace(/\.[a-z0-9]{1,5}$/i, ''))
    .map((part) => part.replace(/[^\p{L}\p{N}$.]+/gu, ' ').trim())
    .filter((part) => part !== '' && part !== 'index')
  return (segments.at(-1) ?? '').slice(0, 80)
}
