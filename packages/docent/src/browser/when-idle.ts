/**
 * Calls back when the browser has nothing better to do.
 * @param latest milliseconds after which it is called in any case: a browser that draws nothing is never idle
 */
export function whenIdle(callback: () => void, latest?: number): void {
  if ('requestIdleCallback' in window)
    requestIdleCallback(callback, latest === undefined ? undefined : { timeout: latest })
  else setTimeout(callback, 50)
}
