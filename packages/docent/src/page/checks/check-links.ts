import type { Article, Page, SourceLink } from '../../shared/records/page.ts'
import { errors, type DocentError } from '../../errors/index.ts'
import { FILE_SCHEME } from '../../shared/page-marks.ts'
import {
  cleanPath,
  decodeSafely,
  isExternal,
  isUnparsable,
  redirectTarget,
  splitHref,
} from '../../shared/routes.ts'
import { nearest } from '../../shared/did-you-mean.ts'

/** The properties of a page that the link check needs. */
export type LinkingPage = Pick<Page, 'route' | 'file'> &
  Pick<Article, 'hrefs'> & {
    /** Anchors in the article. */
    ids: ReadonlySet<string>
    /** Links as written in the page's source, used to locate findings. */
    links: readonly SourceLink[]
    /** Base URL of the page's locale. Default: the site is at the root and has one language. */
    baseUrl?: string
    /** Whether the page has components that would need a script, which may make its anchors. Default: false. */
    isIncomplete?: boolean
  }

export interface LinkCheckInput {
  pages: readonly LinkingPage[]
  /** Addresses of files in the static folder. */
  files: ReadonlySet<string>
  /** Targets of redirected addresses. */
  redirects?: ReadonlyMap<string, string>
  /** Absolute path of the site's folder. */
  siteDir: string
  /** Paths of the pages' sources, relative to the site's folder, for suggestions. */
  sourceFiles: readonly string[]
  /** Kinds of findings to skip. For kinds that aren't reported, this avoids the search for the nearest names. */
  ignore?: ReadonlySet<LinkKind>
  /**
   * Whether the content was written for Docusaurus, which doesn't check links that components write as plain elements,
   * and lets components name anchors that only a script makes. Default: false.
   */
  isForeign?: boolean
}

/** Kinds of findings. The configuration sets the severity of each kind. */
export type LinkKind = 'links' | 'anchors' | 'markdown'

export type LinkFindings = Record<LinkKind, DocentError[]> & {
  /** Findings of any kind that Docusaurus doesn't report. */
  unchecked: DocentError[]
}

interface LinkLocation {
  file: string
  line?: number
  column?: number
}

/** Checks every link of every page against the existing routes, files, and anchors. */
export function checkLinks({
  pages,
  files,
  siteDir,
  sourceFiles,
  redirects = new Map(),
  ignore = new Set(),
  isForeign = false,
}: LinkCheckInput): LinkFindings {
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  const routes = [...byRoute.keys()]
  const findings: LinkFindings = { links: [], anchors: [], markdown: [], unchecked: [] }
  const known = new Set<string>()
  /** Languages show the same source, and lists show parts of pages. Each link is reported once. */
  const report = (
    kind: LinkKind,
    page: LinkingPage,
    href: string,
    problem: (location: LinkLocation) => DocentError,
    isIncomplete = false,
  ): void => {
    const { baseUrl = '/' } = page
    const location = locate(page, href)
    const below = href.startsWith(baseUrl) ? href.slice(baseUrl.length) : href
    const key = JSON.stringify([kind, location, below])
    const isUnchecked = isForeign && (location.line === undefined || isIncomplete)
    if (!known.has(key)) findings[isUnchecked ? 'unchecked' : kind].push(problem(location))
    known.add(key)
  }
  for (const page of pages) {
    for (const href of new Set(page.hrefs)) {
      if (href.startsWith(FILE_SCHEME)) {
        const { path } = splitHref(href.slice(FILE_SCHEME.length))
        const close = nearestFile(decodeSafely(path), sourceFiles)
        report('markdown', page, href, (location) =>
          errors.brokenMarkdownLink({
            ...location,
            url: writtenLink(page, href)?.url ?? path,
            suggestion: close && relativeLink(location.file.slice(siteDir.length + 1), close),
          }),
        )
        continue
      }
      if (isUnparsable(href) && !ignore.has('links'))
        report('links', page, href, (location) => errors.invalidLink({ ...location, url: href }))
      if (isExternal(href)) continue
      const { path, hash } = splitHref(href)
      const target = path === '' ? page : byRoute.get(cleanPath(decodeSafely(path)))
      if (!target) {
        if (ignore.has('links') || files.has(path) || files.has(decodeSafely(path))) continue
        const moved = redirects.get(cleanPath(path))
        if (moved !== undefined) {
          const newer = redirectTarget(moved, splitHref(href))
          report('links', page, href, (location) =>
            errors.redirectedLink({ ...location, url: href, target: newer }),
          )
          continue
        }
        report('links', page, href, (location) =>
          errors.brokenLink({
            ...location,
            url: href,
            suggestion: nearest(path, routes),
          }),
        )
        continue
      }
      const anchor = decodeSafely(hash.slice(1))
      // Browsers also compare IDs with the undecoded hash; the IDs of footnotes contain percent signs.
      const exists = target.ids.has(anchor) || target.ids.has(hash.slice(1))
      if (anchor !== '' && !ignore.has('anchors') && !exists) {
        const problem = (location: LinkLocation): DocentError =>
          errors.brokenAnchor({
            ...location,
            url: href,
            page: target.route,
            suggestion: nearest(anchor, [...target.ids]),
          })
        report('anchors', page, href, problem, target.isIncomplete)
      }
    }
  }
  return findings
}

