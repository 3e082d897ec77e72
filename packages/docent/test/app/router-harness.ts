import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createRouter } from '../../src/app/router.ts'
import { followHistory } from '../../src/app/history-entries.ts'
import type { Router, RouterHost, View } from '../../src/app/router-interface.ts'
import type { PageData, PagePayload } from '../../src/shared/records/page-data.ts'
import { eventually } from '../support/eventually.ts'

const BUILD = 'b1'

export const pageData = (route: string, overrides: Partial<PageData> = {}): PageData => ({
  route,
  kind: 'doc',
  title: route,
  description: '',
  headings: [],
  tocMin: 2,
  tocMax: 3,
  breadcrumbs: [],
  ...overrides,
})

export const payload = (
  route: string,
  overrides: Partial<PageData> = {},
  build = BUILD,
): PagePayload => ({
  build,
  page: pageData(route, overrides),
  html: `<p>${route}</p>`,
})

/** Requests for payloads, each of which waits for its answer. */
export const requests = new Map<string, (answer: unknown) => void>()
/** The router's calls to the application, in order, each with the address at that time. */
export const log: string[] = []
const listeners: [EventTarget, string, EventListenerOrEventListenerObject][] = []
/** Addresses of full page loads. */
export const left: string[] = []

/** Answers a request as soon as it has been made. */
export async function answer(url: string, body: unknown): Promise<void> {
  await eventually(() => expect([...requests.keys()]).toContain(url))
  requests.get(url)?.(body)
  requests.delete(url)
}

const host = (overrides: Partial<RouterHost> = {}): RouterHost => ({
  addresses: undefined,
  baseUrl: '/',
  buildId: BUILD,
  progress: { start: () => undefined, done: () => undefined },
  showArticle: () => false,
  prepareArticle: () => undefined,
  abandonArticle: () => undefined,
  commit: ({ page, location }) => {
    log.push(`shows ${page.route}${location.search}${location.hash} at ${window.location.pathname}`)
    return Promise.resolve()
  },
  setStatus: ({ status }) => log.push(status),
  loadSidebar: (url) => {
    log.push(`sidebar ${url} at ${window.location.pathname}`)
    return Promise.resolve({ id: url, items: [] })
  },
  loadStyleSheet: () => Promise.resolve(),
  onShown: () => undefined,
  onNavigated: ({ page }) => log.push(`navigated to ${page.route}`),
  ...overrides,
})

/** A router on the page `/a`, whose application works. */
export function start(overrides: Partial<RouterHost> = {}, page: Partial<PageData> = {}): Router {
  history.replaceState(null, '', '/a')
  const initial: View = {
    page: pageData('/a', page),
    sidebar: undefined,
    location: { pathname: '/a', search: '', hash: '' },
  }
  return createRouter(host(overrides), initial, followHistory())
}

/** Starts each test of the file without the routers, requests, and listeners of the others. */
export function resetBetweenTests(): void {
  beforeEach(() => {
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target)
      vi.spyOn(target, 'addEventListener').mockImplementation(
        (type: string, listener: EventListenerOrEventListenerObject | null) => {
          if (!listener) return
          listeners.push([target, type, listener])
          add(type, listener)
        },
      )
    }
    vi.stubGlobal(
      'fetch',
      (url: string) =>
        new Promise<Response>((resolve, reject) => {
          requests.set(url, (body) => {
            if (body instanceof Error) reject(body)
            else if (typeof body === 'number') resolve(new Response('', { status: body }))
            else resolve(Response.json(body))
          })
        }),
    )
    vi.spyOn(window.location, 'assign').mockImplementation((url) => {
      left.push(String(url))
    })
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    for (const [target, type, listener] of listeners.splice(0))
      target.removeEventListener(type, listener)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    requests.clear()
    sessionStorage.clear()
    document.body.replaceChildren()
    log.length = 0
    left.length = 0
  })
}
