import { type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { islands } from 'virtual:docent/islands'
import { createIslandStarter } from './island-start.ts'
import { STYLE_ATTRIBUTE } from '../shared/markup.ts'
import type { PageData } from '../shared/records/page-data.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { CrashBoundary } from '../theme/Crash/CrashBoundary.tsx'
import { PageContext, SiteContext } from '../theme/context.ts'
import { IslandSlot } from '../theme/island.tsx'
import { watchDeparture } from './build-guard.ts'

export interface IslandMounter {
  /** Prepares an article's islands and unmounts those of the previous article. */
  mount(article: Element, page: PageData): void
}

/**
 * Hydrates each island when it comes near the viewport, when the browser is idle, or immediately.
 * @param onReady called when an island is interactive
 * @param onMissing called when an island's code can't be loaded
 */
export function createIslandMounter(
  site: SiteData,
  onReady: (island: Element) => void,
  onMissing: () => void,
): IslandMounter {
  const roots = new Map<Element, Root>()
  let shown: PageData | undefined
  const starter = createIslandStarter(
    (element) => void startIsland(element, { roots, site, page: shown, onReady, onMissing }),
  )
  return {
    mount(article, page) {
      shown = page
      starter.forget()
      for (const [element, root] of roots) {
        if (element.isConnected) continue
        root.unmount()
        roots.delete(element)
      }
      for (const element of article.querySelectorAll('docent-island'))
        if (!roots.has(element)) starter.await(element)
    },
  }
}

interface StartOptions {
  roots: Map<Element, Root>
  site: SiteData
  page: PageData | undefined
  onReady: (island: Element) => void
  onMissing: () => void
}

/** Calls `onReady` once all components before it are mounted. */
function Ready({ onReady }: { onReady: () => void }): ReactNode {
  useEffect(onReady, [onReady])
  return null
}

async function startIsland(
  element: Element,
  { roots, site, page, onReady, onMissing }: StartOptions,
): Promise<void> {
  const name = element.getAttribute('name') ?? ''
  const load = islands[name]
  if (!load || roots.has(element)) return
  const departure = watchDeparture()
  let module: Awaited<ReturnType<typeof load>>
  try {
    module = await load()
  } catch (error) {
    console.warn(`The island "${name}" could not be loaded.`, error)
    if (!departure.hasBegun()) onMissing()
    return
  } finally {
    departure.stop()
  }
  try {
    const { default: marked } = module
    if (!element.isConnected || roots.has(element)) return
    restoreStyleAttributes(element)
    const Component = marked.docentIsland.component
    const props = JSON.parse(element.getAttribute('props') ?? '{}') as Record<string, unknown>
    // The first slot belongs to this island. Slots of nested islands are inside it.
    const slot = element.querySelector('docent-slot')
    const content = slot ? (
      <Component {...props}>
        <IslandSlot html={slot.innerHTML} />
      </Component>
    ) : (
      <Component {...props} />
    )
    const whenReady = (): void => {
      element.setAttribute('hydrated', '')
      onReady(element)
    }
    // With its own boundary, an island that throws later leaves a message instead of disappearing.
    const guarded = (
      <SiteContext value={site}>
        <PageContext value={page}>
          <CrashBoundary resetKey="" part>
            {content}
          </CrashBoundary>
        </PageContext>
        <Ready onReady={whenReady} />
      </SiteContext>
    )
    roots.set(
      element,
      hydrateRoot(element, guarded, { identifierPrefix: element.getAttribute('prefix') ?? '' }),
    )
  } catch (error) {
    // The island stays static HTML.
    console.error(`The island "${name}" could not be started.`, error)
  }
}

/**
 * Restores the inline styles of an island's own elements, so that React can change and remove them. A security policy
 * that refuses `style` attributes in markup lets scripts set them. The island's static children keep their rules in the
 * style sheet.
 */
export function restoreStyleAttributes(island: Element): void {
  for (const element of island.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    if (element.closest('docent-island, docent-slot') !== island) continue
    const text = element.getAttribute(STYLE_ATTRIBUTE) ?? ''
    // React's development build compares the attribute character by character, and `dev` sends no policy.
    if (import.meta.env.DEV) element.setAttribute('style', text)
    else element.style.cssText = text
    element.removeAttribute(STYLE_ATTRIBUTE)
  }
}
