import { useSyncExternalStore } from 'react'
import { useSite } from '../context.ts'
import { chooseMode, currentMode, onModeChange, type ColorModeName } from './color-mode.ts'

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
