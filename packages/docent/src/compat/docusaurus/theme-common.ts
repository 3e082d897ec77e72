import { useColorMode as useOwnColorMode } from '../../theme/ColorMode/useColorMode.ts'

export { useCurrentSidebarCategory } from './sidebar-category.ts'
export { Details } from '../../render/mdx/Details.tsx'

export function useColorMode() {
  const { mode, setMode } = useOwnColorMode()
  return { colorMode: mode, isDarkTheme: mode === 'dark', setColorMode: setMode }
}

/** Empty, because docent's theme is configured elsewhere. */
export const useThemeConfig = (): Record<string, never> => ({})
