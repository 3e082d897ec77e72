import type { PageData, PagePayload } from '../model/page-data.ts'
import type { Sidebar } from '../model/site-data.ts'
import type { AddressForm } from '../shared/page-address.ts'
import { isRedirect, redirectTarget } from '../shared/redirect-target.ts'
import { nextPaint } from '../browser/next-paint.ts'
import { needsFullLoad } from './build-guard.ts'
import { hrefOf as addressOf, internalTarget, locationOf, type Location } from './location.ts'
import { createPayloadStore, PageLoadError, type PayloadStore } from './payload.ts'
import { PROGRESS_DELAY_MS, type Progress } from './progress.ts'
import { recheckAnchor, scrollToTarget } from './scroll.ts'

/** What the application shows. `html` is absent for the page that came as HTML. */
export interface View {
  page: PageData
  sidebar: Sidebar | undefined
  html?: string
  location: Location
}

export type RouterStatus = { status: 'idle' | 'loading' } | { status: 'error'; retry: () => void }

export interface RouterHost {
  baseUrl: string
  buildId: string
  /** How addresses of pages end, when the site says so. */
  addresses: AddressForm | undefined
  progress: Progress
  /**
   * Puts only the article of a view into the document, at once; answers whether that was possible. The rest follows
   * with `commit`, after the reader has seen it.
   */
  showArticle(view: View, from: View): boolean
  /** Shows a view; resolves when it stands in the document. */
  commit(view: View): Promise<void>
  setStatus(status: RouterStatus): void
  loadSidebar(url: string): Promise<Sidebar>
  /** Resolves when a style sheet applies. */
  loadStyleSheet(href: string): Promise<void>
  /** Called when a view's article is in the document. */
  onShown(view: View): void
  /** Called after each navigation. */
  onNavigated(view: View): void
}

export interface Router {
  navigate(href: string, options?: { replace?: boolean }): Promise<void>
  prefetch(pathname: string): void
  /** Gives the page at `pathname`, if it is still shown, another query string; focus and scroll stay. */
  setQuery(pathname: string, search: string, options?: { replace?: boolean }): Promise<void>
  /** Loads the page in full, or the one that the reader is on the way to. */
  reload(): void
  /** Replaces the content of the current page, keeping scroll and state: for `dev`. */
  refresh(payload: PagePayload): Promise<void>
}

interface HistoryState {
  docentKey?: number
}

