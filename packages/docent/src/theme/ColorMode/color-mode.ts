import { useSyncExternalStore } from 'react'
import { storage } from '../../shared/browser/storage.ts'
import type { SiteData } from '../../shared/records/site-data.ts'
import { useSite } from '../context.ts'

/** Light or dark. */
export type ColorModeName = 'light' | 'dark'

type Options = SiteData['colorMode']

/** Storage key of the reader's choice, which the script before the first paint also reads. */
export const COLOR_MODE_KEY = 'theme'

/** The page's current mode, initially set by the script before the first paint. */
export function currentMode(): ColorModeName {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

function apply(mode: ColorModeName): void {
  document.documentElement.dataset.theme = mode
}

/** Applies and stores a reader's choice. */
export function chooseMode(mode: ColorModeName): void {
  storage.set(COLOR_MODE_KEY, mode)
  apply(mode)
}

const DARK_QUERY = '(prefers-color-scheme: dark)'

function isMode(value: string | null): value is ColorModeName {
  return value === 'light' || value === 'dark'
}

/** Mode for a reader who hasn't chosen one. */
function defaultMode(options: Options): ColorModeName {
  if (!options.respectPrefersColorScheme) return options.defaultMode
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light'
}

/** Calls the listener whenever the page's mode changes, for any reason. */
export function onModeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/**
 * Keeps the page's mode in sync with choices in other tabs and, if configured, with the system. If the switch is
 * disabled, a stored choice is removed.
 * @returns a function that stops it
 */
export function followColorMode(options: Options): () => void {
  if (options.disableSwitch) storage.remove(COLOR_MODE_KEY)
  const onStorage = (event: StorageEvent): void => {
    // The key is null if another tab has cleared the storage.
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

export interface ColorMode {
  /** The default mode on the server and during hydration; the reader's mode after that. */
  mode: ColorModeName
  /** Changes the mode and stores it. */
  setMode(mode: ColorModeName): void
}

/**
 * The color mode, for components that depend on it. Use CSS (`[data-theme='dark']`) if possible, because it's correct
 * before the first paint.
 */
export function useColorMode(): ColorMode {
  const { defaultMode } = useSite().colorMode
  const mode = useSyncExternalStore(onModeChange, currentMode, () => defaultMode)
  return { mode, setMode: chooseMode }
}
