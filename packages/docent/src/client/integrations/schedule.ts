import type { Integrations } from './start.ts'

/** Selector of controls that open the settings; they can be anywhere on the page. */
const SETTINGS = '[data-cookie-settings]'

/**
 * Loads the integrations after the page, or earlier if a reader opens the cookie settings. Only sites that configure a
 * service have this module in their bundle.
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
  const whenIdle = (): void => {
    const start = (): void => void load().catch(failed)
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
