import { whenIdle } from '../shared/browser/scheduling.ts'

/** An island starts to load at this distance from the viewport. */
const NEAR = '300px'

/** Maximum wait for the browser to be idle, in milliseconds. */
const IDLE_AT_LATEST_MS = 2000

export interface IslandStarter {
  /**
   * Calls back when it's time to hydrate an island: immediately, when the browser is idle, or when the island comes
   * near the viewport.
   */
  await(island: Element): void
  /** Stops watching the islands that haven't come near the viewport. */
  forget(): void
}

export function createIslandStarter(start: (island: Element) => void): IslandStarter {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        start(target)
      }
    },
    { rootMargin: NEAR },
  )
  return {
    await(island) {
      const when = island.getAttribute('when')
      if (when === 'load') start(island)
      else if (when === 'idle') whenIdle(() => start(island), IDLE_AT_LATEST_MS)
      else near.observe(island)
    },
    forget: () => near.disconnect(),
  }
}
