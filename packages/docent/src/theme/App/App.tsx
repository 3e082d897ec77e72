import { useState, type ComponentType, type ReactNode } from 'react'
import type { PageData } from '../../shared/records/page-data.ts'
import type { Sidebar, SiteData } from '../../shared/records/site-data.ts'
import { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar.tsx'
import { Article, type ArticleMemory } from '../Article/Article.tsx'
import {
  NavigationContext,
  PageContext,
  SidebarContext,
  SiteContext,
  type Navigation,
} from '../context.ts'
import { CrashBoundary } from '../Crash/CrashBoundary.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { useAnimatedDetails } from '../collapse.ts'
import { Navbar } from '../Navbar/Navbar.tsx'
import { PageStatus } from '../PageStatus/PageStatus.tsx'
import { RouteAnnouncer } from '../RouteAnnouncer/RouteAnnouncer.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { Slot } from '../Slot/Slot.tsx'
import { DocLayout, type LayoutProps, PageLayout, SearchLayout } from './layouts.tsx'

export interface AppProps {
  site: SiteData
  page: PageData
  /** The page's sidebar, if it has one. */
  sidebar: Sidebar | undefined
  /** HTML of the article. Empty while the browser hydrates the server's HTML. */
  articleHtml: string
  navigation: Navigation
}

const LAYOUTS: Record<PageData['kind'], ComponentType<LayoutProps>> = {
  doc: DocLayout,
  page: PageLayout,
  notFound: PageLayout,
  search: SearchLayout,
}

/** The shell of every page, which the server renders to HTML and the browser hydrates. */
export function App({ site, page, sidebar, articleHtml, navigation }: AppProps): ReactNode {
  const [kept, keep] = useState<ArticleMemory>()
  useAnimatedDetails()
  const Layout = page.layout === 'landing' ? PageLayout : LAYOUTS[page.kind]
  return (
    <SiteContext value={site}>
      <PageContext value={page}>
        <SidebarContext value={sidebar}>
          <NavigationContext value={navigation}>
            <CrashBoundary resetKey={page.route}>
              <div className="shell" data-kind={page.kind}>
                <SkipLink />
                <Slot name="afterSkipLink" />
                <AnnouncementBar />
                <Navbar />
                <PageStatus />
                <CrashBoundary resetKey={page.route}>
                  <Layout article={<Article html={articleHtml} kept={kept} keep={keep} />} />
                </CrashBoundary>
                <Footer />
                <RouteAnnouncer />
              </div>
            </CrashBoundary>
          </NavigationContext>
        </SidebarContext>
      </PageContext>
    </SiteContext>
  )
}
