/**
 * Calls the function when the browser is idle.
 * @param latest maximum delay in milliseconds, because a browser that doesn't draw is never idle
 */
export function whenIdle(callback: () => void, latest?: number): void {
  if ('requestIdleCallback' in window)
    requestIdleCallback(callback, latest === undefined ? undefined : { timeout: latest })
  else setTimeout(callback, 50)
}
