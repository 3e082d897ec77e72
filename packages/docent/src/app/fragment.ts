import { decodeSafely } from '../shared/routes.ts'
import { OLD_ANCHOR } from '../shared/old-anchor.ts'
import { hashTarget } from './hash-target.ts'

/**
 * Shows the notice of an anchor that the page no longer has, and hides the others. Until the application runs, the style
 * sheet does that. Corrects an address whose target the browser itself doesn't find, because its hash has another letter
 * case, or because the section is on another page. The history entry is replaced, so that Back doesn't lead here again.
 */
export function followFragment(): void {
  const { hash } = location
  const target = hashTarget(hash)
  const notice = target?.closest(`.${OLD_ANCHOR}`)
  for (const other of document.querySelectorAll(`.${OLD_ANCHOR}`))
    other.toggleAttribute('data-shown', other === notice)
  if (target instanceof HTMLAnchorElement && target.dataset.moved !== undefined)
    location.replace(target.href)
  else if (target && target.id !== decodeSafely(hash.slice(1))) location.replace(`#${target.id}`)
}
