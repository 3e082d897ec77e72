import 'virtual:docent/styles'
import 'virtual:docent/integrations'
import { connect } from '../search/embedded/connection.ts'
import { copyOnClick } from './copy-code.ts'
import { recordIntents } from './intents.ts'
import { preload } from './preload.ts'
import { readPage } from './read-page.ts'
import { NEAR, SEARCH_CONTROL } from './search-intent.ts'
import { enhanceTabs } from './tabs.ts'

/**
 * The only script of a page until it is idle or used: what must answer at once (copying code, choosing a tab) and the
 * wait for the moment when the application is worth its bytes.
 */
copyOnClick(document)
enhanceTabs(document)

let isStarted = false
/** From then on the application fetches the search by itself. */
let isSearchFetched = false

function start(): void {
  if (isStarted) return
  isStarted = true
  void import('./main.tsx')
    .then(({ hydrate }) => hydrate(replay))
    .then(() => {
      isSearchFetched = true
    })
  const sidebar = readPage().sidebarUrl
  if (sidebar !== undefined) preload(sidebar)
}

/** What the search needs comes side by side with the application, and not after it, one part after the other. */
function fetchSearch(): void {
  if (isSearchFetched) return
  isSearchFetched = true
  const index = document.querySelector<HTMLElement>(`${SEARCH_CONTROL}[data-index]`)?.dataset.index
  // The worker goes first. When it has started and asks for the index, the browser has it, or most of it.
  const engine =
    index === undefined
      ? [import('../search/algolia/provider.ts')]
      : [
          connect(index).ask({ type: 'prepare' }),
          import('../search/embedded/provider.ts'),
          fetch(index).then((response) => response.arrayBuffer()),
        ]
  start()
  // The search itself says what could not be loaded.
  Promise.all([...engine, import('../theme/Search/SearchDialog.tsx')]).catch(() => undefined)
}

function onNear({ target }: Event): void {
  if (target instanceof Element && target.closest(SEARCH_CONTROL)) fetchSearch()
}

const replay = recordIntents(document, fetchSearch)
for (const type of NEAR) addEventListener(type, onNear, { passive: true, capture: true })

// Any of these means that the reader is about to use the shell. `pointerover` would also come to a pointer that rests
// where the page appears.
for (const type of [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'popstate',
]) {
  // After the listeners above, which know whether it is the search that the reader wants: its worker goes first.
  addEventListener(type, start, { once: true, passive: true })
}

/** A reader who only reads needs no application; this long after the page has loaded it comes all the same. */
const IDLE_AFTER_MS = 4000
/** A browser that draws nothing, or never rests, would not call back by itself. */
const IDLE_AT_LATEST_MS = 2000

const startWhenIdle = (): void => {
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_AT_LATEST_MS })
    else start()
  }, IDLE_AFTER_MS)
}
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
// In development changes arrive through the application; and results are what a reader of the results page came for.
if (import.meta.env.DEV || document.querySelector('.search-page')) start()
