import type { ReactNode } from 'react'
import { useColorMode as useOwnColorMode } from 'docent/theme'

export { useCurrentSidebarCategory, useDocsPreferredVersion } from './docusaurus-docs-client.ts'
export { Details } from 'docent/theme'

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

export { Layout as PageMetadata } from './docusaurus-theme.tsx'

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

/** Does nothing: in an island, an element may move when content above it changes. */
export const useScrollPositionBlocker = () => ({
  blockElementScrollPositionUntilNextRender: (): void => undefined,
})

export const useClearQueryString = (): (() => void) => () => undefined

/** The entries that a list contains more than once. */
export function duplicates<Entry>(
  list: readonly Entry[],
  isSame: (a: Entry, b: Entry) => boolean = Object.is,
): Entry[] {
  return list.filter((entry, at) => list.findIndex((other) => isSame(other, entry)) !== at)
}

/** Selects the form of a message for a number: forms are separated by `|`, in the order of English. */
export function usePluralForm() {
  return {
    selectMessage(count: number, forms: string): string {
      const [one = '', other = one] = forms.split('|')
      return count === 1 ? one : other
    },
  }
}

/** A value in the browser's storage. Pages are rendered without one. */
export function createStorageSlot(key: string) {
  const use = <Result>(work: (storage: Storage) => Result): Result | null => {
    try {
      return typeof window === 'undefined' ? null : work(window.localStorage)
    } catch {
      return null
    }
  }
  return {
    get: (): string | null => use((storage) => storage.getItem(key)),
    set: (value: string): void => void use((storage) => storage.setItem(key, value)),
    del: (): void => void use((storage) => storage.removeItem(key)),
    listen: (): (() => void) => () => undefined,
  }
}
