import { whenIdle } from '../../shared/browser/scheduling.ts'
import type { Integrations } from './start.ts'

/** Selector of controls that open the settings; they can be anywhere on the page. */
const SETTINGS = '[data-cookie-settings]'

/** Maximum wait for the browser to be idle, in milliseconds. */
const IDLE_AT_LATEST_MS = 2000

/**
 * Loads the integrations after the page has loaded, or earlier if a reader opens the cookie settings. Only sites that
 * configure a service have this module in their bundle.
 */
export function scheduleIntegrations(): void {
  let loading: Promise<Integrations> | undefined
  const load = (): Promise<Integrations> => {
    loading ??= import('./chosen-services.ts').then(({ start }) => start())
    return loading
  }
  const failed = (error: unknown): void =>
    console.warn('The integrations could not be loaded.', error)

  document.addEventListener('click', (event) => {
    if (!(event.target as Element | null)?.closest(SETTINGS)) return
    load().then(({ openSettings }) => openSettings(), failed)
  })
  const start = (): void => whenIdle(() => void load().catch(failed), IDLE_AT_LATEST_MS)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
