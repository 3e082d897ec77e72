import { readFile } from 'node:fs/promises'
import { join, relative } from '../../shared/node/paths.ts'
import type { BlockedContent, RenderedPage } from '../../shared/records/page.ts'
import {
  checkConfiguredLinks,
  checkFeeds,
  checkRedirects,
  UNKNOWN_ANCHORS,
} from './check-targets.ts'
import { checkLinks, type LinkKind } from './check-links.ts'
import { checkOldAnchors } from './check-old-anchors.ts'
import { type Config, type ListFiles, localeOf } from '../../config/index.ts'
import { isCategoryFile } from '../../content/categories.ts'
import { locateKey } from '../../content/front-matter.ts'
import { configuredLinks } from '../../content/configured-links.ts'
import { filesBelow } from '../../files/files-below.ts'
import { readText } from '../../files/read-text.ts'
import { refusalOf } from '../../files/repository.ts'
import { SOURCE_DIR } from '../../files/source-dir.ts'
import { HEADERS_FILE, headerProblems } from '../../shared/parse-headers.ts'
import { type DocentError, type ErrorLocation, errors, throwTogether } from '../../errors/index.ts'
import type { Report } from '../../errors/report.ts'
import {
  decodeSafely,
  isExternal,
  joinRoute,
  markdownPath,
  splitHref,
} from '../../shared/routes.ts'
import { hasMarkdown } from '../markdown-copy/markdown-copy.ts'

/** The findings of the generator's checks. Warnings don't stop a build. */
export interface Findings {
  errors: DocentError[]
  warnings: DocentError[]
}

/** A page and its parts that are checked. */
type CheckedPage = Pick<RenderedPage, 'page' | 'hrefs' | 'sources'> & {
  /** Anchors; undefined if the page hasn't been made, so that they're unknown. */
  ids: readonly string[] | undefined
  /** Undefined if the page couldn't be made. */
  scripts?: RenderedPage['scripts'] | undefined
}

/**
 * Checks links, anchors, links to source files, redirects, feeds, and the configuration's links. Each kind has its
 * configured severity.
 * @param created paths of the files that outputs and plugins create, or that pages import or require, relative to the
 *   output folder
 */
export async function checkPages(
  config: Config,
  pages: readonly CheckedPage[],
  created: readonly string[] = [],
): Promise<Findings> {
  const statics = filesBelow(join(config.siteDir, config.staticDir))
  if (config.include === 'repository') {
    for (const file of statics) assertPublic(join(config.siteDir, config.staticDir, file), config)
  }
  const siteFiles = new Set([...statics, ...created].map((file) => joinRoute(config.baseUrl, file)))
  // The index page of a folder, which the configuration names without the slash.
  const folders = statics
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => joinRoute(config.baseUrl, file.slice(0, -'/index.html'.length)))
  const copies = pages.map(({ page }) => ({
    route: page.route,
    file: page.file,
    ...(hasMarkdown(page) && {
      copy: markdownPath(page.route, localeOf(config, page.locale).baseUrl),
    }),
  }))
  const assets = pages.flatMap(({ sources }) => sources.flatMap((source) => source.assets))
  const files = new Set([
    ...siteFiles,
    ...folders.flatMap((folder) => [folder, `${folder}/`]),
    ...assets.map(({ to }) => joinRoute(config.baseUrl, to)),
  ])
  if (config.markdownPages) {
    for (const { copy } of copies) if (copy !== undefined) files.add(copy)
  }
  const anchors = new Map(
    pages.map(({ page, ids }) => [page.route, ids ? new Set(ids) : UNKNOWN_ANCHORS] as const),
  )
  const { redirects } = config
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  const severities = {
    links: config.onBrokenLinks,
    anchors: config.onBrokenAnchors,
    markdown: config.onBrokenMarkdownLinks,
  }
  const kinds = Object.keys(severities) as LinkKind[]
  const broken = checkLinks({
    files,
    redirects: targets,
    ignore: new Set(kinds.filter((kind) => severities[kind] === 'ignore')),
    siteDir: config.siteDir,
    sourceFiles: pages.map(({ page }) => relative(config.siteDir, page.file)),
    isForeign: config.foreignContent !== undefined,
    pages: pages.map(({ page: { route, file, locale }, hrefs, sources, scripts }) => ({
      route,
      file,
      baseUrl: localeOf(config, locale).baseUrl,
      // The links on docent's own pages come from the configuration. They're checked below.
      hrefs: file.startsWith(SOURCE_DIR) ? [] : hrefs,
      ids: anchors.get(route) ?? new Set(),
      links: sources.flatMap((source) => source.links),
      isIncomplete: scripts?.missing !== undefined,
    })),
  })
  const findings: Findings = { errors: [], warnings: pageWarnings(pages, config) }
  const sort = (problems: readonly DocentError[], severity: Config['onBrokenLinks']): void => {
    if (severity === 'throw') findings.errors.push(...problems)
    if (severity === 'warn') findings.warnings.push(...problems)
  }
  for (const kind of kinds) sort(broken[kind], severities[kind])
  sort(broken.unchecked, 'warn')

  const previews = checkPreviewImages(pages, files, config)
  sort(previews, config.foreignContent === undefined ? 'throw' : 'warn')
  if (config.markdownPages) sort(checkMarkdownCopies({ pages: copies, files: siteFiles }), 'throw')
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
    oldAnchors: config.oldAnchors,
    sources: await textsOf(config.listFiles.oldAnchors),
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
  const configured = checkConfiguredLinks({
    ...target,
    links: Object.values(config.locales).flatMap((locale) => configuredLinks(config, locale)),
    redirects: targets,
    source: await sourceOf(config, 'config'),
    sidebars: await textsOf(config.listFiles.sidebars),
  })
  sort(configured.links, config.onBrokenLinks)
  sort(configured.anchors, config.onBrokenAnchors)
  return findings
}

