import { trustedHtml } from '../../browser/trusted.ts'

/** Class of the element around the article. React creates the element; its content is only changed here. */
export const ARTICLE_FRAME = 'article-frame'

/** An article element and the HTML that it was filled with. */
interface ArticleElement extends HTMLElement {
  docentHtml?: string
}

/** The article in a frame. An article that is prepared for the next navigation follows it. */
function articleIn(frame: Element): ArticleElement {
  const article = frame.firstElementChild
  if (!(article instanceof HTMLElement)) throw new Error('The frame has no article.')
  return article
}

/** Records the HTML of the article that React has created together with its frame. */
export function noteArticle(frame: Element, html: string): void {
  articleIn(frame).docentHtml = html
}

/**
 * Shows an article in its frame unless it's already there. Client navigation calls this before React renders, so that
 * readers see the next article earlier. The component calls it again and finds it done.
 */
export function showArticle(frame: Element, html: string): void {
  const article = articleIn(frame)
  const prepared: ArticleElement | null = article.nextElementSibling as HTMLElement | null
  if (article.docentHtml === html) return
  if (prepared?.docentHtml === html) {
    // Its style and layout are known, so only painting is left to do.
    prepared.classList.remove(PREPARED)
    prepared.inert = false
    prepared.removeAttribute('aria-hidden')
    article.remove()
    return
  }
  prepared?.remove()
  article.docentHtml = html
  article.innerHTML = trustedHtml(html)
}

const PREPARED = 'article-prepared'

/** An article that is added to its frame in small steps and stays invisible until `showArticle` shows it. */
export interface PreparedArticle {
  /** Adds some of the content and computes its layout. Returns whether more is left. */
  step(): boolean
  /** Adds all that's left, without its layout. */
  finish(): void
  remove(): void
}

/** Elements to add in one step. A step must be short, because a click has to wait until it ends. */
const ELEMENTS_PER_STEP = 60

/** Starts to prepare an article. Its markup is parsed in a document of its own, which loads no images. */
export function prepareArticle(frame: Element, html: string): PreparedArticle {
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(html)
  const { content } = template
  const element: ArticleElement = document.createElement('article')
  element.className = `${articleIn(frame).className} ${PREPARED}`
  element.inert = true
  element.setAttribute('aria-hidden', 'true')
  articleIn(frame).nextElementSibling?.remove()
  frame.append(element)
  const finish = (): void => {
    element.append(content)
    element.docentHtml = html
  }
  return {
    step() {
      for (let added = 0; added < ELEMENTS_PER_STEP;) {
        const child = content.firstElementChild
        if (!child) break
        added += 1 + child.getElementsByTagName('*').length
        element.append(child)
      }
      // Reading a position computes layout, even inside content that isn't rendered.
      element.lastElementChild?.getBoundingClientRect()
      if (content.firstElementChild) return true
      finish()
      return false
    },
    finish,
    remove: () => element.remove(),
  }
}
