import { isNewer } from './compare.ts'
import { countText, HINT, newerText } from './texts.ts'

/** The form with the selection. */
export function versionForm(article: ParentNode): HTMLFormElement | null {
  return article.querySelector<HTMLFormElement>('form[data-my-version]')
}

/**
 * Labels the parts of an article that are newer than the reader's version (`data-since`), and shows in the form how many
 * there are. A version that isn't in the list labels nothing.
 *
 * @param version `13.6.0`, `<13.0.0`, or an empty string to remove all labels
 */
export function showVersion(article: ParentNode, version: string): void {
  const form = versionForm(article)
  const select = form?.querySelector('select')
  const output = form?.querySelector('output')
  if (!form || !select || !output) return
  const known = [...select.options].some(({ value }) => value === version) ? version : ''
  if (select.value !== known) select.value = known
  const count = markNewer(article, known)
  const since = form.dataset.myVersion ?? ''
  const isPageNewer = known !== '' && since !== '' && isNewer(since, known)
  form.classList.toggle('my-version--newer', isPageNewer)
  const text = isPageNewer ? `${newerText(since, known)}.` : countText(count, known)
  output.textContent = known === '' ? HINT : text
}

/** A row of a table, or a field of a list. */
const ROW = 'tr, .fields > div'

/** Marks rows, and version badges outside them. */
function markNewer(article: ParentNode, version: string): number {
  let count = 0
  for (const element of article.querySelectorAll<HTMLElement>('[data-since]')) {
    const since = element.dataset.since ?? ''
    const newer = version !== '' && isNewer(since, version)
    const row = element.closest<HTMLElement>(ROW)
    if (newer && (element === row || !row)) count += 1
    if (element === row) markRow(row, newer ? newerText(since, version) : '')
    else {
      element.classList.toggle('since--newer', newer)
      element.textContent = newer ? newerText(since, version) : `Since ${since}`
    }
  }
  return count
}

/** If a row's name doesn't include a version, a mark is added after its text. */
function markRow(row: HTMLElement, text: string): void {
  row.classList.toggle('row--newer', text !== '')
  if (row.querySelector('.since[data-since]')) return
  const own = row.querySelector('.since--newer')
  if (text === '') {
    own?.previousSibling?.remove()
    own?.remove()
  } else if (own) own.textContent = text
  else {
    const mark = document.createElement('span')
    mark.className = 'since since--newer'
    mark.textContent = text
    // The space is for screen readers and for copying.
    row.querySelector('td, dd')?.append(' ', mark)
  }
}
