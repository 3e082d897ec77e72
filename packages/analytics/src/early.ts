import { whenIdle } from 'docent/browser'
import { OPENS_SETTINGS } from './markup.ts'
import type { Services } from './start.ts'

/** Maximum wait for the browser to be idle, in milliseconds. */
const IDLE_AT_LATEST_MS = 2000

/** Loads the services after the page has loaded, or earlier if a reader opens the cookie settings. */
export default function schedule(): void {
  let loading: Promise<Services> | undefined
  const load = (): Promise<Services> => {
    loading ??= import('./chosen-services.ts').then(({ start }) => start())
    return loading
  }
  const failed = (error: unknown): void => console.warn('The services could not be loaded.', error)

  document.addEventListener('click', (event) => {
    if (!(event.target as Element | null)?.closest(`[${OPENS_SETTINGS}]`)) return
    load().then(({ openSettings }) => openSettings(), failed)
  })
  const start = (): void => whenIdle(() => void load().catch(failed), IDLE_AT_LATEST_MS)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
