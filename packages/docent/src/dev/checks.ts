import { existsSync, readFileSync } from 'node:fs'
import { basename } from '../shared/node/paths.ts'
import type { DocentError } from '../errors/index.ts'
import { translationFindings } from '../page/checks/translation-state.ts'
import { namedFiles } from '../outputs/index.ts'
import { checkPages } from '../page/checks/check-pages.ts'
import { anchorRoute } from '../page/checks/check-links.ts'
import { checkState } from '../page/checks/check-state.ts'
import { pageImages } from '../page/prepare.ts'
import { cleanPath, decodeSafely, splitHref } from '../shared/routes.ts'
import type { Problems } from './problems.ts'
import { createdFiles, pluginFindings, type PluginSiteOptions } from './plugin-site.ts'
import type { LivePage } from './render-pages.ts'
import type { ShowPage, SiteState } from './site-state.ts'

/** Checks in the background: what a build would report about pages. */
export interface Checks {
  /** Checks the links of a page that was saved or opened. */
  page(route: string): void
  /** Checks the pages that link to this route, because its anchors have changed. */
  linksTo(route: string): void
  /**
   * Checks the site's redirects and routes, the pages that link to removed addresses, and the pages with warnings,
   * because the missing targets may exist now.
   */
  site(gone?: readonly Address[]): void
}

/** An address of the site and the file it's made from. */
export interface Address {
  route: string
  file: string
}

export interface ChecksOptions extends PluginSiteOptions {
  problems: Problems
  show: ShowPage
}

/** Codes of findings about one page. All others are about the site. */
const PAGE_CODES = new Set([
  'broken-link',
  'broken-anchor',
  'broken-markdown-link',
  'redirected-link',
])
/** These checks need the anchors of all pages, most of which haven't been rendered yet. */
const UNKNOWN_CODES = new Set([
  'redirect-to-missing-anchor',
  'feed-to-missing-anchor',
  'old-anchor-exists',
  'old-anchor-to-nowhere',
])

/** Targets that may be files of plugins. */
const TARGET_CODES = new Set([
  'broken-link',
  'broken-preview-image',
  'configured-link-to-nowhere',
  'feed-to-nowhere',
  'redirect-to-nowhere',
])

/** Paths of files that a page imports or requires, and links to. Vite serves them under their own paths. */
function requiredFiles(baseUrl: string, page?: LivePage): string[] {
  const names = page?.sources.flatMap(({ imports }) =>
    imports.map(({ specifier }) => basename(specifier)),
  )
  const links = page?.hrefs.filter((href) => names?.includes(basename(decodeSafely(href)))) ?? []
  return links.map((href) => href.slice(baseUrl.length))
}

