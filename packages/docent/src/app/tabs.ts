import { storage } from '../shared/browser/storage.ts'

/** Storage key of the selected tab in a group. */
export const tabKey = (group: string): string => `docent.tab.${group}`

/**
 * Selects a tab by its value. Sets of tabs without that value stay unchanged.
 * @returns whether there is such a tab
 */
export function selectTab(tabs: HTMLElement, value: string): boolean {
  const childrenOf = (selector: string): HTMLElement[] => [
    ...tabs.querySelectorAll<HTMLElement>(`:scope > ${selector}`),
  ]
  const buttons = childrenOf('[role="tablist"] > [role="tab"]')
  if (!buttons.some((button) => button.dataset.value === value)) return false
  for (const button of buttons) {
    const on = button.dataset.value === value
    button.setAttribute('aria-selected', String(on))
    button.tabIndex = on ? 0 : -1
  }
  for (const panel of childrenOf('[role="tabpanel"]')) {
    if (panel.dataset.value === value) panel.hidden = false
    // Browsers find text in such panels, and `reveal` selects their tab.
    else panel.setAttribute('hidden', 'until-found')
  }
  return true
}

/**
 * Handles all tabs with delegated events: click, arrow keys, Home, and End. All tabs of a group change together, and
 * the selection is remembered.
 */
export function enhanceTabs(target: Document): void {
  target.addEventListener('click', (event) => {
    const tab = tabOf(event)
    if (tab) choose(tab)
  })
  target.addEventListener('keydown', (event) => {
    const tab = tabOf(event)
    if (!tab) return
    const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const at = tabs.indexOf(tab)
    // The tab on the right of the current one is the previous one in text that is written from right to left.
    const right = getComputedStyle(tab).direction === 'rtl' ? -1 : 1
    const to = { ArrowRight: at + right, ArrowLeft: at - right, Home: 0, End: tabs.length - 1 }[
      event.key
    ]
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    choose(next)
    next.focus()
  })
}

function tabOf(event: Event): HTMLElement | undefined {
  return (event.target as Element | null)?.closest<HTMLElement>('.tabs [role="tab"]') ?? undefined
}

function choose(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('.tabs')
  const value = tab.dataset.value
  if (!tabs || value === undefined) return
  const group = tabs.dataset.group ?? ''
  // Tabs above may change their height, so the page scrolls to keep the selected tab under the pointer.
  const before = tab.getBoundingClientRect().top
  selectTab(tabs, value)
  if (group === '') return
  storage.set(tabKey(group), value)
  for (const other of document.querySelectorAll<HTMLElement>('.tabs')) {
    if (other !== tabs && other.dataset.group === group) selectTab(other, value)
  }
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
}
