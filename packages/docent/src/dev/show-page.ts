import type { PlannedPage } from '../pipeline/plan-pages.ts'
import type { ServerBundle } from '../workers/render-jobs.ts'
import type { Problems } from './dev-problems.ts'
import type { DevPage, SiteState } from './site-state.ts'

/** A page as it can be shown, or why it can't. */
export type Shown = { page: DevPage; error?: undefined } | { page?: undefined; error: unknown }

/** Renders a page, and tells its author of a mistake; `terminal` is for pages that nobody looks at. */
export type ShowPage = (planned: PlannedPage, place?: 'terminal') => Promise<Shown>

export interface ShowPageOptions {
  state: SiteState
  problems: Problems
  loadBundle: () => Promise<ServerBundle>
}

export function createShowPage({ state, problems, loadBundle }: ShowPageOptions): ShowPage {
  return async (planned, place) => {
    const { route, hash: version } = planned
    // What is wrong with a page that was saved meanwhile is for the next answer to tell.
    const isCurrent = (): boolean => (state.find(route) ?? planned).hash === version
    try {
      const page = await state.render(planned, await loadBundle())
      if (isCurrent()) problems.mend(route)
      return { page }
    } catch (error) {
      if (isCurrent()) problems.fail({ name: route, route, version }, error, place)
      return { error }
    }
  }
}
