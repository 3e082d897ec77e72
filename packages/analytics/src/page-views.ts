/** A page view as services receive it. */
export interface PageView {
  title: string
  /** Absolute address with the query and without the hash. */
  url: string
  /** Path and query. */
  path: string
  /** Address of the previous page; empty if unknown. */
  referrer: string
}

/** The page view of the current page. */
function currentView(referrer: string): PageView {
  const { origin, pathname, search } = window.location
  const path = `${pathname}${search}`
  return { title: document.title, url: `${origin}${path}`, path, referrer }
}

export interface PageViews {
  /** The current page view. */
  readonly current: PageView
}

/**
 * Calls the function after each client navigation, once the new page and its title are in the document. A change of
 * only the hash isn't a page view, and neither is a page that the reader leaves before it's complete.
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
