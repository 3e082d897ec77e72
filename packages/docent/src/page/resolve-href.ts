import { filesBelow } from '../files/files-below.ts'
import type { Config } from '../config/index.ts'
import { isBelow, join, posix, relative } from '../shared/node/paths.ts'
import { FILE_SCHEME } from '../shared/page-marks.ts'
import type { DocSet } from '../shared/records/content.ts'
import type { Page } from '../shared/records/page.ts'
import {
  cleanPath,
  decodeSafely,
  isExternal,
  isFileAddress,
  joinRoute,
  markdownPath,
  splitHref,
} from '../shared/routes.ts'
import { hasMarkdown } from './markdown-copy/markdown-copy.ts'

/** Routes that links are resolved against. All articles of a locale share them. */
export interface RouteTable {
  /** Routes by source path, relative to the site folder. */
  files: Record<string, string>
  /** Routes with a Markdown copy. */
  copies: string[]
  /** Folders that links to files may be relative to, in addition to the page's, below the site folder. */
  roots: string[]
  /** Address of the folder with copies of files next to pages. */
  assets: string
  /** Base URL of the default locale. */
  root: string
  /** Files in the static folder. Only for other locales than the default one. */
  statics: Readonly<Record<string, true>>
  /** HTML in the static folder. */
  documents: Readonly<Record<string, true>>
  /** Whether links relative to the page may also be relative to the documentation folder, as in Docusaurus. */
  allRelative: boolean
}

/** The routes that a locale's links are resolved against, by source path. */
export function routeTable(pages: readonly Page[], locale: string, config: Config): RouteTable {
  const { siteDir, markdownPages } = config
  const files: Record<string, string> = {}
  const sets = config.docSets.filter((set) => set.locale === locale)
  const copies: string[] = []
  for (const page of pages) {
    if (page.locale !== locale) continue
    for (const name of namesOf(page.file, sets, siteDir)) files[name] ??= page.route
    files[relative(siteDir, page.file)] = page.route
    if (markdownPages && hasMarkdown(page)) copies.push(page.route)
  }
  const roots = sets.map(({ folder }) => folder)
  const { baseUrl: root, staticDir } = config
  const staticFiles = filesBelow(join(siteDir, staticDir))
  const statics = locale === config.i18n.defaultLocale ? [] : staticFiles
  const assets = `${root}assets/`
  return {
    files,
    copies,
    roots,
    assets,
    root,
    statics: Object.fromEntries(statics.map((name) => [name, true])),
    documents: Object.fromEntries(
      staticFiles.filter((name) => name.endsWith('.html')).map((name) => [name, true]),
    ),
    allRelative: config.foreignContent !== undefined,
  }
}

/**
 * The paths by which links can name a document, relative to the site's folder: its translation and its original,
 * although only one of them is a page in a locale.
 */
function namesOf(file: string, sets: readonly DocSet[], siteDir: string): string[] {
  return sets.flatMap(({ dir, overlayDir }) => {
    const folderOfFile = [overlayDir, dir].find(
      (folder) => folder !== undefined && isBelow(file, folder),
    )
    if (folderOfFile === undefined || overlayDir === undefined) return []
    const path = relative(folderOfFile, file)
    const other = path.endsWith('x') ? path.slice(0, -1) : `${path}x`
    return [dir, overlayDir].flatMap((folder) =>
      [path, other].map((name) => relative(siteDir, join(folder, name))),
    )
  })
}

/**
 * Resolves the links of a page.
 * @param file path of the page, relative to the site folder
 */
export function hrefResolver(
  file: string,
  { route, baseUrl }: Pick<HrefContext, 'route' | 'baseUrl'>,
  table: RouteTable,
): (href: string) => string {
  const { fromRoot, ofLink } = routesOfSources(file, table)
  const context: HrefContext = {
    route,
    baseUrl,
    root: table.root,
    isSharedFile: (address, isRelative) => isSharedFile(address, table, baseUrl, isRelative),
    assets: table.assets,
    documentAt: (path) => documentAt(path, table, baseUrl),
    routeOfFile: (path) => table.files[path],
    routeFromRoot: fromRoot,
    routeOfLink: ofLink,
  }
  return (href) => resolveHref(href, context)
}

interface HrefContext {
  /** Route of the page with the link. */
  route: string
  /** Base URL of the page's locale. */
  baseUrl: string
  /** Base URL of the default locale. Files have the same address in all locales. Default: `baseUrl`. */
  root?: string
  /**
   * Whether an address below the base URL is a file of all locales, and not a page. Of relative addresses, only those of
   * static files are, because plugins can write files for each locale. Default: none is.
   */
  isSharedFile?: (address: string, isRelative: boolean) => boolean
  /** Address of the folder with copies of files, below the base URL of all languages. */
  assets?: string
  /** Returns the address of HTML in the static folder, by an absolute path. Default: there is none. */
  documentAt?: (path: string) => string | undefined
  /** Returns the route of a source file, by its path relative to the site's folder. */
  routeOfFile: (path: string) => string | undefined
  /** The same for a path relative to the documentation folder or to the page. */
  routeFromRoot?: (path: string) => string | undefined
  /** The route of a source file as HTML and components name it: relative to the page or to the documentation folder. */
  routeOfLink?: (path: string) => string | undefined
}