/** Images for link previews that are neither in the static folder nor made by a plugin. */
function checkPreviewImages(
  pages: readonly CheckedPage[],
  files: ReadonlySet<string>,
  config: Config,
): DocentError[] {
  const { siteDir, staticDir, baseUrl } = config
  const found = new Map<string, DocentError>()
  for (const { page } of pages) {
    const written = page.data.image
    if (written === undefined || isExternal(written)) continue
    const image = splitHref(written).path
    const address = image.startsWith(baseUrl) ? image : joinRoute(baseUrl, image)
    if (files.has(address) || files.has(decodeSafely(address))) continue
    // A page of a locale without a translation has the file of the original.
    const key = `${page.file}\0${image}`
    const path = join(siteDir, staticDir, image)
    if (!found.has(key))
      found.set(
        key,
        errors.brokenPreviewImage({
          url: written,
          path,
          ...imageLocation(page.file, written, config),
        }),
      )
  }
  return [...found.values()]
}

/** Where an author has named an image. Generated indexes are described in category files and in the configuration. */
function imageLocation(file: string, image: string, { docSets, listFiles }: Config): ErrorLocation {
  if (!file.startsWith(SOURCE_DIR))
    return /\.mdx?$/.test(file) ? locateKey(file, 'image') : { file }
  const dirs = docSets.flatMap(({ dir, overlayDir = dir }) => [dir, overlayDir])
  const categories = dirs.flatMap((dir) =>
    filesBelow(dir)
      .filter(isCategoryFile)
      .map((name) => join(dir, name)),
  )
  for (const path of [...categories, listFiles.config]) {
    if (path === undefined) continue
    const source = readText(path)
    const line = source.split('\n').findIndex((text) => text.includes(image)) + 1
    if (line > 0) return { file: path, source, line }
  }
  return {}
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

/** What authors wrote without effect. Locales and partials share sources. */
function pageWarnings(
  pages: readonly Pick<RenderedPage, 'sources'>[],
  { contentSecurityPolicy: policy }: Pick<Config, 'contentSecurityPolicy'>,
): DocentError[] {
  const warnings = pages
    .flatMap(({ sources }) => sources.flatMap(({ warnings }) => warnings))
    .filter((warning) => warning.kind !== 'blocked' || !isAllowed(warning, policy))
  const once = new Map(warnings.map((warning) => [JSON.stringify(warning), warning]))
  return [...once.values()].map((warning) => {
    if (warning.kind === 'fence') return errors.fenceAsCode(warning)
    if (warning.kind === 'unread') return errors.unreadSyntax(warning)
    if (warning.kind === 'lost-cell') return errors.lostCell(warning)
    if (warning.kind === 'blocked') return errors.blockedContent(warning)
    if (warning.kind === 'unclosed') return errors.unclosedBlock(warning)
    return warning.kind === 'off' ? errors.optionOff(warning) : errors.ignoredCodeOption(warning)
  })
}

/** Whether the site's own sources, which can have wildcards, allow what docent's policy blocks. */
function isAllowed(
  { directive, source }: BlockedContent,
  policy: Config['contentSecurityPolicy'],
): boolean {
  if (policy === false) return true
  const scheme = source.slice(0, source.indexOf(':') + 1)
  const sources = policy[directive] ?? []
  return sources.some((each) => each === scheme || each.includes('*') || each.startsWith(source))
}

/** The file that an error names: the configuration, or the separate file that contains the list. */
async function sourceOf(
  { listFiles }: Config,
  list: Exclude<keyof ListFiles, 'oldAnchors' | 'sidebars'>,
): Promise<{ file: string; text: string } | undefined> {
  const file = listFiles[list]
  return file === undefined ? undefined : { file, text: await readFile(file, 'utf8') }
}

const textsOf = (files: readonly string[] = []): Promise<{ file: string; text: string }[]> =>
  Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))

export interface CopyCheckInput {
  /** Pages with their source and the address of their Markdown copy. */
  pages: readonly { route: string; file: string; copy?: string }[]
  /** Addresses of the site's static files. */
  files: ReadonlySet<string>
}

/** Checks that every Markdown copy has a unique address and that no page's route is the address of a copy. */
export function checkMarkdownCopies({ pages, files }: CopyCheckInput): DocentError[] {
  const findings: DocentError[] = []
  const taken = new Map<string, string>()
  for (const { route, file, copy } of pages) {
    if (route.endsWith('.md')) findings.push(errors.markdownRoute({ route, file }))
    if (copy === undefined) continue
    const by = files.has(copy) ? `the static file ${copy}` : taken.get(copy)
    if (by !== undefined) findings.push(errors.markdownAddressTaken({ route, copy, by, file }))
    taken.set(copy, `the copy of the page ${route}`)
  }
  return findings
}

/**
 * Shows warnings, and throws if there are errors: a single error as it is, several errors together.
 * @throws DocentError or AggregateError
 */
export function throwFindings({ errors: problems, warnings }: Findings, report: Report): void {
  warnings.forEach(report.warn)
  throwTogether(problems, errors.checksFailed({ problems: problems.length }).message)
}
