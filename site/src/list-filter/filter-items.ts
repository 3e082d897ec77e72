/** What is shown: `shown` is undefined until the browser has counted. */
export interface Count {
  shown?: number
  total: number
}

/** Where the items of a list stand, as selectors. */
export interface ListShape {
  /** Groups are hidden when nothing in them matches. */
  groups: string
  /** Items, within their group. */
  items: string
  /** Makes two spellings of a word one: `cy.click()` and `click`. */
  normalise?: (word: string) => string
}

/**
 * Hides the items that do not match, and groups without an item. An item matches if it holds every word (in its
 * text, or in its own or its group's `data-words`) and has every value that was chosen (in an attribute of that
 * name, its own or its group's).
 *
 * @example filterItems(list, { groups: 'section', items: 'li' }, 'drag drop', { badge: 'official' })
 */
export function filterItems(
  list: Element,
  { groups, items, normalise = (word) => word }: ListShape,
  text: string,
  choices: Record<string, string>,
): Count {
  const words = text.toLowerCase().split(/\s+/).map(normalise).filter(Boolean)
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

/** How much is shown, for the one who filters. */
export function countText({ shown, total }: Count, noun: string): string {
  if (shown === undefined) return `All ${noun}`
  if (shown === 0) return `None of ${total} ${noun}`
  return shown === total ? `All ${total} ${noun}` : `${shown} of ${total} ${noun}`
}
