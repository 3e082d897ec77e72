import { selectTab, tabKey } from '../tabs.ts'

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