export function createChecks(options: ChecksOptions): Checks {
  const { config, state, problems, show } = options
  const open = new Set<string>()
  let isSiteOpen = false
  let running = false

  /** Runs the checks. Only the checked page has links, and only the pages that it links to need anchors. */
  const findingsOf = async (checked?: LivePage, dropped = new Set<string>()) => {
    const pages = state.prepared.plan.pages.map((page) => {
      const isChecked = page.route === checked?.page.route
      const { ids, scripts } = state.renderer.last(page.route) ?? {}
      const hrefs = isChecked ? checked.hrefs.filter((href) => !dropped.has(href)) : []
      return { page, ids, hrefs, scripts, sources: isChecked ? checked.sources : [] }
    })
    const known = [
      ...namedFiles(config),
      ...pageImages(state.prepared.contents).map(({ to }) => to),
      ...requiredFiles(config.baseUrl, checked),
    ]
    const check = async (files: readonly string[]): Promise<DocentError[]> => {
      const { errors, warnings } = await checkPages(config, pages, files)
      return [...errors, ...warnings]
    }
    const findings = await check(known)
    const isMissing = ({ code }: DocentError): boolean => TARGET_CODES.has(code)
    // Plugins may read the whole site for their files, so they're asked only if a link may lead to one of them.
    if (!findings.some(isMissing)) return findings
    try {
      const created = await createdFiles(options)
      problems.mend('files of plugins')
      return created.size === 0 ? findings : check([...known, ...created.keys()])
    } catch (error) {
      problems.fail({ name: 'files of plugins' }, error, 'never')
      return findings.filter((finding) => !isMissing(finding))
    }
  }

  const checkPage = async (route: string): Promise<void> => {
    const page = state.find(route)
    if (!page || !(await show(page, 'never')).page) return
    const checked = state.renderer.last(route)
    if (!checked) return
    const dropped = new Set<string>()
    for (const href of checked.hrefs) {
      const target = anchorRoute(href)
      const page = target === undefined ? undefined : state.find(target)
      if (!page) continue
      // The linked page reports its own error, and its anchors are unknown.
      if (!(await show(page, 'never')).page) dropped.add(href)
      await yieldToRequests()
    }
    const findings = await findingsOf(checked, dropped)
    const version = checked.sources.map(({ key }) => key).join()
    problems.warn({ name: route, route, version }, [
      ...findings.filter(({ code }) => PAGE_CODES.has(code)),
      ...checkState([checked]),
    ])
  }

  const checkPlugins = async (): Promise<void> => {
    try {
      problems.warn({ name: 'plugins' }, await pluginFindings(options))
      problems.mend('plugins')
    } catch (error) {
      problems.fail({ name: 'plugins' }, error, 'never')
    }
  }

  const run = async (): Promise<void> => {
    if (running) return
    running = true
    await yieldToRequests()
    while (open.size > 0 || isSiteOpen) {
      const [route] = open
      try {
        if (route !== undefined) {
          open.delete(route)
          await checkPage(route)
        } else {
          isSiteOpen = false
          const findings = await findingsOf()
          const translations = await translationFindings(config)
          problems.warn({ name: 'site' }, [
            ...state.prepared.plan.warnings,
            ...findings.filter(({ code }) => !PAGE_CODES.has(code) && !UNKNOWN_CODES.has(code)),
            ...translations.errors,
            ...translations.warnings,
          ])
        }
      } catch (error) {
        problems.fail({ name: route ?? 'site', route }, error, 'never')
      }
      await yieldToRequests()
      // Plugins check the whole site, so they wait until nothing else is to be checked.
      if (open.size === 0 && !isSiteOpen) await checkPlugins()
    }
    running = false
  }
  const add = (routes: Iterable<string>): void => {
    for (const route of routes) open.add(route)
    void run()
  }
  const linking = (targets: ReadonlySet<string>): string[] =>
    [...state.renderer.known]
      .filter(({ hrefs }) => hrefs.some((href) => targets.has(cleanPath(splitHref(href).path))))
      .map(({ page }) => page.route)

  return {
    page: (route) => add([route]),
    linksTo: (route) => add(linking(new Set([route]))),
    site(gone = []) {
      isSiteOpen = true
      const routes = new Set(gone.map(({ route }) => route))
      for (const route of routes) problems.forget(route)
      const mentions = gone.length > 0 ? mentioning(gone, state) : []
      add([...problems.warned, ...linking(routes), ...mentions])
    },
  }
}

/**
 * Pages that may link to a removed page, because their source contains the last part of its address or the name of its
 * file. Only rendering shows whether they do.
 */
function mentioning(gone: readonly Address[], { prepared }: SiteState): string[] {
  const names = gone.flatMap(({ route, file }) => [
    route.slice(route.lastIndexOf('/')),
    file.slice(file.lastIndexOf('/')),
  ])
  const searched = names.filter((name) => name !== '/')
  return prepared.plan.pages.flatMap(({ route, file, hash }) => {
    if (hash === undefined || !existsSync(file)) return []
    const text = readFileSync(file, 'utf8')
    return searched.some((name) => text.includes(name)) ? [route] : []
  })
}

/** Handles the requests that have arrived in the meantime first. */
function yieldToRequests(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
