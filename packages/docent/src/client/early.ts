import 'virtual:docent/styles'
import 'virtual:docent/integrations'
import { copyOnClick } from './copy-code.ts'
import { recordIntents } from './intents.ts'
import { enhanceTabs } from './tabs.ts'

/**
 * The only script of a page until it is idle or used: what must answer at once (copying code, choosing a tab) and the
 * wait for the moment when the application is worth its bytes.
 */
copyOnClick(document)
enhanceTabs(document)

const replay = recordIntents(document)
let started: Promise<unknown> | undefined

function start(): void {
  started ??= import('./main.tsx').then(({ hydrate }) => hydrate(replay))
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
  addEventListener(type, start, { once: true, passive: true, capture: true })
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
