import { articleScripts } from 'virtual:docent/article-scripts'
import { whenIdle } from '../shared/browser/scheduling.ts'
import type { PageData } from '../shared/records/page-data.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import {
  ARTICLE_FRAME,
  prepareArticle,
  type PreparedArticle,
} from '../theme/Article/article-content.ts'
import { restoreTabs } from './inline/restore-tabs.ts'
import { createIslandMounter } from './islands.tsx'

/** What an article's HTML needs from the browser after it's inserted into the document. */
export interface ArticleBehavior {
  /** Called when an article is in the document, including the first one. */
  enter(page: PageData): void
}

/**
 * Sets up islands, remembered tabs, image zoom, and article scripts in articles. In the first article, the page's first
 * scripts have already done that, except for islands.
 * @param zoomLater makes pictures zoomable when the article has settled
 * @param onIslandReady called when an island is interactive
 * @param onIslandMissing called when an island's code can't be loaded
 */
export function startArticle(
  site: SiteData,
  zoomLater: () => void,
  onIslandReady: (island: Element) => void,
  onIslandMissing: () => void,
): ArticleBehavior {
  const islands = createIslandMounter(site, onIslandReady, onIslandMissing)
  let isFirst = true
  return {
    enter(page) {
      const article = document.querySelector('article')
      if (!article) return
      if (!isFirst) restoreTabs(article)
      islands.mount(article, page)
      if (!isFirst) {
        runScripts(article)
        zoomLater()
      }
      isFirst = false
      const suggestions = document.getElementById('docent-suggestions')
      if (suggestions) {
        import('./not-found.ts')
          .then(({ offerSearch, suggestPages }) => {
            offerSearch(site, article)
            return suggestPages(site, suggestions)
          })
          .catch((error: unknown) => console.warn('No suggestions could be made.', error))
      }
    },
  }
}

function runScripts(article: HTMLElement): void {
  for (const { attribute, load } of articleScripts) {
    if (!article.querySelector(`[${attribute}]`)) continue
    load().then(
      ({ default: run }) => {
        if (article.isConnected) run(article)
      },
      (error: unknown) => console.error(`The script for "${attribute}" failed.`, error),
    )
  }
}

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
