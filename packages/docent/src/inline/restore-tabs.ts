/**
 * Runs right after the article and shows the tabs that the reader selected earlier, so that the layout doesn't shift
 * later.
 */
export function restoreTabs(): void {
  try {
    const query = new URLSearchParams(location.search)
    document
      .querySelectorAll<HTMLElement>('.tabs:is([data-group],[data-query])')
      .forEach((tabs) => {
        const value =
          query.get(tabs.dataset.query ?? '') ??
          localStorage.getItem(`docent.tab.${tabs.dataset.group}`)
        if (value === null) return
        const parts = [
          ...tabs.querySelectorAll<HTMLElement>(
            ':scope > [role=tablist] > [role=tab], :scope > [role=tabpanel]',
          ),
        ]
        if (!parts.some((part) => part.dataset.value === value)) return
        for (const part of parts) {
          const on = part.dataset.value === value
          if (part.getAttribute('role') === 'tabpanel') {
            if (on) part.hidden = false
            else part.setAttribute('hidden', 'until-found')
          } else {
            part.setAttribute('aria-selected', String(on))
            part.tabIndex = on ? 0 : -1
          }
        }
      })
  } catch {
    // Storage is blocked, so the first tab stays selected.
  }
}