/** Prefix of addresses that aren't pages, in content for Docusaurus. */
export const PATHNAME = 'pathname://'

/**
 * A link's final address: source files become routes, relative addresses become absolute, and `.html` is removed.
 * Broken addresses don't change, because the link check reports them.
 */
export function resolveHref(href: string, context: HrefContext): string {
  if (href.startsWith(FILE_SCHEME)) {
    const { path, search, hash } = splitHref(href.slice(FILE_SCHEME.length))
    const file = decodeSafely(path)
    const route = context.routeOfFile(file) ?? context.routeFromRoot?.(file)
    return route === undefined ? href : `${route}${search}${hash}`
  }
  if (href.startsWith('#') || (isExternal(href) && !href.startsWith(PATHNAME))) return href
  const root = context.root ?? context.baseUrl
  const below = (base: string, path: string): string =>
    path.startsWith(base) || `${path}/` === base ? path : joinRoute(base, path)
  if (href.startsWith(PATHNAME)) return below(root, href.slice(PATHNAME.length))
  // Copies of files next to pages have the same address in all languages.
  if (context.assets !== undefined && href.startsWith(context.assets)) return href
  const { path, search, hash } = splitHref(href)
  const fromRoot = /\.mdx?$/.test(path) ? context.routeOfLink?.(path) : undefined
  if (fromRoot !== undefined) return `${fromRoot}${search}${hash}`
  const absolute = path.startsWith('/')
    ? path
    : new URL(path === '' ? context.route : path, `http://local${context.route}`).pathname
  const document = context.documentAt?.(absolute)
  if (document !== undefined) return `${document}${search}${hash}`
  // A relative address that leaves the folder of a language means the same as on a site without a base URL.
  const leaves =
    !path.startsWith('/') &&
    !`${absolute}/`.startsWith(context.baseUrl) &&
    absolute.startsWith(root)
  const clean = cleanPath(leaves ? `/${absolute.slice(root.length)}` : absolute)
  const based = below(context.baseUrl, clean)
  // What a page of a language names by a relative address is below the address of that language.
  const isLocal = !path.startsWith('/') && based === clean && root !== context.baseUrl
  const isFile = (isLocal || based !== clean) && context.isSharedFile?.(based, isLocal) === true
  const shared = isLocal ? joinRoute(root, clean.slice(context.baseUrl.length)) : below(root, clean)
  return `${isFile ? shared : based}${search}${hash}`
}

/**
 * Address of HTML in the static folder. It isn't cleaned like a route, because hosts serve a folder's index page with a
 * slash, which its own relative links need.
 */
function documentAt(
  path: string,
  { documents, root }: RouteTable,
  baseUrl: string,
): string | undefined {
  const base = [baseUrl, root, '/'].find((start) => path.startsWith(start)) ?? '/'
  const below = path.slice(base.length)
  const name = decodeSafely(below)
  if (Object.hasOwn(documents, name)) return `${root}${below}`
  const folder = below.replace(/\/+$/, '')
  return folder !== '' && Object.hasOwn(documents, `${decodeSafely(folder)}/index.html`)
    ? `${root}${folder}/`
    : undefined
}

/** Finds the routes of source files that a page's links name. */
interface RoutesOfSources {
  /** By a path that was resolved relative to the page, but may be relative to the documentation folder. */
  fromRoot: (path: string) => string | undefined
  /** By a path relative to the page, or with a leading slash to the documentation folder or to the site's folder. */
  ofLink: (path: string) => string | undefined
}

/** @param file path of the page, relative to the site folder */
function routesOfSources(file: string, { files, roots, allRelative }: RouteTable): RoutesOfSources {
  const root = roots.find((root) => file.startsWith(`${root}/`) || file.includes(`/${root}/`))
  const below = (written: string): string | undefined =>
    root === undefined ? undefined : (files[posix.join(root, written)] ?? files[written])
  return {
    fromRoot: (path) =>
      allRelative ? below(posix.relative(posix.dirname(file), path)) : undefined,
    ofLink(path) {
      const linkPath = decodeSafely(path)
      const written = linkPath.slice(1)
      // Posts are in no documentation folder, but they may name files of the site.
      return linkPath.startsWith('/')
        ? (below(written) ?? files[written])
        : files[posix.join(posix.dirname(file), linkPath)]
    },
  }
}

/**
 * Whether an address in a locale that isn't the default one is a file of the whole site: a static file, or an address
 * with an extension that isn't a page, because plugins create files after the pages. They can create one for each locale,
 * so a relative address is only a static file, unless the locale has its own one.
 */
function isSharedFile(
  address: string,
  { files, copies, statics, root }: RouteTable,
  baseUrl: string,
  isRelative: boolean,
): boolean {
  const path = decodeSafely(address)
  const isStatic = Object.hasOwn(statics, path.slice(baseUrl.length))
  if (isRelative && (!isStatic || Object.hasOwn(statics, path.slice(root.length)))) return false
  // Only the list tells a static file without an extension from a page.
  if (!isFileAddress(path)) return isStatic
  const isCopy = copies.some((route) => markdownPath(route, baseUrl) === path)
  return !isCopy && !Object.values(files).includes(path)
}
