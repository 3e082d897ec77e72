import type { PageData, PagePayload } from '../shared/records/page-data.ts'
import type { Sidebar } from '../shared/records/site-data.ts'
import { isRedirect, redirectTarget } from '../shared/routes.ts'
import { nextPaint } from '../shared/browser/scheduling.ts'
import { needsFullLoad } from './build-guard.ts'
import { hrefOf as addressOf, internalTarget, locationOf, type Location } from './location.ts'
import { createPayloadStore, PageLoadError, type PayloadStore } from './payload.ts'
import { keepPositions } from './stored-positions.ts'
import { PROGRESS_DELAY_MS } from './progress.ts'
import type { Router, RouterHost, View } from './router-interface.ts'
import { hashTarget } from './hash-target.ts'
import { currentKey, newKey, type HistoryEntries } from './history-entries.ts'
import { focusTarget, restorePosition, scrollToTarget } from './scroll.ts'

/** Client navigation: loads the next page before the route changes, then shows it, then scrolls. */
export function createRouter(host: RouterHost, initial: View, entries: HistoryEntries): Router {
  const hrefOf = (location: Location): string => addressOf(location, host.addresses)
  const store: PayloadStore = createPayloadStore(host.baseUrl)
  if (host.first) store.keep(host.first)
  const positionAt = keepPositions(entries.positions)
  let current = initial
  let latestNavigation = 0
  /** Path of the page that the reader is about to open. */
  let expected: string | undefined
  /** Target of the pending navigation. */
  let pending: Location | undefined
  /**
   * The browser is loading another document. From now on it follows links itself, because a client navigation would be
   * lost.
   */
  let isLeaving = false

  history.scrollRestoration = 'manual'
  history.replaceState(history.state, '', hrefOf(locationOf(window.location)))

  /**
   * Calls `before` with the final address when the page has loaded and is about to be shown.
   * @param restore position that the reader had scrolled to. Default: the hash target, or the top of the page
   */
  async function go(
    to: Location,
    before: (final: Location) => void,
    restore?: number,
    redirected = false,
  ): Promise<void> {
    const navigation = ++latestNavigation
    pending = undefined
    const settle = (): void => {
      if (restore === undefined) scrollToTarget(to.hash)
      else restorePosition(restore, to.hash)
    }
    if (to.pathname === current.location.pathname && to.search === current.location.search) {
      before(to)
      // Cancels any pending navigation.
      host.progress.done()
      host.setStatus({ status: 'idle' })
      current = { ...current, location: to }
      await host.commit(current)
      if (navigation !== latestNavigation) return
      settle()
      const target = hashTarget(to.hash)
      if (target && restore === undefined) focusTarget(target)
      entries.enter()
      return
    }
    pending = to
    host.progress.start()
    // A page that is already loaded shows no loading state, because rendering it would delay the page.
    const slow = setTimeout(() => host.setStatus({ status: 'loading' }), PROGRESS_DELAY_MS)
    try {
      const payload = await store.load(to.pathname)
      if (isRedirect(payload)) {
        if (navigation !== latestNavigation) return
        const target = new URL(redirectTarget(payload.redirect, to), window.location.href)
        // A second redirect means that the two come from different builds. The server has the newer one.
        if (redirected || target.origin !== window.location.origin) leave(target.href)
        else await go(locationOf(target), before, restore, true)
        return
      }
      const [sidebar] = await Promise.all([sidebarFor(payload.page), stylesFor(payload)])
      if (navigation !== latestNavigation) return
      if (needsFullLoad(payload.build, host.buildId, hrefOf(to))) {
        leave(hrefOf(to))
        return
      }
      before(to)
      const from = current
      current = { page: payload.page, sidebar, html: payload.html, location: to }
      const early = host.showArticle(current, from, !to.hash && !restore)
      if (early) {
        settle()
        await nextPaint()
      }
      await host.commit(current)
      if (navigation !== latestNavigation) return
      pending = undefined
      store.keep(payload)
      host.setStatus({ status: 'idle' })
      // This selects the tabs that the reader has chosen earlier, and the target may be in another one.
      host.onShown(current)
      // Repeated after an early article, because the content above it may have changed its height.
      settle()
      entries.enter()
      host.onNavigated(current)
    } catch (error) {
      if (navigation !== latestNavigation) return
      fail(error as Error, to, () => void go(to, before, restore, redirected))
    } finally {
      clearTimeout(slow)
      if (navigation === latestNavigation) host.progress.done()
    }
  }

  /**
   * Without a network connection, shows the failure with a button to try again. Any other failure is logged, and the
   * page is loaded in full, so the server also responds for missing pages.
   */
  function fail(error: Error, to: Location, retry: () => void): void {
    if (error instanceof PageLoadError && error.status === 0 && !navigator.onLine) {
      host.setStatus({ status: 'error', retry })
      return
    }
    console.warn(`Preloading ${hrefOf(to)} failed; loading the page in full.`, error)
    leave(hrefOf(to))
  }

  function leave(href: string): void {
    isLeaving = true
    window.location.assign(href)
  }

  async function sidebarFor(page: PageData): Promise<Sidebar | undefined> {
    if (page.sidebarUrl === undefined) return undefined
    if (page.sidebarUrl === current.page.sidebarUrl) return current.sidebar
    return host.loadSidebar(page.sidebarUrl)
  }

  async function stylesFor({ styleSheet }: PagePayload): Promise<void> {
    if (styleSheet !== undefined) await host.loadStyleSheet(styleSheet)
  }

  async function prepare(pathname: string): Promise<void> {
    store.prefetch(pathname)
    expected = pathname
    try {
      const payload = await store.load(pathname)
      if (isRedirect(payload)) return
      await stylesFor(payload)
      const { page, html } = payload
      const isCurrent = page.route === current.page.route
      if (expected === pathname && !pending && !isCurrent)
        host.prepareArticle({ page, html }, current)
    } catch {
      // The navigation reports the error if it fails again.
    }
  }

  async function navigate(href: string, options: { replace?: boolean } = {}): Promise<void> {
    const to = locationOf(new URL(href, window.location.href))
    await go(to, (final) => {
      entries.note()
      entries.leave()
      changeEntry(hrefOf(final), options)
    })
  }

  function changeEntry(href: string, { replace = false }: { replace?: boolean }): void {
    if (replace) history.replaceState({ docentKey: currentKey() }, '', href)
    else history.pushState({ docentKey: newKey() }, '', href)
  }

  /** Shows the page of the current history entry as the reader left it. */
  async function arrive(): Promise<void> {
    const to = locationOf(window.location)
    // An entry from an earlier visit may name a page that has moved since.
    const replace = (final: Location): void => {
      if (final !== to) changeEntry(hrefOf(final), { replace: true })
    }
    await go(to, replace, positionAt(currentKey()))
  }

  document.addEventListener('click', (event) => {
    if (isLeaving) return
    const url = internalTarget(event, host.baseUrl)
    if (!url) return
    event.preventDefault()
    const same = hrefOf(locationOf(url)) === hrefOf(locationOf(window.location))
    void navigate(url.href, { replace: same })
  })
  window.addEventListener('popstate', (event) => {
    if (isLeaving) return window.location.reload()
    const to = locationOf(window.location)
    if ((event.state as { docentKey?: number } | null)?.docentKey !== undefined) void arrive()
    else {
      // The browser has followed a link to a hash, or the hash was typed into the address bar.
      history.replaceState(history.state, '', hrefOf(to))
      current = { ...current, location: to }
      void host.commit(current)
    }
  })
  // The browser itself restores the scroll position after a reload and after a return from another site.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', () => {
    isLeaving = false
    history.scrollRestoration = 'manual'
  })

  return {
    navigate,
    arrive,
    prefetch: (pathname) => store.prefetch(pathname),
    prepare: (pathname) => void prepare(pathname),
    abandon(pathname) {
      if (pathname !== expected) return
      expected = undefined
      host.abandonArticle()
    },
    async setQuery(pathname, search, { replace = false } = {}) {
      const to = { pathname, search, hash: '' }
      if (pathname !== current.location.pathname || search === current.location.search) return
      entries.note()
      changeEntry(hrefOf(to), { replace })
      entries.enter()
      current = { ...current, location: to }
      await host.commit(current)
    },
    reload() {
      latestNavigation += 1
      if (pending) return leave(hrefOf(pending))
      isLeaving = true
      window.location.reload()
    },
    async refresh(payload) {
      if (payload.page.route !== current.page.route) return
      await stylesFor(payload)
      const sidebar = await sidebarFor(payload.page)
      // The reader may have navigated in the meantime.
      if (payload.page.route !== current.page.route) return
      const from = current
      current = { ...current, page: payload.page, html: payload.html, sidebar }
      // The author is waiting for the article. Rendering the shell around it takes longer.
      const isEarly = host.showArticle(current, from, false)
      if (isEarly) {
        host.onShown(current)
        await nextPaint()
      }
      await host.commit(current)
      if (!isEarly) host.onShown(current)
    },
  }
}
