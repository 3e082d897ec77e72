import { storage } from '../../browser/storage.ts'
import type { SiteData } from '../../model/site-data.ts'

/** Light or dark. */
export type ColorModeName = 'light' | 'dark'

type Options = SiteData['colorMode']

/** Storage key of the reader's choice; the script before the first paint reads it too. */
export const COLOR_MODE_KEY = 'theme'

/** The mode on the page, as the script before the first paint has set it. */
export function currentMode(): ColorModeName {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

function apply(mode: ColorModeName): void {
  document.documentElement.dataset.theme = mode
}

/** Applies and remembers a reader's choice. */
export function chooseMode(mode: ColorModeName): void {
  storage.set(COLOR_MODE_KEY, mode)
  apply(mode)
}

const DARK_QUERY = '(prefers-color-scheme: dark)'

function isMode(value: string | null): value is ColorModeName {
  return value === 'light' || value === 'dark'
}

/** Mode of a reader who has chosen none. */
function defaultMode(options: Options): ColorModeName {
  if (!options.respectPrefersColorScheme) return options.defaultMode
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light'
}

/** Calls back whenever the mode on the page changes, whoever changed it. */
export function onModeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/**
 * Keeps the page in step with choices made in other tabs and, where configured, with the system. A choice that is no
 * longer possible, because the switch is disabled, is forgotten.
 * @returns a function that ends it
 */
export function followColorMode(options: Options): () => void {
  if (options.disableSwitch) storage.remove(COLOR_MODE_KEY)
  const onStorage = (event: StorageEvent): void => {
    // The key is null when another tab has cleared the whole storage.
    if (options.disableSwitch || (event.key !== COLOR_MODE_KEY && event.key !== null)) return
    const value = event.key === null ? null : event.newValue
    apply(isMode(value) ? value : defaultMode(options))
  }
  const system = window.matchMedia(DARK_QUERY)
  const onSystem = (): void => {
    if (!options.respectPrefersColorScheme) return
    if (options.disableSwitch || !isMode(storage.get(COLOR_MODE_KEY))) apply(defaultMode(options))
  }
  window.addEventListener('storage', onStorage)
  system.addEventListener('change', onSystem)
  return () => {
    window.removeEventListener('storage', onStorage)
    system.removeEventListener('change', onSystem)
  }
}
