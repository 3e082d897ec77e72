import type { FileInput, Page } from '../shared/records/page.ts'
import type { ServerBundle } from '../page/page-content.ts'
import type { Cover, Problems } from './dev-problems.ts'
import type { LivePage } from './render-pages.ts'
import type { SiteState } from './site-state.ts'

/** A rendered page, or the error that it has. */
export type Shown = { page: LivePage; error?: undefined } | { page?: undefined; error: unknown }

/** Renders a page and reports its error to the author. */
export type ShowPage = (page: Page, cover?: Cover) => Promise<Shown>

export interface ShowPageOptions {
  state: SiteState
  problems: Problems
  loadBundle: () => Promise<ServerBundle>
  /** Watches the files that a page was made from. */
  watch: (files: readonly FileInput[]) => void
}

export function createShowPage({ state, problems, loadBundle, watch }: ShowPageOptions): ShowPage {
  return async (page, cover) => {
    const { route, hash: version } = page
    // If the page was saved in the meantime, the next response reports its problems.
    const isCurrent = (): boolean => (state.find(route) ?? page).hash === version
    try {
      const live = await state.render(page, await loadBundle())
      if (isCurrent()) problems.mend(route)
      watch(live.sources.flatMap(({ inputs }) => inputs))
      return { page: live }
    } catch (error) {
      if (isCurrent()) problems.fail({ name: route, route, version }, error, cover)
      return { error }
    }
  }
}
