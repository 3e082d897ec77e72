import { useLayoutEffect, useState, useTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import 'virtual:docent/clients'
import { loadSite } from 'virtual:docent/site'
import '../shared/browser/translated-text.ts'
import type { PageData } from '../shared/records/page-data.ts'
import type { Sidebar, SiteData } from '../shared/records/site-data.ts'
import { cleanPath, decodeSafely } from '../shared/routes.ts'
import { App } from '../theme/App/App.tsx'
import { ARTICLE_FRAME, completeArticle, showArticle } from '../theme/Article/article-content.ts'
import { mergeMessages } from '../shared/messages/messages.ts'
import { PageMetadata, pageTitle } from '../theme/PageMetadata/PageMetadata.tsx'
import { readPage, showPage } from '../shared/browser/loading.ts'
import { loadStyleSheet } from '../shared/browser/style-sheets.ts'
import { reloadOnce } from './build-guard.ts'
import { type ArticleAhead, createArticleAhead, startArticle } from './article.ts'
import { followFragment, hashTarget, revealTargets } from './hash-target.ts'
import type { HistoryEntries } from './history-entries.ts'
import type { Intents } from './intents.ts'
import { locationOf } from './location.ts'
import { startPrefetching } from './prefetch.ts'
import { createProgress } from './progress.ts'
import { createRouter } from './router.ts'
import type { Router, RouterStatus, View } from './router-interface.ts'
import { focusTarget } from './scroll.ts'

/** The router's connection to React: how it shows a view and the status of a navigation. */
interface Controls {
  show(view: View, shown: () => void): void
  setStatus(status: RouterStatus): void
}

interface ShellProps {
  site: SiteData
  initial: View
  connect: (controls: Controls) => void
  onMounted: () => void
  setQuery: Router['setQuery']
}

function Shell({ site, initial, connect, onMounted, setQuery }: ShellProps): ReactNode {
  const [shown, setShown] = useState<{ view: View; done?: () => void }>({ view: initial })
  const [status, setStatus] = useState<RouterStatus>({ status: 'idle' })
  const [, startTransition] = useTransition()

  useLayoutEffect(() => {
    connect({
      show: (view, done) => startTransition(() => setShown({ view, done })),
      setStatus,
    })
    onMounted()
  }, [connect, onMounted])
  useLayoutEffect(() => shown.done?.(), [shown])

  const { view } = shown
  const navigation = {
    status: status.status,
    retry: status.status === 'error' ? status.retry : () => undefined,
    location: view.location,
    setQuery: (search: string, options?: { replace?: boolean }) =>
      void setQuery(view.location.pathname, search, options),
  }
  return (
    <>
      <PageMetadata site={site} page={view.page} />
      <App
        site={site}
        page={view.page}
        sidebar={view.sidebar}
        articleHtml={view.html ?? ''}
        navigation={navigation}
      />
    </>
  )
}

/** Loads each sidebar once, so that Back to another section needs no network connection. */
function createSidebarLoader(): (url: string) => Promise<Sidebar> {
  const loaded = new Map<string, Promise<Sidebar>>()
  return (url) => {
    const earlier = loaded.get(url)
    if (earlier) return earlier
    const loading = fetchSidebar(url)
    loaded.set(url, loading)
    loading.catch(() => loaded.delete(url))
    return loading
  }
}

async function fetchSidebar(url: string): Promise<Sidebar> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The sidebar could not be loaded (${response.status}).`)
  return (await response.json()) as Sidebar
}

/** What the page's first script has started. */
export interface EarlyParts {
  intents: Intents
  entries: HistoryEntries
  /** Makes the pictures of a new article zoomable when it has settled. */
  zoomLater: () => void
}

/** Turns the page into an application: hydrates the shell and starts the router, the islands, and prefetching. */
export async function hydrate({ intents, entries, zoomLater }: EarlyParts): Promise<Router> {
  const page = readPage()
  const loadSidebar = createSidebarLoader()
  const buildId = document.documentElement.dataset.build ?? ''
  // Before the islands change it.
  const html = document.querySelector(`.${ARTICLE_FRAME} > article`)?.innerHTML ?? ''
  const [site, sidebar] = await Promise.all([
    loadSite(document.documentElement.dataset.locale ?? ''),
    page.sidebarUrl === undefined ? undefined : loadSidebar(page.sidebarUrl),
  ])
  // A host serves the not-found page at any address, but hydration must use the address that it was built for.
  const initial: View = {
    page,
    sidebar,
    location: { ...locationOf(window.location), pathname: page.route },
  }
  const root = document.getElementById('docent')
  if (!root) throw new Error('The page has no root element.')

  let router: Router | undefined
  const controls = await new Promise<Controls>((resolve) => {
    let connected: Controls | undefined
    hydrateRoot(
      root,
      <Shell
        site={site}
        initial={initial}
        connect={(value) => {
          connected = value
        }}
        onMounted={() => connected && resolve(connected)}
        setQuery={async (...change) => router?.setQuery(...change)}
      />,
      {
        onRecoverableError: (error) =>
          console.error("The page's HTML isn't what the build wrote.", error),
      },
    )
  })
  const article = startArticle(site, zoomLater, intents.replayIn, () => reloadOnce(router?.reload))
  const ahead = createArticleAhead()
  const started = createRouter(
    {
      baseUrl: site.baseUrl,
      addresses: site.addresses,
      buildId,
      // The not-found page is served at any address.
      first: page.kind === 'notFound' ? undefined : { build: buildId, page, html },
      progress: createProgress(mergeMessages(site.messages)['page.loading']),
      showArticle: (view, from, fromTop) =>
        haveSameFrame(view.page, from.page) && showArticleEarly(view, fromTop, site, ahead),
      prepareArticle({ page: next, html }, from) {
        if (html !== undefined && haveSameFrame(next, from.page)) ahead.prepare(html)
      },
      abandonArticle: () => ahead.abandon(),
      commit: (view) =>
        new Promise((done) =>
          controls.show(view, () => {
            followFragment()
            done()
          }),
        ),
      setStatus: controls.setStatus,
      loadSidebar,
      loadStyleSheet,
      onShown: ({ page: shown }) => {
        article.enter(shown)
        prefetchVisible()
        showPage(shown)
      },
      onNavigated: announce,
    },
    initial,
    entries,
  )
  router = started
  revealTargets(document)
  const prefetchVisible = startPrefetching(
    site.locales.find(({ code }) => code === site.locale)?.baseUrl ?? site.baseUrl,
    {
      prefetch: (path) => started.prefetch(path),
      prepare: (path) => started.prepare(path),
      abandon: (path) => started.abandon(path),
    },
  )
  article.enter(page)
  prefetchVisible()
  if (import.meta.hot) {
    const { followChanges } = await import('./development/follow-changes.ts')
    followChanges(import.meta.hot, started)
  }
  followFragment()
  document.documentElement.dataset.hydrated = 'true'
  if (isElsewhere(page)) await started.arrive()
  intents.replay()
  return started
}

/** Whether the reader went to another page of the site while the application was loading. */
function isElsewhere({ kind, route }: PageData): boolean {
  return kind !== 'notFound' && cleanPath(decodeSafely(window.location.pathname)) !== route
}

/** Shows only the article before React renders the page around it. Returns whether that was possible. */
function showArticleEarly(
  { page, html }: View,
  fromTop: boolean,
  site: SiteData,
  ahead: ArticleAhead,
): boolean {
  const frame = document.querySelector(`.${ARTICLE_FRAME}`)
  if (html === undefined || !frame) return false
  ahead.finish(html)
  showArticle(frame, html)
  // The target may be in the part that is rendered later, and the previous article may have an element with its ID.
  if (!fromTop) completeArticle(frame)
  document.title = pageTitle(site, page)
  return true
}

/** Whether two pages have the same layout, so that an article can be shown in the other page's frame. */
function haveSameFrame(page: PageData, other: PageData): boolean {
  return page.kind === 'doc' && other.kind === 'doc' && page.wrapperClass === other.wrapperClass
}

/**
 * After a navigation, screen readers announce the new title, and the next Tab starts at the hash target or at the top of
 * the page.
 */
function announce(view: View): void {
  dispatchEvent(
    new CustomEvent('docent:navigated', { detail: { page: view.page, location: view.location } }),
  )
  const start = document.getElementById('docent')
  const target = hashTarget(view.location.hash) ?? start
  if (target) focusTarget(target)
}
