import { articleScripts } from 'virtual:docent/article-scripts'
import type { SiteData } from '../model.ts'
import { formatMessage, mergeMessages } from '../theme/messages.ts'
import { createIslandMounter } from './islands.tsx'
import { restoreTabChoices } from './tabs.ts'

/** What article HTML needs of the browser after it came into the document. */
export interface ArticleBehaviour {
  /** To call when an article stands in the document, the first one included. */
  enter(): void
}

/**
 * Binds islands, remembered tabs, and image zoom to articles.
 * @param onIslandReady called when an island works
 */
export function startArticle(
  site: SiteData,
  onIslandReady: (island: Element) => void,
): ArticleBehaviour {
  const islands = createIslandMounter(site, onIslandReady)
  const messages = mergeMessages(site.messages)
  const nameOf = (alt: string): string =>
    formatMessage(messages[alt === '' ? 'image.enlargeUnnamed' : 'image.enlarge'], { alt })
  let isFirst = true
  let zoom: Promise<{ attach(): void }> | undefined
  return {
    enter() {
      const article = document.querySelector('article')
      if (!article) return
      restoreTabChoices(article)
      islands.mount(article)
      // In the first article its document has run them.
      if (!isFirst) runScripts(article)
      isFirst = false
      const suggestions = document.getElementById('docent-suggestions')
      if (suggestions) {
        import('./not-found.ts')
          .then(({ offerSearch, suggestPages }) => {
            offerSearch(site, article)
            return suggestPages(site.baseUrl, suggestions)
          })
          .catch((error: unknown) => console.warn('No suggestions could be made.', error))
      }
      const { imageZoom } = site
      if (imageZoom === false || !hasImages(imageZoom.selector)) return
      zoom ??= import('./zoom.ts').then(({ createZoom }) => createZoom(imageZoom, nameOf))
      zoom.then(
        (ready) => ready.attach(),
        (error: unknown) => console.warn('Image zoom could not be loaded.', error),
      )
    },
  }
}

/** The selector comes from the configuration. If it's invalid, only the zoom is lost. */
function hasImages(selector: string): boolean {
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
