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
