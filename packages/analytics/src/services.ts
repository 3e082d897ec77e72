import type { ServiceIds } from './options.ts'
import type { PageView } from './page-views.ts'

/** A category that a reader accepts or refuses. */
export type ConsentCategory = 'analytics' | 'sessionRecording'

/** A third-party service. Until `start` is called, the page contains nothing from it. */
export interface Service {
  name: string
  category: ConsentCategory
  /** Names of the cookies that it sets on the site's own domain. */
  cookies: RegExp
  /** Loads the service. Called at most once. */
  start(): void
  /** Reports a page view. Services that track the address themselves don't have it. */
  report?(view: PageView): void
  /** Stops the service. Its loaded scripts stay until the reader leaves the page. */
  stop(): void
}

interface ServiceWindow {
  dataLayer?: unknown[]
  clarity?: { (...command: unknown[]): void; q?: unknown[][] }
  [gaDisable: `ga-disable-${string}`]: boolean
}

const page = (): ServiceWindow => window as unknown as ServiceWindow

/** The configured services, in the order in which they load. */
export function servicesOf({ analytics, tagManager, sessionRecording }: ServiceIds): Service[] {
  return [
    ...(analytics === undefined ? [] : [googleAnalytics(analytics)]),
    ...(tagManager === undefined ? [] : [googleTagManager(tagManager)]),
    ...(sessionRecording === undefined ? [] : [microsoftClarity(sessionRecording)]),
  ]
}

function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

function push(entry: unknown): void {
  page().dataLayer ??= []
  page().dataLayer?.push(entry)
}

/** Google's tag expects commands as `arguments` objects and interprets arrays differently. */
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  push(arguments)
}

/** Google's services may measure visits but must not use data for advertising. */
const consentTo = (analytics: 'granted' | 'denied'): Record<string, string> => ({
  analytics_storage: analytics,
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
})

function googleAnalytics(id: string): Service {
  return {
    name: 'Google Analytics',
    category: 'analytics',
    cookies: /^_ga(?:_.+)?$|^_gid$/,
    start() {
      gtag('consent', 'default', consentTo('granted'))
      gtag('js', new Date())
      gtag('config', id, { send_page_view: false })
      loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`)
    },
    report: ({ title, url, referrer }) =>
      gtag('event', 'page_view', {
        page_title: title,
        page_location: url,
        page_referrer: referrer,
        send_to: id,
      }),
    stop() {
      page()[`ga-disable-${id}`] = true
      gtag('consent', 'update', consentTo('denied'))
    },
  }
}

function googleTagManager(id: string): Service {
  return {
    name: 'Google Tag Manager',
    category: 'analytics',
    cookies: /^_ga(?:_.+)?$|^_gid$|^_gcl_/,
    start() {
      gtag('consent', 'default', consentTo('granted'))
      push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
    },
    report: ({ title, url, path, referrer }) =>
      push({
        event: 'virtualPageview',
        page_title: title,
        page_location: url,
        page_path: path,
        page_referrer: referrer,
      }),
    stop: () => gtag('consent', 'update', consentTo('denied')),
  }
}

function microsoftClarity(id: string): Service {
  return {
    name: 'Microsoft Clarity',
    category: 'sessionRecording',
    cookies: /^_cl(?:ck|sk)$/,
    start() {
      // Commands wait in this queue until the script has loaded.
      const queue = (...command: unknown[]): void => void (queue.q ??= []).push(command)
      queue.q = undefined as unknown[][] | undefined
      page().clarity ??= queue
      page().clarity?.('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' })
      loadScript(`https://www.clarity.ms/tag/${id}`)
    },
    stop() {
      page().clarity?.('consent', false)
      page().clarity?.('stop')
    },
  }
}
