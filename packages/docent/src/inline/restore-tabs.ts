/** Storage key of the selected tab in a group. */
export const tabKey = (group: string): string => `docent.tab.${group}`

/**
 * Shows the tabs that the address names, or else the ones that the reader selected earlier. Runs right after the
 * article, so that the layout doesn't shift later, and again for articles that are inserted.
 */
export function restoreTabs(root: ParentNode): void {
  const query = new URLSearchParams(location.search)
  for (const tabs of root.querySelectorAll<HTMLElement>('.tabs:is([data-group],[data-query])')) {
    const { group, query: name } = tabs.dataset
    const values = [
      name === undefined ? null : query.get(name),
      group === undefined ? null : stored(group),
    ]
    values.some((value) => value !== null && selectTab(tabs, value))
  }
}

function stored(group: string): string | null {
  try {
    return localStorage.getItem(tabKey(group))
  } catch {
    // Storage is blocked.
    return null
  }
}

/**
 * Selects a tab by its value. Sets of tabs without that value stay unchanged.
 * @returns whether there is such a tab
 */
export function selectTab(tabs: HTMLElement, value: string): boolean {
  const own = (selector: string): HTMLElement[] => [
    ...tabs.querySelectorAll<HTMLElement>(`:scope > ${selector}`),
  ]
  const buttons = own('[role="tablist"] > [role="tab"]')
  if (!buttons.some((button) => button.dataset.value === value)) return false
  for (const button of buttons) {
    const on = button.dataset.value === value
    button.setAttribute('aria-selected', String(on))
    button.tabIndex = on ? 0 : -1
  }
  for (const panel of own('[role="tabpanel"]')) panel.hidden = panel.dataset.value !== value
  return true
}
