import { OLD_ANCHOR } from '../shared/markup.ts'
import { decodeSafely } from '../shared/routes.ts'
import { selectTab } from './tabs.ts'

/**
 * The element that a hash names. IDs in a hash may be percent-encoded. In the content, the letter case doesn't matter,
 * because links to a page may be older than its IDs.
 */
export function hashTarget(hash: string): HTMLElement | null {
  const encoded = hash.slice(1)
  if (encoded === '') return null
  const id = decodeSafely(encoded)
  return (
    document.getElementById(id) ??
    document.getElementById(encoded) ??
    // Without `:is`, Firefox looks for the exact ID only.
    document.querySelector(`main :is([id="${CSS.escape(id)}" i])`)
  )
}

/**
 * Shows an element that a filter hides or that is in a tab that isn't selected or in closed details, and what a summary
 * that contains it hides: a link to a question leads to its answer.
 * @returns whether anything was hidden
 */
export function reveal(element: Element): boolean {
  let wasHidden = false
  for (let inner = element; inner.parentElement; inner = inner.parentElement) {
    const outer = inner.parentElement
    if (outer instanceof HTMLDetailsElement && !outer.open) wasHidden = outer.open = true
    if (inner.matches('.tabs > [role=tabpanel]') && isDeselected(inner as HTMLElement, outer)) {
      selectTab(outer, (inner as HTMLElement).dataset.value ?? '')
      wasHidden = true
    }
    if (inner.getAttribute('hidden') === 'until-found') {
      inner.removeAttribute('hidden')
      wasHidden = true
    }
  }
  return wasHidden
}

/** The browser may have shown a panel already, without selecting its tab. */
function isDeselected(panel: HTMLElement, tabs: HTMLElement): boolean {
  const selected = tabs.querySelector<HTMLElement>(':scope > * > [role=tab][aria-selected=true]')
  return selected?.dataset.value !== panel.dataset.value
}

/**
 * Reveals what the reader finds in the page, and the target of each hash that the browser goes to, including those before
 * the application has started.
 */
export function revealTargets(target: Document): void {
  const show = (): void => {
    const element = hashTarget(location.hash)
    if (element && reveal(element)) element.scrollIntoView({ behavior: 'instant' })
  }
  target.addEventListener('beforematch', (event) => reveal(event.target as Element))
  addEventListener('hashchange', show)
  for (const panel of target.querySelectorAll<HTMLElement>('.tabs > [role=tabpanel]:not([hidden])'))
    if (panel.parentElement && isDeselected(panel, panel.parentElement)) reveal(panel)
  show()
}

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
