/**
 * Filters what follows a filter while the reader types: the fields of lists, and questions that open. Headings without a
 * match disappear with their introduction, and folded properties open if they match. Browsers still find and open what is hidden, and links to
 * it work.
 */
export default function filterFields(article: ParentNode): void {
  for (const form of article.querySelectorAll('[data-fields-filter]')) {
    const field = form.querySelector('input')
    const count = form.querySelector('output')
    if (!field || !count) continue
    const filter = (): void => {
      const text = field.value.toLowerCase().trim()
      const words = text.split(/\s+/)
      const matching = (rows: Element[]): Element[] =>
        rows.filter((row) => {
          const content = row.textContent.toLowerCase()
          return words.every((word) => content.includes(word))
        })
      const show = (elements: Element[], shown: Element[]): void => {
        for (const element of elements) {
          if (shown.includes(element)) element.removeAttribute('hidden')
          else element.setAttribute('hidden', 'until-found')
        }
      }
      let total = 0
      let left = 0
      let heading: Element[] = []
      let inGroup = 0
      let isIntroduction = false
      for (let next = form.nextElementSibling; next; next = next.nextElementSibling) {
        const isList = next.tagName === 'DL'
        if (!isList && !next.matches('details.question')) {
          if (/^H[2-6]$/.test(next.tagName)) {
            heading = [next]
            inGroup = 0
            isIntroduction = true
          } else if (isIntroduction && !next.matches('.old-anchor')) heading.push(next)
          continue
        }
        isIntroduction = false
        const rows = isList ? [...next.children] : [next]
        const found = matching(rows)
        total += rows.length
        left += found.length
        inGroup += found.length
        show(rows, found)
        // An empty list would still have its border.
        if (isList) show([next], found.length > 0 ? [next] : [])
        show(heading, inGroup > 0 ? heading : [])
        for (const more of next.querySelectorAll<HTMLDetailsElement>('.fields-more')) {
          const inside = [...(more.querySelector('dl')?.children ?? [])]
          const matches = matching(inside)
          show(inside, matches.length > 0 ? matches : inside)
          // One or two letters match nearly everything.
          more.open = text.length > 2 && matches.length > 0
        }
      }
      count.textContent = text === '' ? '' : `${left}/${total}`
    }
    field.addEventListener('input', filter)
    // The browser may have kept the text over a reload.
    if (field.value !== '') filter()
  }
}
