import type { ReactNode } from 'react'
import { useColorMode as useOwnColorMode } from '../../theme/ColorMode/color-mode.ts'

export { useCurrentSidebarCategory } from './docs-client.ts'
export { Details } from '../../theme/mdx/Details.tsx'

export function useColorMode() {
  const { mode, setMode } = useOwnColorMode()
  return { colorMode: mode, isDarkTheme: mode === 'dark', setColorMode: setMode }
}

/** Empty, because docent's theme is configured elsewhere. */
export const useThemeConfig = (): Record<string, never> => ({})

/** The value that Docusaurus uses while it renders HTML. The style sheet decides what's shown. */
export const useWindowSize = (): 'ssr' => 'ssr'

/** Without colors, which come from docent's tokens. */
export const usePrismTheme = (): { plain: object; styles: [] } => ({ plain: {}, styles: [] })

/** docent's pages have no classes on the `html` element. */
export const HtmlClassNameProvider = ({ children }: { children?: ReactNode }): ReactNode => children

export { default as PageMetadata } from './theme/Layout.tsx'

/** Open, because only a script could close it. */
export const Collapsible = ({ children }: { children?: ReactNode }): ReactNode => children

export const useCollapsible = () => ({
  collapsed: false,
  setCollapsed: (): void => undefined,
  toggleCollapsed: (): void => undefined,
})

/** Always empty, because the query isn't known while a page is rendered to HTML. */
export const useQueryString = (): [string, () => void] => ['', () => undefined]
export const useQueryStringList = (): [string[], () => void] => [[], () => undefined]
