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
