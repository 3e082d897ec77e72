import { useEffect, type ReactNode } from 'react'
import { useMessages, useSite } from '../context.ts'
import { useHydrated } from '../hooks.ts'
import { Icon } from '../Icon/Icon.tsx'
import { followColorMode, useColorMode } from './color-mode.ts'

/** Button that switches between light and dark mode. Renders nothing if the site disables the switch. */
export function ColorModeToggle(): ReactNode {
  const { colorMode } = useSite()
  const messages = useMessages()
  const { mode, setMode } = useColorMode()
  const hydrated = useHydrated()
  useEffect(() => followColorMode(colorMode), [colorMode])

  if (colorMode.disableSwitch) return null
  const next = mode === 'dark' ? 'light' : 'dark'
  const label = next === 'dark' ? messages['colorMode.toDark'] : messages['colorMode.toLight']
  const text = hydrated ? label : messages['colorMode.toggle']
  return (
    <button
      type="button"
      className="icon-button color-mode"
      data-intent="color-mode"
      aria-label={text}
      title={text}
      onClick={() => setMode(next)}
    >
      <Icon name="sun" className="color-mode-light" />
      <Icon name="moon" className="color-mode-dark" />
    </button>
  )
}
