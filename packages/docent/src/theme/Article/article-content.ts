import { trustedHtml } from '../../shared/browser/trusted.ts'

/** Class of the element around the article. React creates the element, but only this module changes its content. */
export const ARTICLE_FRAME = 'article-frame'

/** An article element and the HTML that it was filled with. */
interface ArticleElement extends HTMLElement {
  docentHtml?: string
}

/** Class of an article that stays out of the reader's sight and reach. */
const HIDDEN = 'article-hidden'

/** The class hides the content. The attribute hides the element itself, which would be an empty article otherwise. */
function setHidden(article: HTMLElement, isHidden: boolean): void {
  article.classList.toggle(HIDDEN, isHidden)
  if (isHidden) article.setAttribute('aria-hidden', 'true')
  else article.removeAttribute('aria-hidden')
}

/** The article that the reader sees. An article that is prepared for the next navigation follows it. */
function articleIn(frame: Element): ArticleElement {
  for (const article of frame.children)
    if (article instanceof HTMLElement && !article.classList.contains(HIDDEN)) return article
  throw new Error('The frame has no article.')
}

/** Records the HTML of the article that React has created together with its frame. */
export function noteArticle(frame: Element, html: string): void {
  articleIn(frame).docentHtml = html
}

/**
 * Shows an article in its frame unless it's already there. Client navigation calls this before React renders, so that
 * readers see the next article earlier. The component calls it again and finds it done.
 *
 * An article that was prepared takes the place of the current one, which is only hidden. `completeArticle` removes
 * it after the next paint: removing it would compute the styles of the whole new article again, since rules such as
 * `* + *` apply to it.
 */
export function showArticle(frame: Element, html: string): void {
  const article = articleIn(frame)
  if (article.docentHtml === html) return
  const prepared: ArticleElement | null = article.nextElementSibling as HTMLElement | null
  if (prepared?.docentHtml === html) {
    // Its style and layout are known, so only painting is left to do.
    setHidden(prepared, false)
    setHidden(article, true)
    return
  }
  removeHiddenArticles(frame)
  article.docentHtml = html
  article.innerHTML = trustedHtml(html)
}

/**
 * Finishes the work that `showArticle` leaves until after the next paint: renders the end of the article and removes
 * the previous one.
 */
export function completeArticle(frame: Element): void {
  renderPostponed(articleIn(frame))
  removeHiddenArticles(frame)
}

/** Removes the previous article and one that was prepared but isn't needed. */
function removeHiddenArticles(frame: Element): void {
  for (const article of frame.querySelectorAll(`:scope > .${HIDDEN}`)) article.remove()
}

/** An article that is added to its frame in small steps and stays invisible until `showArticle` shows it. */
export interface PreparedArticle {
  /** Adds some of the content and computes its layout. Returns whether another step is left. */
  step(): boolean
  /** Adds all that's left, without its layout. */
  finish(): void
  remove(): void
}

/**
 * Elements to add in one step. A step must be short, because a click has to wait until it ends: with this number, steps of
 * the longest command pages take 15 to 25 ms, at most 44, with 4x CPU throttling.
 */
const ELEMENTS_PER_STEP = 60

/** Starts to prepare an article. Its markup is parsed in a separate document, which loads no images. */
export function prepareArticle(frame: Element, html: string): PreparedArticle {
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(html)
  const { content } = template
  const element: ArticleElement = document.createElement('article')
  element.className = articleIn(frame).className
  setHidden(element, true)
  removeHiddenArticles(frame)
  frame.append(element)
  const finish = (): void => {
    element.append(content)
    element.docentHtml = html
  }
  return {
    step() {
      const isComplete = content.firstElementChild === null
      for (let added = 0; added < ELEMENTS_PER_STEP;) {
        const child = content.firstElementChild
        if (!child) break
        added += 1 + child.getElementsByTagName('*').length
        element.append(child)
      }
      if (isComplete) {
        finish()
        postponeBelowWindow(element)
      }
      // Reading a position computes layout, even inside content that isn't rendered.
      element.lastElementChild?.getBoundingClientRect()
      return !isComplete
    },
    finish,
    remove: () => element.remove(),
  }
}

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
