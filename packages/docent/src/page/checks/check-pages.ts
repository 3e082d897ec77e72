import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { posixRelative } from '../../files/paths.ts'
import type { RenderedPage } from '../../shared/records/page.ts'
import { checkConfiguredLinks, checkFeeds, checkRedirects } from './check-targets.ts'
import { checkLinks } from './check-links.ts'
import { checkMarkdownCopies } from './check-markdown-copies.ts'
import { checkOldAnchors } from './check-old-anchors.ts'
import type { Config, ListFiles } from '../../config/index.ts'
import { configuredLinks } from '../../content/configured-links.ts'
import { localeBaseUrl } from '../../content/doc-sets.ts'
import { oldAnchorsByRoute } from '../../content/site-old-anchors.ts'
import { redirectsByRoute, siteRedirects } from '../../content/site-redirects.ts'
import { filesBelow } from '../../files/files-below.ts'
import { refusalOf } from '../../files/repository.ts'
import { SOURCE_DIR } from '../../files/source-dir.ts'
import { headerProblems, HEADERS_FILE } from '../../serve/resolve-request.ts'
import { DocentError, errors } from '../../errors/index.ts'
import { joinRoute, markdownPath } from '../../shared/routes.ts'
import { hasMarkdown } from '../markdown-copy/markdown-copy.ts'

/** The findings of the generator's checks. Warnings don't stop a build. */
export interface Findings {
  errors: DocentError[]
  warnings: DocentError[]
}

/**
 * Checks links, anchors, links to source files, redirects, feeds, and the configuration's links. Each kind has its
 * configured severity.
 */
export async function checkPages(
  config: Config,
  pages: readonly Pick<RenderedPage, 'page' | 'ids' | 'hrefs' | 'sources' | 'copyProblem'>[],
): Promise<Findings> {
  const statics = filesBelow(join(config.siteDir, config.staticDir))
  if (config.include === 'repository') {
    for (const file of statics) assertPublic(join(config.siteDir, config.staticDir, file), config)
  }
  const own = new Set([
    ...statics.map((file) => joinRoute(config.baseUrl, file)),
    ...config.feeds.map(({ path }) => joinRoute(config.baseUrl, path)),
    ...(config.changesFeed === false ? [] : [joinRoute(config.baseUrl, config.changesFeed)]),
  ])
  const copies = pages.map(({ page }) => ({
    route: page.route,
    file: page.file,
    ...(hasMarkdown(page) && {
      copy: markdownPath(page.route, localeBaseUrl(config, page.locale)),
    }),
  }))
  const assets = pages.flatMap(({ sources }) => sources.flatMap((source) => source.assets))
  const files = new Set([...own, ...assets.map(({ to }) => joinRoute(config.baseUrl, to))])
  if (config.markdownPages) {
    for (const list of ['llms.txt', 'llms-full.txt']) files.add(joinRoute(config.baseUrl, list))
    for (const { copy } of copies) if (copy !== undefined) files.add(copy)
  }
  const anchors = new Map(pages.map(({ page, ids }) => [page.route, new Set(ids)] as const))
  const redirects = siteRedirects(config)
  const severities = {
    links: config.onBrokenLinks,
    anchors: config.onBrokenAnchors,
    markdown: config.onBrokenMarkdownLinks,
  }
  const kinds = Object.keys(severities) as (keyof typeof severities)[]
  const found = checkLinks({
    files,
    redirects: redirectsByRoute(redirects),
    ignore: new Set(kinds.filter((kind) => severities[kind] === 'ignore')),
    siteDir: config.siteDir,
    sourceFiles: pages.map(({ page }) => posixRelative(config.siteDir, page.file)),
    pages: pages.map(({ page: { route, file }, hrefs, sources }) => ({
      route,
      file,
      // The links on docent's own pages come from the configuration. They're checked below.
      hrefs: file.startsWith(SOURCE_DIR) ? [] : hrefs,
      ids: anchors.get(route) ?? new Set(),
      links: sources.flatMap((source) => source.links),
    })),
  })
  const findings: Findings = {
    errors: [],
    warnings: [...undrawnDiagrams(pages), ...copyProblems(pages)],
  }
  const sort = (problems: readonly DocentError[], severity: Config['onBrokenLinks']): void => {
    if (severity === 'throw') findings.errors.push(...problems)
    if (severity === 'warn') findings.warnings.push(...problems)
  }
  for (const kind of kinds) sort(found[kind], severities[kind])

  if (config.markdownPages) sort(checkMarkdownCopies({ pages: copies, files: own }), 'throw')
  const target = { pages: anchors, files, baseUrl: config.baseUrl }
  const moved = checkRedirects({
    ...target,
    redirects,
    source: await sourceOf(config, 'redirects'),
  })
  sort(moved.redirects, 'throw')
  sort(moved.links, config.onBrokenLinks)
  sort(moved.anchors, config.onBrokenAnchors)
  const old = checkOldAnchors({
    ...target,
    oldAnchors: oldAnchorsByRoute(config),
    sources: await Promise.all(
      (config.listFiles.oldAnchors ?? []).map(async (file) => ({
        file,
        text: await readFile(file, 'utf8'),
      })),
    ),
  })
  sort(old, 'throw')
  const fed = checkFeeds({
    ...target,
    feeds: config.feeds,
    source: await sourceOf(config, 'feeds'),
  })
  sort(fed.links, config.onBrokenLinks)
  sort(fed.anchors, config.onBrokenAnchors)
  findings.errors.push(...(await checkHeaders(config)))
  const written = ['sitemap.xml', 'robots.txt'].map((file) => joinRoute(config.baseUrl, file))
  const configured = checkConfiguredLinks({
    ...target,
    // The footer links to these files.
    files: new Set([...files, ...written]),
    links: config.i18n.locales.flatMap((locale) => configuredLinks(config, locale)),
    redirects: redirectsByRoute(redirects),
    source: await sourceOf(config, 'config'),
  })
  sort(configured.links, config.onBrokenLinks)
  sort(configured.anchors, config.onBrokenAnchors)
  return findings
}

