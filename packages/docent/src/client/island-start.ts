import { whenIdle } from '../browser/when-idle.ts'

/** Distance from the window at which an island starts to load, in pixels. */
const NEAR = '300px'

/** A browser that is never idle hydrates an island after this time, in milliseconds. */
const IDLE_AT_LATEST_MS = 2000

export interface IslandStarter {
  /** Calls back when it's time to hydrate an island: at once, when the browser is idle, or when it comes near. */
  await(island: Element): void
  /** Forgets the islands that haven't come near. */
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
