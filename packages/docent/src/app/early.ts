import 'virtual:docent/styles'
import 'virtual:docent/early'
import { reloadOnce, watchDeparture } from './build-guard.ts'
// Here, because the worker's start must not wait for the application, which uses it, too.
import '../shared/browser/trusted.ts'
import { copyOnClick } from './copy-code.ts'
import { recordIntents } from './intents.ts'
import { preload, readPage } from '../shared/browser/loading.ts'
import { SEARCH_CONTROL, watchSearch } from '../theme/search/entry/opening.ts'
import { enhanceTabs } from './tabs.ts'
import { followHistory } from './history-entries.ts'
import { watchPictures } from './zoom/watch-pictures.ts'
import { mayPrefetch, whenIdle } from '../shared/browser/scheduling.ts'

/**
 * The only script of a page until the page is idle or used. It handles what must respond immediately (copying code,
 * selecting a tab, enlarging a picture, opening the search), and it decides when to load the application.
 */
copyOnClick(document)
enhanceTabs(document)
const zoomLater = watchPictures(document)
const intents = recordIntents(document)
const entries = followHistory()

/** Without any sign of interest, the search is loaded this long after the application has started. */
const SEARCH_AFTER_MS = 2000
/**
 * Delay of the application after the search opens. A reader types first, and loading the application would compete with
 * the search.
 */
const APPLICATION_AFTER_SEARCH_MS = 1000
/** Delay of the application after the page has loaded, for a reader who only reads. */
const APPLICATION_AFTER_MS = 4000
/** Maximum wait for the browser to be idle, because a browser that doesn't draw is never idle. */
const IDLE_AT_LATEST_MS = 2000

let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  // On a slow connection, a reader may move before the document is complete, and the page's data is at its end.
  whenParsed(startApplication)
}

function whenParsed(callback: () => void): void {
  if (document.readyState !== 'loading') callback()
  else addEventListener('DOMContentLoaded', callback, { once: true })
}

function startApplication(): void {
  const departure = watchDeparture()
  import('./main.tsx')
    .then(({ hydrate }) => hydrate({ intents, entries, zoomLater }))
    .then(
      () => {
        if (mayPrefetch()) setTimeout(() => whenIdle(search.loadEarly), SEARCH_AFTER_MS)
      },
      (error: unknown) => {
        console.warn('The application could not be loaded.', error)
        if (!departure.hasBegun()) reloadOnce()
      },
    )
    .finally(departure.stop)
  const sidebar = readPage().sidebarUrl
  if (sidebar !== undefined) preload(sidebar)
}

const searchControl = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`${SEARCH_CONTROL}[data-results]`)

let isSearching = false

const notice = document.createElement('output')
notice.className = 'search-notice'

/** Shows a line about the search below the navbar. It isn't part of the React tree. */
function showNotice(text = ''): void {
  notice.textContent = text
  if (text === '') return
  const navbar = document.querySelector('.navbar')
  if (navbar) notice.style.top = `${navbar.getBoundingClientRect().bottom}px`
  document.body.append(notice)
}

// The reader has seen the line. Before all other listeners, because the same key or click may lead to a new line.
for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => showNotice(), true)

const search = watchSearch(document, {
  // In `dev`, the index is created when it's requested, which takes as long as compiling the whole site.
  mayLoadEarly: (sign) => (sign === 'near' ? !import.meta.env.DEV : mayPrefetch()),
  async load() {
    // Everything loads in parallel. The worker comes first, because its script is small, and the worker fetches and
    // reads the index by itself in the meantime.
    const index = searchControl()?.dataset.index
    // If this fails, the first query reports the error.
    if (index !== undefined)
      import('../theme/search/entry/prepare-index.ts')
        .then(({ prepareIndex }) => prepareIndex(index))
        .catch(() => undefined)
    const code = import('../theme/search/dialog/open-search.tsx')
    const [openSearch] = await Promise.all([
      code.then((module) => module.loadSearch()),
      // The dialog reads the page's data.
      new Promise<void>(whenParsed),
    ])
    return openSearch
  },
  onAsked() {
    isSearching = true
    setTimeout(start, APPLICATION_AFTER_SEARCH_MS)
  },
  onWaiting: (isWaiting) => showNotice(isWaiting ? searchControl()?.dataset.waiting : undefined),
  onFailed(query, error) {
    console.warn('The search could not be loaded.', error)
    // An older build's files may be gone, but the new build has a results page.
    const { results, failed } = searchControl()?.dataset ?? {}
    if (!navigator.onLine) showNotice(failed)
    else if (results !== undefined)
      window.location.assign(`${results}?q=${encodeURIComponent(query)}`)
  },
})

function onUse(event: Event): void {
  // Shortcuts belong to the browser or the search.
  const isShortcut = event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey)
  // Browsers report a move when the page changes under a resting pointer.
  const isAtRest =
    event.type === 'pointermove' &&
    event instanceof PointerEvent &&
    event.movementX === 0 &&
    event.movementY === 0
  if (!isSearching && !isShortcut && !isAtRest) start()
}

// Each of these events means that the reader is about to use the shell. `pointerover` isn't one of them, because it
// also fires when the page appears under a resting pointer.
for (const type of [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'popstate',
  // A target of an address or of the browser's search, which may be in a tab that isn't selected.
  'hashchange',
  'beforematch',
]) {
  // Registered after the listeners above, which detect whether the reader opens the search.
  addEventListener(type, onUse, { passive: true })
}

const hasIsland = (when: string): boolean =>
  document.querySelector(`docent-island[when=${when}]`) !== null

const onLoad = (): void => {
  zoomLater()
  // These islands don't wait for the reader.
  if (hasIsland('load')) start()
  else
    setTimeout(
      () => whenIdle(start, IDLE_AT_LATEST_MS),
      hasIsland('idle') ? 0 : APPLICATION_AFTER_MS,
    )
}
if (document.readyState === 'complete') onLoad()
else addEventListener('load', onLoad, { once: true })
// In development, changes arrive through the application. On the results page, the application shows the results. On
// other pages, it looks for a target that the browser doesn't find or leaves hidden.
whenParsed(() => {
  const isLost = location.hash !== '' && !document.querySelector(':target:not([data-moved])')
  if (
    import.meta.env.DEV ||
    isLost ||
    document.querySelector('.search-page, :is(.tabs, details) :target')
  )
    start()
})
