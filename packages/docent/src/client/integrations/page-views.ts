/** A page as services hear of it. */
export interface PageView {
  title: string
  /** Absolute address, with query and without the place inside the page. */
  url: string
  /** Path and query. */
  path: string
  /** Where the reader came from; empty when nobody knows. */
  referrer: string
}

/** The page on the screen. */
function currentView(referrer: string): PageView {
  const { origin, pathname, search } = window.location
  const path = `${pathname}${search}`
  return { title: document.title, url: `${origin}${path}`, path, referrer }
}

export interface PageViews {
  /** The page on the screen now. */
  readonly current: PageView
}

/**
 * Calls back after each client navigation, once the new page with its title stands in the document. Places inside a
 * page are not views of their own.
 */
export function followPageViews(onView: (view: PageView) => void): PageViews {
  let current = currentView(document.referrer)
  addEventListener('docent:navigated', () => {
    const next = currentView(current.url)
    if (next.url === current.url) return
    current = next
    onView(current)
  })
  return {
    get current() {
      return current
    },
  }
}
