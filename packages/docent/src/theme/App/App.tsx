import type { ReactNode } from 'react'
import type { PageData, Sidebar, SiteData } from '../../model.ts'
import { NavigationContext, PageContext, SiteContext, SidebarContext, type Navigation } from '../context.ts'

export interface AppProps {
  site: SiteData
  page: PageData
  sidebar: Sidebar | undefined
  articleHtml: string
  navigation: Navigation
}

export function App({ site, page, sidebar, articleHtml, navigation }: AppProps): ReactNode {
  return (
    <SiteContext value={site}><PageContext value={page}><SidebarContext value={sidebar}><NavigationContext value={navigation}>
      <nav>{site.navbar.items.map((item, i) => (item.type === 'link' ? <a key={i} href={item.href}>{item.label}</a> : null))}</nav>
      <main><article className="markdown" dangerouslySetInnerHTML={{ __html: articleHtml }} suppressHydrationWarning /></main>
    </NavigationContext></SidebarContext></PageContext></SiteContext>
  )
}
