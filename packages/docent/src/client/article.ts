import { articleScripts } from 'virtual:docent/article-scripts'
import type { PageData } from '../model/page-data.ts'
import type { SiteData } from '../model/site-data.ts'
import { mergeMessages } from '../messages/messages.ts'
import { createIslandMounter } from './islands.tsx'
import { restoreTabChoices } from './enhance-tabs.ts'

/** What article HTML needs of the browser after it came into the document. */
export interface ArticleBehaviour {
  /** To call when an article stands in the document, the first one included. */
  enter(page: PageData): void
}

/**
 * Binds islands, remembered tabs, and zoom to articles.
 * @param onIslandReady called when an island works
 * @param onIslandMissing called when an island's code can't be had
 */
export function startArticle(
  site: SiteData,
  onIslandReady: (island: Element) => void,
  onIslandMissing: () => void,
): ArticleBehaviour {
  const islands = createIslandMounter(site, onIslandReady, onIslandMissing)
  let isFirst = true
  const settle = createZoomLoader(site)
  return {
    enter(page) {
      const article = document.querySelector('article')
      if (!article) return
      restoreTabChoices(article)
      islands.mount(article, page)
      // In the first article its document has run them.
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

/** Pictures are looked for this long after load or a navigation, when the page has settled. */
const ZOOM_ATTACH_MS = 1000

/** @returns to call when an article has come: makes its pictures enlarge, and loads the code for that first */
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

/** The selector comes from the configuration. If it's invalid, only the zoom is lost. */
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