/** Client navigation: the next page is loaded before the route changes, then shown, then scrolled. */
export function createRouter(host: RouterHost, initial: View): Router {
  const hrefOf = (location: Location): string => addressOf(location, host.addresses)
  const store: PayloadStore = createPayloadStore(host.baseUrl)
  const positions = new Map<number, number>()
  let current = initial
  let key = (history.state as HistoryState | null)?.docentKey ?? Date.now()
  let turn = 0
  /** Where the reader is on the way to. */
  let pending: Location | undefined
  /** Another document is on its way: from now on, the browser follows links, because one of ours would be lost. */
  let isLeaving = false

  history.scrollRestoration = 'manual'
  history.replaceState({ docentKey: key }, '', hrefOf({ ...locationOf(window.location) }))
  if (initial.location.hash !== '') recheckAnchor(initial.location.hash)

  /** `before` is called with the final address, when its page is there and about to be shown. */
  async function go(
    to: Location,
    before: (final: Location) => void,
    restore?: number,
    redirected = false,
  ): Promise<void> {
    const own = ++turn
    pending = undefined
    if (
      to.pathname === current.location.pathname &&
      restore === undefined &&
      to.search === current.location.search
    ) {
      before(to)
      // What was under way before is given up.
      host.progress.done()
      host.setStatus({ status: 'idle' })
      current = { ...current, location: to }
      await host.commit(current)
      scrollToTarget(to.hash)
      return
    }
    pending = to
    host.progress.start()
    // A page that is there already needs no sign that it is coming: rendering one would only delay it.
    const slow = setTimeout(() => host.setStatus({ status: 'loading' }), PROGRESS_DELAY_MS)
    try {
      const payload = await store.load(to.pathname)
      if (isRedirect(payload)) {
        if (own !== turn) return
        const target = new URL(redirectTarget(payload.redirect, to), window.location.href)
        // A redirect that leads to another one is of two builds: the server knows the newer.
        if (redirected || target.origin !== window.location.origin) leave(target.href)
        else await go(locationOf(target), before, restore, true)
        return
      }
      const [sidebar] = await Promise.all([sidebarFor(payload.page), stylesFor(payload)])
      if (own !== turn) return
      if (needsFullLoad(payload.build, host.buildId, hrefOf(to))) {
        leave(hrefOf(to))
        return
      }
      before(to)
      const from = current
      current = { page: payload.page, sidebar, html: payload.html, location: to }
      const settle = (): void => {
        if (restore === undefined) scrollToTarget(to.hash)
        else window.scrollTo({ top: restore, behavior: 'instant' })
      }
      const early = host.showArticle(current, from)
      if (early) {
        settle()
        await nextPaint()
      }
      await host.commit(current)
      if (own !== turn) return
      pending = undefined
      host.setStatus({ status: 'idle' })
      // Once more after an early article: what stands above it may have another height now.
      settle()
      host.onShown(current)
      host.onNavigated(current)
    } catch (error) {
      if (own !== turn) return
      fail(error as Error, to, () => void go(to, before, restore, redirected))
    } finally {
      clearTimeout(slow)
      if (own === turn) host.progress.done()
    }
  }

  /** A missing page is the server's to answer; anything else of a preload is logged and loaded in full. */
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

  async function navigate(href: string, options: { replace?: boolean } = {}): Promise<void> {
    const to = locationOf(new URL(href, window.location.href))
    positions.set(key, window.scrollY)
    const nextKey = options.replace ? key : Date.now()
    await go(to, (final) => {
      key = nextKey
      const method = options.replace ? 'replaceState' : 'pushState'
      history[method]({ docentKey: nextKey }, '', hrefOf(final))
    })
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
    positions.set(key, window.scrollY)
    const nextKey = (event.state as HistoryState | null)?.docentKey
    const to = locationOf(window.location)
    if (nextKey === undefined) {
      // A hash typed into the address bar: the browser has scrolled already.
      history.replaceState({ docentKey: key }, '', hrefOf(to))
      current = { ...current, location: to }
      void host.commit(current)
      return
    }
    key = nextKey
    // An entry of an earlier visit may name a page that has moved since.
    const replace = (final: Location): void => {
      if (final !== to) history.replaceState({ docentKey: key }, '', hrefOf(final))
    }
    void go(to, replace, positions.get(nextKey) ?? 0)
  })
  // A reload, and a return from another site, are restored by the browser itself.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', () => {
    isLeaving = false
    history.scrollRestoration = 'manual'
  })

  return {
    navigate,
    prefetch: (pathname) => store.prefetch(pathname),
    async setQuery(pathname, search, { replace = false } = {}) {
      const to = { pathname, search, hash: '' }
      if (pathname !== current.location.pathname || search === current.location.search) return
      positions.set(key, window.scrollY)
      if (!replace) key = Date.now()
      history[replace ? 'replaceState' : 'pushState']({ docentKey: key }, '', hrefOf(to))
      current = { ...current, location: to }
      await host.commit(current)
    },
    reload() {
      turn += 1
      if (pending) return leave(hrefOf(pending))
      isLeaving = true
      window.location.reload()
    },
    async refresh(payload) {
      if (payload.page.route !== current.page.route) return
      await stylesFor(payload)
      current = {
        ...current,
        page: payload.page,
        html: payload.html,
        sidebar: await sidebarFor(payload.page),
      }
      await host.commit(current)
      host.onShown(current)
    },
  }
}