/** @throws DocentError for a file that a site whose `include` is `'repository'` may not publish */
export function assertPublic(path: string, { siteDir }: Config): void {
  const refusal = refusalOf(path, siteDir)
  if (refusal !== undefined)
    throw errors.fileNotIncluded({ path, isPrivate: refusal === 'private' })
}

/** Lines of the site's own rules for headers that no host can apply. */
async function checkHeaders({ siteDir, staticDir }: Config): Promise<DocentError[]> {
  const file = join(siteDir, staticDir, HEADERS_FILE)
  const source = await readFile(file, 'utf8').catch(() => '')
  return headerProblems(source).map((problem) =>
    errors.invalidHeaderLine({ ...problem, file, source }),
  )
}

function copyProblems(pages: readonly Pick<RenderedPage, 'copyProblem'>[]): DocentError[] {
  return pages.flatMap(({ copyProblem }) => (copyProblem ? [new DocentError(copyProblem)] : []))
}

/** A warning for each diagram that is shown as code. Locales and partials share sources. */
function undrawnDiagrams(pages: readonly Pick<RenderedPage, 'sources'>[]): DocentError[] {
  const diagrams = pages.flatMap(({ sources }) => sources.flatMap(({ undrawn }) => undrawn))
  const places = new Map(diagrams.map((diagram) => [`${diagram.file}:${diagram.line}`, diagram]))
  return [...places.values()].map((diagram) => errors.diagramAsCode(diagram))
}

/** The file that an error names: the configuration, or the separate file that contains the list. */
async function sourceOf(
  { listFiles }: Config,
  list: Exclude<keyof ListFiles, 'oldAnchors'>,
): Promise<{ file: string; text: string } | undefined> {
  const file = listFiles[list]
  return file === undefined ? undefined : { file, text: await readFile(file, 'utf8') }
}
