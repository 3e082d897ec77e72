import { createContext, use } from 'react'
import { mergeMessages, type Messages } from '../shared/messages/messages.ts'
import type { PageData } from '../shared/records/page-data.ts'
import type { LocaleInfo, Sidebar, SiteData } from '../shared/records/site-data.ts'

/** The site's data in the current locale. */
export const SiteContext = createContext<SiteData | undefined>(undefined)

/** The page that is shown. */
export const PageContext = createContext<PageData | undefined>(undefined)

/** The sidebar of the page that is shown; undefined if it has none. */
export const SidebarContext = createContext<Sidebar | undefined>(undefined)

/** The status of client navigation and the current location. */
export interface Navigation {
  status: 'idle' | 'loading' | 'error'
  /** Tries to load the page again. */
  retry(): void
  /** Clean path. `search` and `hash` are empty while the page is rendered to HTML. */
  location: { pathname: string; search: string; hash: string }
  /** Changes the query string of the current page without moving focus or the scroll position. */
  setQuery?(search: string, options?: { replace?: boolean }): void
}

/** State of client navigation. The default is for pages without client navigation. */
export const NavigationContext = createContext<Navigation>({
  status: 'idle',
  retry: () => undefined,
  location: { pathname: '/', search: '', hash: '' },
})

function required<T>(value: T | undefined, hook: string): T {
  if (value === undefined) throw new Error(`${hook} was called outside of docent's shell.`)
  return value
}

/** The site's data. */
export const useSite = (): SiteData => required(use(SiteContext), 'useSite()')

/** The page that is shown. */
export const usePage = (): PageData => required(use(PageContext), 'usePage()')

/** The language of the page's content if it hasn't been translated into the locale's language. */
export function useContentLanguage(): LocaleInfo | undefined {
  const { contentLocale } = usePage()
  return useSite().locales.find(({ code }) => code === contentLocale)
}

/** The page's sidebar, if it has one. */
export const useSidebar = (): Sidebar | undefined => use(SidebarContext)

/** State of client navigation. */
export const useNavigation = (): Navigation => use(NavigationContext)

const merged = new WeakMap<SiteData, Messages>()

/** Interface messages of the locale. */
export function useMessages(): Messages {
  const site = useSite()
  const complete = merged.get(site)
  if (complete) return complete
  const messages = mergeMessages(site.messages)
  merged.set(site, messages)
  return messages
}

/** Joins the class names that apply. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
