import type { FileInput, Page } from '../shared/records/page.ts'
import type { DocSet, SourceDoc } from '../shared/records/content.ts'
import { bundlePlugins } from '../bundle/markdown-plugins.ts'
import { siteCache, type Cache } from '../files/cache.ts'
import { generatorKey } from '../files/generator-key.ts'
import { prepare, prepareAgain, type Prepared } from '../page/prepare.ts'
import type { ServerBundle } from '../page/page-content.ts'
import type { Config } from '../config/index.ts'
import { isDocentError, problemsIn } from '../errors/index.ts'
import { devImage } from './dev-images.ts'
import type { Cover, Problems } from './problems.ts'
import { createRenderer, type LivePage, type PageRenderer } from './render-pages.ts'

/** The site while its author works on it. Pages are compiled and rendered when they're requested. */
export interface SiteState {
  readonly prepared: Prepared
  /** The pages rendered so far, and what they were made from. */
  readonly renderer: Omit<PageRenderer, 'render'>
  /** Files of the site's Markdown plugins. */
  readonly pluginFiles: readonly string[]
  /** The bundled module with the plugins, if there are any. */
  readonly pluginFile: string | undefined
  find(route: string): Page | undefined
  /** The page for addresses that don't exist. */
  readonly notFound: Page
  render(page: Page, bundle: ServerBundle): Promise<LivePage>
  /**
   * Updates the site from saved documents, partials, and category files. Only these are read, unless one of them may
   * fix an earlier error: then everything is read again.
   * @returns errors; an invalid file keeps its previous version
   */
  change(files: readonly string[]): Promise<unknown[]>
  /**
   * Reads everything again after files were added or removed.
   * @returns errors; invalid documents keep their previous version, and after any other error, the site stays unchanged
   */
  reload(): Promise<unknown[]>
}

/** Opens the site for `dev`, including drafts. */
export async function openSite(
  config: Config,
  cache: Cache = siteCache(config.siteDir),
): Promise<SiteState> {
  const generator = await generatorKey(config.siteDir)
  const plugins = await bundlePlugins(config, cache, generator)
  const renderer = createRenderer(config, plugins)
  let prepared = await prepare(forgiving(config), { drafts: true })
  /** The pages of a plan by route. Each request and each checked link looks for one. */
  const byRoute = new WeakMap<Prepared['plan'], ReadonlyMap<string, Page>>()
  const pagesOf = (plan: Prepared['plan']): ReadonlyMap<string, Page> => {
    const pages = byRoute.get(plan) ?? new Map(plan.pages.map((page) => [page.route, page]))
    byRoute.set(plan, pages)
    return pages
  }
  /** Errors that kept changes from being applied. Saving a file that may have caused one reads everything again. */
  let pending: unknown[] = []

  const previous = ({ docsId, version, locale }: DocSet, relative: string): SourceDoc | undefined =>
    prepared.contents
      .get(locale)
      ?.sets.find(({ set }) => set.docsId === docsId && set.version === version)
      ?.docs.find((doc) => doc.relative === relative)
  const reload = async (attempts = 3): Promise<unknown[]> => {
    const faults: unknown[] = []
    try {
      prepared = await prepare(forgiving(config), {
        drafts: true,
        instead(set, relative, error) {
          if (isMissing(error)) return undefined
          faults.push(error)
          return previous(set, relative)
        },
      })
    } catch (error) {
      const problems = problemsIn(error)
      if (problems.some(isMissing) && attempts > 1) return reload(attempts - 1)
      faults.push(...problems)
    }
    pending = faults
    return faults
  }
  const mayMend = (file: string): boolean =>
    pending.some(
      (fault) => !isDocentError(fault) || fault.file === undefined || fault.file === file,
    )

  return {
    get prepared() {
      return prepared
    },
    renderer,
    pluginFiles: plugins.inputs,
    pluginFile: plugins.file,
    find: (route) => pagesOf(prepared.plan).get(route),
    get notFound() {
      const page = prepared.plan.pages.find(({ reactPage }) => reactPage === '404')
      if (!page) throw new Error('The site has no not-found page.')
      return page
    },
    async render(page, bundle) {
      const live = await renderer.render(page, prepared, bundle)
      const preview = devImage(live, config, prepared.sites)
      return preview ? { ...live, data: { ...live.data, preview } } : live
    },
    async change(files) {
      if (files.some(mayMend)) return reload()
      const faults: unknown[] = []
      try {
        const again = await prepareAgain(forgiving(config), prepared, files)
        prepared = again.prepared
        faults.push(...again.faults.filter((fault) => !isMissing(fault)))
      } catch (error) {
        pending.push(error)
        faults.push(error)
      }
      return faults
    },
    reload: () => reload(),
  }
}

/** The file was removed after it had been listed. The watcher reports the removal, too. */
function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

/** A duplicate route is only reported, so that its author can keep working on other pages. */
function forgiving(config: Config): Config {
  return config.onDuplicateRoutes === 'throw' ? { ...config, onDuplicateRoutes: 'warn' } : config
}

/** A rendered page, or the error that it has. */
export type Shown = { page: LivePage; error?: undefined } | { page?: undefined; error: unknown }

/** Pages that are shown since a change, by route. */
export type ShownPages = ReadonlyMap<string, Shown>

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
