import 'virtual:docent/styles'
import 'virtual:docent/integrations'
import { connect } from '../search/providers/embedded/connection.ts'
import type { Question } from '../search/providers/embedded/worker-messages.ts'
import { reloadOnce } from './build-guard.ts'
import { copyOnClick } from './copy-code.ts'
import { watchDeparture } from './departure.ts'
import { recordIntents } from './intents.ts'
import { mayPrefetch } from './may-prefetch.ts'
import { readPage } from '../browser/served-page.ts'
import { preload } from '../browser/preload.ts'
import { SEARCH_CONTROL } from '../search/entry/search-intent.ts'
import { watchSearch } from '../search/entry/watch-search.ts'
import { enhanceTabs } from './enhance-tabs.ts'
import { whenIdle } from '../browser/when-idle.ts'

/**
 * The only script of a page until it is idle or used: what must answer at once (copying code, choosing a tab, opening
 * the search) and the wait for the moment when the application is worth its bytes.
 */
copyOnClick(document)
enhanceTabs(document)
const intents = recordIntents(document)

/** Without any sign of interest the search is fetched this long after the application has started. */
const SEARCH_AFTER_MS = 2000
/** A reader who has opened the search types first: the application would only be in the way. */
const APPLICATION_AFTER_SEARCH_MS = 1000
/** A reader who only reads needs no application; this long after the page has loaded it comes all the same. */
const APPLICATION_AFTER_MS = 4000
/** A browser that draws nothing, or never rests, would not call back by itself. */
const IDLE_AT_LATEST_MS = 2000

let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  // On a slow connection the reader moves before the document is complete, and its data is at the end.
  whenParsed(startApplication)
}

function whenParsed(callback: () => void): void {
  if (document.readyState !== 'loading') callback()
  else addEventListener('DOMContentLoaded', callback, { once: true })
}

function startApplication(): void {
  const departure = watchDeparture()
  import('./main.tsx')
    .then(({ hydrate }) => hydrate(intents))
    .then(
      () => {
        if (mayPrefetch()) setTimeout(() => whenIdle(prepareSearch), SEARCH_AFTER_MS)
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

/** What fails here fails again when the reader asks, who is told then. */
function askIndex(question: Question): void {
  const index = searchControl()?.dataset.index
  if (index !== undefined)
    connect(index)
      .ask(question)
      .catch(() => undefined)
}

let search: Promise<(query: string) => void> | undefined

/** Everything that the search needs, side by side; what has failed is tried again. */
function loadSearch(): Promise<(query: string) => void> {
  if (search) return search
  // The index goes first: it is the largest part.
  askIndex({ type: 'prepare' })
  search = import('../search/dialog/open-search.tsx').then((module) => module.loadSearch())
  search.catch(() => (search = undefined))
  return search
}

/** The reader has not asked for anything yet; who opens the search hears what is wrong. */
function prepareSearch(): void {
  if (searchControl()) loadSearch().catch(() => undefined)
}

let isSearching = false

watchSearch(document, {
  // In `dev`, the index is made when it's requested, which takes as long as compiling the whole site.
  prepare: () => import.meta.env.DEV || prepareSearch(),
  // A tenth of a second before the letter of the shortcut.
  onModifier: () => mayPrefetch() && prepareSearch(),
  load() {
    isSearching = true
    setTimeout(start, APPLICATION_AFTER_SEARCH_MS)
    return loadSearch()
  },
  onTyped: (query) => askIndex({ type: 'prepare', query }),
  onFailed(query, error) {
    console.warn('The search could not be loaded.', error)
    // Files of an older build may be gone: the results page of the new one is not.
    const results = searchControl()?.dataset.results
    if (navigator.onLine && results !== undefined)
      window.location.assign(`${results}?q=${encodeURIComponent(query)}`)
  },
})

function onUse(event: Event): void {
  // Shortcuts are the browser's or the search's, and begin with a key of their own.
  const isShortcut = event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey)
  // Browsers report a move when the page changes under a pointer that rests.
  const isAtRest =
    event.type === 'pointermove' &&
    event instanceof PointerEvent &&
    event.movementX === 0 &&
    event.movementY === 0
  if (!isSearching && !isShortcut && !isAtRest) start()
}

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
  // After the listeners above, which know whether it is the search that the reader wants.
  addEventListener(type, onUse, { passive: true })
}

const startWhenIdle = (): void => {
  setTimeout(() => whenIdle(start, IDLE_AT_LATEST_MS), APPLICATION_AFTER_MS)
}
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
// In development changes arrive through the application; and results are what a reader of the results page came for.
whenParsed(() => {
  if (import.meta.env.DEV || document.querySelector('.search-page')) start()
})
