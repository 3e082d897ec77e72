import { articleScripts } from 'virtual:docent/article-scripts'
import type { PageData } from '../model/page-data.ts'
import type { SiteData } from '../model/site-data.ts'
import { mergeMessages } from '../messages/messages.ts'
import { createIslandMounter } from './islands.tsx'
import { restoreTabs } from '../inline/restore-tabs.ts'

/** What an article's HTML needs from the browser after it's inserted into the document. */
export interface ArticleBehavior {
  /** Called when an article is in the document, including the first one. */
  enter(page: PageData): void
}

/**
 * Sets up islands, remembered tabs, image zoom, and article scripts in articles.
 * @param onIslandReady called when an island is interactive
 * @param onIslandMissing called when an island's code can't be loaded
 */
export function startArticle(
  site: SiteData,
  onIslandReady: (island: Element) => void,
  onIslandMissing: () => void,
): ArticleBehavior {
  const islands = createIslandMounter(site, onIslandReady, onIslandMissing)
  let isFirst = true
  const settle = createZoomLoader(site)
  return {
    enter(page) {
      const article = document.querySelector('article')
      if (!article) return
      restoreTabs(article)
      islands.mount(article, page)
      // The first document has already run the scripts of its article.
      if (!isFirst) runScripts(article)
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
      settle()
    },
  }
}

/** Delay after load or a navigation before zoom is set up, so that the page can settle first. */
const ZOOM_ATTACH_MS = 1000

/**
 * @returns a function to call for each new article, which makes its pictures zoomable. The code for that is loaded when
 * the first article with pictures is shown
 */
function createZoomLoader({ imageZoom, messages }: SiteData): () => void {
  let zoom: Promise<{ attach(): void }> | undefined
  let attaching: ReturnType<typeof setTimeout> | undefined
  const attach = (): void => {
    if (imageZoom === false || !hasPictures(imageZoom.selector)) return
    zoom ??= import('./zoom/zoom.ts').then(({ createZoom }) =>
      createZoom(imageZoom, mergeMessages(messages)),
    )
    zoom.then(
      (ready) => ready.attach(),
      (error: unknown) => console.warn('Image zoom could not be loaded.', error),
    )
  }
  return () => {
    clearTimeout(attaching)
    attaching = setTimeout(attach, ZOOM_ATTACH_MS)
  }
}

/** The selector comes from the configuration. An invalid one disables only zoom. */
function hasPictures(selector: string): boolean {
  try {
    return document.querySelector(selector) !== null
  } catch (error) {
    console.error('imageZoom.selector is not a valid selector.', error)
    return false
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
