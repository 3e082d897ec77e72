import { withBrowser } from '../browser/chromium.ts'
import { timeNavigation } from '../browser/navigation.ts'
import type { Session } from './session.ts'
import { measureByTurns, type TurnsResult } from './turns.ts'

/** The time of each navigation in milliseconds. */
export type NavigationResult = TurnsResult<number>

/** Times navigations from the measured page to its neighbors in the sidebar. */
export async function compareNavigations(session: Session): Promise<NavigationResult[]> {
  const { hover } = session.options
  const from = session.page.route
  const targets = neighborsOf(session)
  return withBrowser((browser) =>
    measureByTurns(session, 'navigation', ({ server }, round) => {
      const to = targets[round % targets.length]
      if (!to) throw new Error(`${from} has no neighbor to navigate to.`)
      return timeNavigation(browser, server, { from, to, hover })
    }),
  )
}

/** Pages in the same folder as the measured one. Every generator's sidebar lists them next to it. */
function neighborsOf({ content, page: { route } }: Session) {
  const folder = route.slice(0, route.lastIndexOf('/') + 1)
  return content.pages
    .filter(
      (page) =>
        page.route !== route &&
        page.route.startsWith(folder) &&
        !page.route.slice(folder.length).includes('/'),
    )
    .slice(0, 5)
}
