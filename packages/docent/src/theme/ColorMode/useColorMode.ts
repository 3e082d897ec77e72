import { useSyncExternalStore } from 'react'
import { useSite } from '../../ui/context.ts'
import { chooseMode, currentMode, onModeChange, type ColorModeName } from './color-mode.ts'

export interface ColorMode {
  /** The default mode on the server and while hydrating; the reader's own from then on. */
  mode: ColorModeName
  /** Changes the mode and remembers it. */
  setMode(mode: ColorModeName): void
}

/**
 * The colour mode, for components that must know it. Prefer CSS (`[data-theme='dark']`) where it is enough: it is
 * right before the first paint.
 */
export function useColorMode(): ColorMode {
  const { defaultMode } = useSite().colorMode
  const mode = useSyncExternalStore(onModeChange, currentMode, () => defaultMode)
  return { mode, setMode: chooseMode }
}
