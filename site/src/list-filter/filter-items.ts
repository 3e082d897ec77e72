/** The number of results. `shown` is undefined until the browser has counted them. */
export interface Count {
  shown?: number
  total: number
}

/** Selectors of a list's items. */
export interface ListShape {
  /** Groups, which are hidden if nothing in them matches. */
  groups: string
  /** Items, relative to their group. */
  items: string
  /** Normalizes a word: `cy.click()` and `click` are the same. */
  normalize?: (word: string) => string
}

/**
 * Hides items that don't match, and groups without matching items. An item matches if it contains every word (in its
 * text, or in its own or its group's `data-words`) and has every selected value (in the attribute of that name on
 * itself or its group).
 *
 * @example filterItems(list, { groups: 'section', items: 'li' }, 'drag drop', { badge: 'official' })
 */
export function filterItems(
  list: Element,
  { groups, items, normalize = (word) => word }: ListShape,
  text: string,
  choices: Record<string, string>,
): Count {
  const words = text.toLowerCase().split(/\s+/).map(normalize).filter(Boolean)
  const chosen = Object.entries(choices).filter(([, value]) => value !== '')
  let shown = 0
  let total = 0
  for (const group of list.querySelectorAll<HTMLElement>(groups)) {
    let inGroup = 0
    for (const item of group.querySelectorAll<HTMLElement>(items)) {
      const content = [item.textContent, item.dataset.words, group.dataset.words]
        .join(' ')
        .toLowerCase()
      const matches =
        chosen.every(([name, value]) => (item.dataset[name] ?? group.dataset[name]) === value) &&
        words.every((word) => content.includes(word))
      item.hidden = !matches
      if (matches) inGroup += 1
      total += 1
    }
    group.hidden = inGroup === 0
    shown += inGroup
  }
  return { shown, total }
}

/** A description of the number of results. */
export function countText({ shown, total }: Count, noun: string): string {
  if (shown === undefined) return `All ${noun}`
  if (shown === 0) return `None of ${total} ${noun}`
  return shown === total ? `All ${total} ${noun}` : `${shown} of ${total} ${noun}`
}
