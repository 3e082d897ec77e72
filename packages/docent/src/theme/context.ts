import { createContext, use } from 'react'
import type { PageData, Sidebar, SiteData } from '../model.ts'

export const SiteContext = createContext<SiteData | undefined>(undefined)
export const PageContext = createContext<PageData | undefined>(undefined)
export const SidebarContext = createContext<Sidebar | undefined>(undefined)
export interface Navigation {
  status: 'idle' | 'loading' | 'error'
  error?: Error
  retry(): void
  location: { pathname: string; search: string; hash: string }
}
export const NavigationContext = createContext<Navigation>({ status: 'idle', retry: () => undefined, location: { pathname: '/', search: '', hash: '' } })
function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`${name} is used outside of the shell.`)
  return value
}
export const useSite = (): SiteData => required(use(SiteContext), 'useSite()')
export const usePage = (): PageData => required(use(PageContext), 'usePage()')
export const useSidebar = (): Sidebar | undefined => use(SidebarContext)
export const useNavigation = (): Navigation => use(NavigationContext)
export const useMessages = (): Record<string, string> => useSite().messages
