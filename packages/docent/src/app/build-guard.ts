const KEY = 'docent.reloaded-for'
const FAILURE_KEY = 'docent.reloaded-after-failure'

/**
 * Decides whether a payload from another build requires a full page load. After one full load for the same address and
 * build, the payload is used as is, because loading again would loop.
 * @returns whether to load the page in full
 */
export function needsFullLoad(
  payloadBuild: string,
  ownBuild: string,
  href: string,
  session: () => Storage = () => window.sessionStorage,
): boolean {
  return payloadBuild !== ownBuild && isFirst(KEY, `${payloadBuild} ${href}`, session)
}

/**
 * Loads the page in full after a file of its build couldn't be loaded, because a deploy may have removed it. This
 * happens once for each page and build, because the file may be missing from the new build as well.
 */
export function reloadOnce(
  reload: () => void = () => window.location.reload(),
  session: () => Storage = () => window.sessionStorage,
): void {
  const build = document.documentElement.dataset.build ?? ''
  if (navigator.onLine && isFirst(FAILURE_KEY, `${build} ${location.href}`, session)) reload()
}

function isFirst(key: string, mark: string, session: () => Storage): boolean {
  try {
    if (session().getItem(key) === mark) return false
    session().setItem(key, mark)
    return true
  } catch {
    // Without storage, a reload loop couldn't be detected.
    return false
  }
}

/** Whether the browser has started to load another document since the watch began. */
export interface Departure {
  hasBegun(): boolean
  /** Ends the watch, because some browsers don't keep pages with such a listener in the back-forward cache. */
  stop(): void
}

/**
 * Watches for a followed link, a form submission, or a history navigation to another document. Reloading at that moment
 * would cancel it.
 */
export function watchDeparture(): Departure {
  let hasBegun = false
  const listener = new AbortController()
  addEventListener('beforeunload', () => (hasBegun = true), { signal: listener.signal })
  return { hasBegun: () => hasBegun, stop: () => listener.abort() }
}
