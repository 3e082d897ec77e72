import 'virtual:docent/styles'
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

// Any of these means that the reader is about to use the shell; `pointerover` covers hovering a link.
for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']) {
  addEventListener(type, start, { once: true, passive: true, capture: true })
}
const idle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 4000 })
  else setTimeout(callback, 200)
}
if (document.readyState === 'complete') idle(start)
else addEventListener('load', () => idle(start), { once: true })
