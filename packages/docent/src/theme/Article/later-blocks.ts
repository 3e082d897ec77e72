/** Class of a block whose content is rendered later. */
const LATER = 'article-later'

/**
 * Postpones rendering the content of blocks that begin more than one window height below the article's start, and keeps
 * their heights. A click then paints only what the reader can see, which is a third less work until the next paint
 * (docs/decisions/0027).
 * @param article a positioned element
 */
export function postponeBelowWindow(article: HTMLElement): void {
  // All heights are read before the first change, which would compute layout again.
  const below = ([...article.children] as HTMLElement[]).filter(
    (block) => block.offsetTop > innerHeight,
  )
  const heights = below.map((block) => block.offsetHeight)
  below.forEach((block, index) => {
    block.style.containIntrinsicBlockSize = `${heights[index]}px`
    block.classList.add(LATER)
  })
}

/** Renders the blocks that were postponed. */
export function renderPostponed(article: HTMLElement): void {
  for (const block of article.querySelectorAll(`.${LATER}`)) block.classList.remove(LATER)
}