/**
 * The route that a link leads to if it names an anchor on that page. Such a link is only as valid as that page's
 * anchors.
 */
export function anchorRoute(href: string): string | undefined {
  if (isExternal(href) || href.startsWith(FILE_SCHEME)) return undefined
  const { path, hash } = splitHref(href)
  return path === '' || hash.length < 2 ? undefined : cleanPath(decodeSafely(path))
}

/** Location of the link that became `href` in the author's source. For a component's links, only the file is known. */
function locate(page: LinkingPage, href: string): LinkLocation {
  const link = writtenLink(page, href)
  return link ? { file: link.file, line: link.line, column: link.column } : { file: page.file }
}

/** The link in a page's source that became `href`. */
function writtenLink(page: LinkingPage, href: string): SourceLink | undefined {
  // The compiler encodes spaces and other characters.
  const shown = decodeSafely(href)
  const { path, hash } = splitHref(shown)
  const matches = (link: SourceLink): boolean => {
    const target = decodeSafely(link.resolved ?? link.url)
    if (target === shown || decodeSafely(link.url) === shown) return true
    const linked = splitHref(target)
    if (linked.hash !== hash) return false
    const parts = linked.path.split('/')
    const name = parts.at(-1)?.replace(/\.mdx?$/, '')
    // An index page has the address of its folder, and the first one that of the documents.
    if (name === 'index' && parts.length <= 2) return path.split('/').length <= 2
    const base = name === 'index' ? parts.at(-2) : name
    return base !== undefined && base !== '' && path.endsWith(base)
  }
  return page.links.find(matches)
}

/** @example relativeLink('docs/guides/start.md', 'docs/intro.md') // '../intro.md' */
function relativeLink(from: string, to: string): string {
  const folders = from.split(/[\\/]/).slice(0, -1)
  const target = to.split('/')
  const shared = folders.findIndex((folder, index) => folder !== target[index])
  const common = shared === -1 ? folders.length : shared
  const up = folders.length - common
  return `${up === 0 ? './' : '../'.repeat(up)}${target.slice(common).join('/')}`
}

/** The extension is the likeliest mistake. */
function nearestFile(path: string, files: readonly string[]): string | undefined {
  const name = withoutExtension(path)
  return files.find((file) => withoutExtension(file) === name) ?? nearest(path, files)
}

const withoutExtension = (path: string): string => path.replace(/\.mdx?$/i, '').toLowerCase()
