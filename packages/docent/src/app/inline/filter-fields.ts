/**
 * Filters lists of fields while the reader types, by their names and descriptions. Browsers still find and open the
 * rows that are hidden, and links to them work.
 */
export default function filterFields(article: ParentNode): void {
  for (const form of article.querySelectorAll('[data-fields-filter]')) {
    const field = form.querySelector('input')
    const count = form.querySelector('output')
    const rows = [...(form.nextElementSibling?.children ?? [])]
    if (!field || !count) continue
    const filter = (): void => {
      const words = field.value.toLowerCase().split(/\s+/)
      const shown = rows.filter((row) => {
        const text = row.textContent.toLowerCase()
        const matches = words.every((word) => text.includes(word))
        if (matches) row.removeAttribute('hidden')
        else row.setAttribute('hidden', 'until-found')
        return matches
      })
      count.textContent = field.value === '' ? '' : `${shown.length}/${rows.length}`
    }
    field.addEventListener('input', filter)
    // The browser may have kept the text over a reload.
    if (field.value !== '') filter()
  }
}
