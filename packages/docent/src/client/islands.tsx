import { hydrateRoot, type Root } from 'react-dom/client'
import { islands } from 'virtual:docent/islands'
import type { SiteData } from '../model.ts'
import { SiteContext } from '../theme/context.ts'
import { CrashBoundary } from '../theme/Crash/CrashBoundary.tsx'
import { IslandSlot } from './island.tsx'

/** Distance from the window at which an island starts to load, in pixels. */
const NEAR = '300px'

export interface IslandMounter {
  /** Prepares the islands of an article; those of the previous one are unmounted. */
  mount(article: Element): void
}

/** Hydrates islands one by one: when they come near the window, when the browser is idle, or at once. */
export function createIslandMounter(site: SiteData): IslandMounter {
  const roots = new Map<Element, Root>()
  const near = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue
        near.unobserve(entry.target)
        void start(entry.target, roots, site)
      }
    },
    { rootMargin: NEAR },
  )
  return {
    mount(article) {
      near.disconnect()
      for (const [element, root] of roots) {
        if (element.isConnected) continue
        root.unmount()
        roots.delete(element)
      }
      for (const element of article.querySelectorAll('docent-island')) {
        if (roots.has(element)) continue
        const when = element.getAttribute('when')
        if (when === 'load') void start(element, roots, site)
        else if (when === 'idle') setTimeout(() => void start(element, roots, site), 1)
        else near.observe(element)
      }
    },
  }
}

async function start(element: Element, roots: Map<Element, Root>, site: SiteData): Promise<void> {
  const name = element.getAttribute('name') ?? ''
  const load = islands[name]
  if (!load || roots.has(element)) return
  try {
    const { default: marked } = await load()
    if (!element.isConnected || roots.has(element)) return
    const Component = marked.docentIsland.component
    const props = JSON.parse(element.getAttribute('props') ?? '{}') as Record<string, unknown>
    // The first slot is the island's own; those of nested islands stand inside it.
    const slot = element.querySelector('docent-slot')
    const content = slot ? (
      <Component {...props}>
        <IslandSlot html={slot.innerHTML} />
      </Component>
    ) : (
      <Component {...props} />
    )
    // Without a boundary of its own an island that throws later would leave nothing where it stood.
    const guarded = (
      <SiteContext value={site}>
        <CrashBoundary resetKey="" part>
          {content}
        </CrashBoundary>
      </SiteContext>
    )
    roots.set(
      element,
      hydrateRoot(element, guarded, { identifierPrefix: element.getAttribute('prefix') ?? '' }),
    )
    element.setAttribute('hydrated', '')
  } catch (error) {
    // The island stays as the HTML that it is.
    console.error(`The island "${name}" could not be started.`, error)
  }
}
