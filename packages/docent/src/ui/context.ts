import { createContext, use } from 'react'
import type { PageData } from '../model/page-data.ts'
import type { Sidebar, SiteData } from '../model/site-data.ts'
import { mergeMessages, type Messages } from '../messages/messages.ts'

/** Facts of the site in the current locale. */
export const SiteContext = createContext<SiteData | undefined>(undefined)

/** The page that is shown. */
export const PageContext = createContext<PageData | undefined>(undefined)

/** Sidebar of the page that is shown; pages without one have none. */
export const SidebarContext = createContext<Sidebar | undefined>(undefined)

/** What client navigation is doing, and where the reader is. */
export interface Navigation {
  status: 'idle' | 'loading' | 'error'
  /** Tries to load that page again. */
  retry(): void
  /** Clean path; search and hash are empty while the page is rendered to HTML. */
  location: { pathname: string; search: string; hash: string }
  /** Gives the page that is shown another query string, without moving focus or scroll. */
  setQuery?(search: string, options?: { replace?: boolean }): void
}

/** State of client navigation; the default is that of a page without it. */
export const NavigationContext = createContext<Navigation>({
  status: 'idle',
  retry: () => undefined,
  location: { pathname: '/', search: '', hash: '' },
})

function required<T>(value: T | undefined, hook: string): T {
  if (value === undefined) throw new Error(`${hook} was called outside of docent's shell.`)
  return value
}

/** Facts of the site. */
export const useSite = (): SiteData => required(use(SiteContext), 'useSite()')

/** The page that is shown. */
export const usePage = (): PageData => required(use(PageContext), 'usePage()')

/** Sidebar of the page, when it has one. */
export const useSidebar = (): Sidebar | undefined => use(SidebarContext)

/** State of client navigation. */
export const useNavigation = (): Navigation => use(NavigationContext)

const merged = new WeakMap<SiteData, Messages>()

/** Interface texts of the locale. */
export function useMessages(): Messages {
  const site = useSite()
  const known = merged.get(site)
  if (known) return known
  const messages = mergeMessages(site.messages)
  merged.set(site, messages)
  return messages
}
