import { decodeSafely } from '../shared/decode.ts'
import { OLD_ANCHOR } from '../shared/old-anchor.ts'

/**
 * The element that a hash names. IDs in a hash may be percent-encoded. In the content, the letter case doesn't matter,
 * because links to a page may be older than its IDs.
 */
export function resolveFragment(doc: Document, hash: string): HTMLElement | null {
  const id = decodeSafely(hash.slice(1))
  if (id === '') return null
  const exact = doc.getElementById(id) ?? doc.getElementById(hash.slice(1))
  return exact ?? doc.querySelector<HTMLElement>(`main [id="${CSS.escape(id)}" i]`)
}

/**
 * Shows the notice of an anchor that the page no longer has. If its section is on another page, that page replaces this
 * one in the history, so that Back doesn't lead here again.
 */
export function showNotice(target: HTMLElement): void {
  const notice = target.closest<HTMLElement>(`.${OLD_ANCHOR}`)
  for (const shown of document.querySelectorAll<HTMLElement>(`.${OLD_ANCHOR}[data-shown]`))
    if (shown !== notice) delete shown.dataset.shown
  if (notice) notice.dataset.shown = ''
  if (target instanceof HTMLAnchorElement && target.dataset.moved !== undefined)
    location.replace(target.href)
}

/** Follows the address's hash where the browser itself finds nothing, and shows the notice of an old anchor. */
export function followFragment(): void {
  const target = resolveFragment(document, location.hash)
  if (!target) return
  showNotice(target)
  // After the notice, which the browser doesn't see without a script that knows the letter case.
  if (target.id !== decodeSafely(location.hash.slice(1))) target.scrollIntoView()
}
