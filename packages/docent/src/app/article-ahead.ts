import { whenIdle } from '../shared/browser/when-idle.ts'
import {
  ARTICLE_FRAME,
  prepareArticle,
  type PreparedArticle,
} from '../theme/Article/article-content.ts'

/** Prepares the article that the reader is about to open, so that a click only has to show it. */
export interface ArticleAhead {
  /** Starts to prepare an article. At most one is kept. */
  prepare(html: string): void
  /** Completes this article, if it's the one being prepared, because it's about to be shown. */
  finish(html: string): void
  /** Discards the prepared article. */
  abandon(): void
}

/** The work is split over idle moments and stops when it's no longer needed. */
export function createArticleAhead(): ArticleAhead {
  let last: { html: string; article: PreparedArticle } | undefined
  const abandon = (): void => {
    last?.article.remove()
    last = undefined
  }
  const continueWith = (article: PreparedArticle): void =>
    whenIdle(() => {
      if (last?.article === article && article.step()) continueWith(article)
    })
  return {
    prepare(html) {
      if (last?.html === html) return
      abandon()
      const frame = document.querySelector(`.${ARTICLE_FRAME}`)
      if (!frame) return
      last = { html, article: prepareArticle(frame, html) }
      continueWith(last.article)
    },
    finish(html) {
      if (last?.html !== html) return abandon()
      last.article.finish()
      last = undefined
    },
    abandon,
  }
}
