/** Resolves after the browser has painted the current state of the document. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden tab never paints, so only the timer resolves the promise there.
    const timer = setTimeout(resolve, 100)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer)
        resolve()
      }),
    )
  })
}

/**
 * Calls the function when the browser is idle.
 * @param latest maximum delay in milliseconds, because a browser that doesn't draw is never idle
 */
export function whenIdle(callback: () => void, latest?: number): void {
  if ('requestIdleCallback' in window)
    requestIdleCallback(callback, latest === undefined ? undefined : { timeout: latest })
  else setTimeout(callback, 50)
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Whether pages may be prefetched: not for readers who save data or have a 2G connection, and not in `dev`, which
 * compiles a page and reports its problems when it's requested, so it must only receive requests for pages that the
 * author opens.
 */
export function mayPrefetch(
  connection = (navigator as { connection?: Connection }).connection,
): boolean {
  if (import.meta.env.DEV) return false
  return !(connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? ''))
}
