import { storage } from '../browser/storage.ts'

/** Storage key of the selected tab in a group. */
export const tabKey = (group: string): string => `docent.tab.${group}`

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
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
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
  select(tabs, value)
  if (group === '') return
  storage.set(tabKey(group), value)
  for (const other of document.querySelectorAll<HTMLElement>('.tabs')) {
    if (other !== tabs && other.dataset.group === group) select(other, value)
  }
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
}

/** Selects a tab by its value. Sets of tabs without that value stay unchanged. */
export function select(tabs: HTMLElement, value: string): void {
  const own = (selector: string): HTMLElement[] => [
    ...tabs.querySelectorAll<HTMLElement>(`:scope > ${selector}`),
  ]
  const buttons = own('[role="tablist"] > [role="tab"]')
  if (!buttons.some((button) => button.dataset.value === value)) return
  for (const button of buttons) {
    const on = button.dataset.value === value
    button.setAttribute('aria-selected', String(on))
    button.tabIndex = on ? 0 : -1
  }
  for (const panel of own('[role="tabpanel"]')) {
    if (panel.dataset.value === value) panel.hidden = false
    // Browsers find text in such panels, and `reveal` selects their tab.
    else panel.setAttribute('hidden', 'until-found')
  }
}

/** Applies remembered selections to tabs that were just inserted into the page. */
export function restoreTabChoices(root: ParentNode): void {
  for (const tabs of root.querySelectorAll<HTMLElement>('.tabs[data-group]')) {
    const value = storage.get(tabKey(tabs.dataset.group ?? ''))
    if (value !== null) select(tabs, value)
  }
  // A tab in the address takes precedence over the reader's earlier selection.
  const query = new URLSearchParams(location.search)
  for (const tabs of root.querySelectorAll<HTMLElement>('.tabs[data-query]')) {
    const value = query.get(tabs.dataset.query ?? '')
    if (value !== null) select(tabs, value)
  }
}
