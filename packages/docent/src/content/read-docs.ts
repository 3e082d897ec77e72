import { readFileSync, realpathSync, statSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { basename, dirname, join, relative as relativePath, resolve } from '../shared/node/paths.ts'
import { contentHash } from '../shared/node/hash.ts'
import type { DocsConfig, MarkdownConfig } from '../config/index.ts'
import { type DocentError, errors } from '../errors/index.ts'
import { hashedAsset } from '../files/file-input.ts'
import { filesBelow, isPresent } from '../files/files-below.ts'
import { readText } from '../files/read-text.ts'
import type { DocSet, SourceDoc } from '../shared/records/content.ts'
import type { ImageAsset } from '../shared/records/page.ts'
import { joinRoute } from '../shared/routes.ts'
import { hasShortcode, loadEmoji } from '../shared/shortcodes.ts'
import { firstHeading } from './first-heading.ts'
import { locateKey, type ParseFrontMatter } from './front-matter.ts'
import type { PageText } from './plain-text.ts'
import { isIndex } from './generated-sidebar.ts'
import { prefixPosition, withoutPrefixes } from './number-prefixes.ts'

/** Returns the data that an earlier build read from a source with this hash, or reads it. */
export type RememberData = (hash: string, read: () => unknown) => unknown

/**
 * A set's pages, relative to its folder, without partials (`_name.mdx`, `_folder/`), hidden, and excluded files.
 * @throws DocentError for a symbolic link that leads nowhere
 */
export function listDocs(set: DocSet): string[] {
  const skip = (name: string): boolean => /^[._]/.test(name) || name === 'node_modules'
  const { dir, exclude = [] } = set
  const excluded = new Set(exclude.length > 0 ? globSync([...exclude], { cwd: dir }) : [])
  return filesBelow(dir, skip).filter((file) => /\.mdx?$/.test(file) && !excluded.has(file))
}

/** The folders that contain a set's files. Links and translations are in other ones. */
export function sourceFolders(set: DocSet, files: readonly string[]): string[] {
  const folders = files.map((file) => dirname(realpathSync.native(fileOf(set, file))))
  return [...new Set([...(isPresent(set.dir) ? [set.dir] : []), ...folders])]
}

/** A file of a set, or its translation. */
function fileOf(set: DocSet, relative: string): string {
  return translationOf(set, relative) ?? join(set.dir, relative)
}

/**
 * Reads a file of a set and returns its record. The read is synchronous, because an asynchronous one takes three times
 * as long for a small file, and reading all files of a large site at once would exceed the number of files that a
 * process may have open.
 */
export async function readDoc(
  set: DocSet,
  relative: string,
  docs: DocsConfig,
  parseFrontMatter: ParseFrontMatter,
  remember?: RememberData,
  markdown?: Pick<MarkdownConfig, 'emoji' | 'format'>,
): Promise<SourceDoc> {
  const file = fileOf(set, relative)
  const source = readText(file)
  return makeDoc({ set, relative, file, source, docs, parseFrontMatter, remember, markdown })
}

/** The translation of a document, which can have the other extension. */
export function translationOf({ overlayDir }: DocSet, relative: string): string | undefined {
  if (overlayDir === undefined) return undefined
  const other = relative.endsWith('x') ? relative.slice(0, -1) : `${relative}x`
  return [relative, other].map((name) => join(overlayDir, name)).find(isPresent)
}

/**
 * Translations that no page shows, because the set has no document of their name.
 * @param files the set's documents
 */
export function untranslatable(set: DocSet, files: readonly string[]): string[] {
  const { overlayDir } = set
  if (overlayDir === undefined) return []
  const used = new Set(files.map((file) => translationOf(set, file)))
  return listDocs({ ...set, dir: overlayDir })
    .map((name) => join(overlayDir, name))
    .filter((file) => !used.has(file))
}

/**
 * Errors for translations that no page shows.
 * @param files the set's documents
 */
export function unusedTranslations(set: DocSet, files: readonly string[]): DocentError[] {
  return untranslatable(set, files).map((file) => {
    const name = relativePath(set.overlayDir ?? '', file)
    return errors.unusedTranslation({ file, original: join(set.folder, name) })
  })
}

interface DocInput {
  set: DocSet
  relative: string
  file: string
  source: string
  docs: DocsConfig
  parseFrontMatter: ParseFrontMatter
  remember: RememberData | undefined
  markdown: Pick<MarkdownConfig, 'emoji' | 'format'> | undefined
}

/** Converts source text to a record. */
async function makeDoc(input: DocInput): Promise<SourceDoc> {
  const { set, relative, file, source, docs, parseFrontMatter, remember, markdown } = input
  const hash = contentHash(source)
  const { frontMatter, extra, body } = parseFrontMatter(
    source,
    file,
    remember && ((read) => remember(hash, read)),
  )
  const path = relative.replace(/\.mdx?$/, '')
  const clean = withoutPrefixes(path).split('/')
  const folder = clean.slice(0, -1).join('/')
  const base = frontMatter.id ?? clean.at(-1) ?? ''
  const id = folder === '' ? base : `${folder}/${base}`
  const pageText: PageText = {
    isMdx: markdown?.format === 'mdx' || file.endsWith('x'),
    ...(markdown?.emoji && hasShortcode(body) && { emoji: await loadEmoji() }),
  }
  const title = frontMatter.title ?? (await firstHeading(body, pageText)) ?? base
  return {
    id,
    set,
    file,
    relative,
    hash,
    route: docRoute({
      set,
      file,
      folder,
      base: isIndex(basename(relative), folder) ? '' : base,
      slug: frontMatter.slug,
    }),
    frontMatter,
    extra,
    title,
    image: pageImage(file, frontMatter.image),
    description: frontMatter.description ?? (await describe(body, pageText)),
    sidebarLabel: frontMatter.sidebar_label ?? title,
    position: frontMatter.sidebar_position ?? prefixPosition(path.split('/').at(-1) ?? ''),
    draft: frontMatter.draft ?? false,
    unlisted: frontMatter.unlisted ?? false,
    editUrl: editUrl(docs, set, relative, frontMatter.custom_edit_url),
  }
}

/** The Markdown parser is loaded only for sites that don't describe all of their pages. */
async function describe(body: string, options: PageText): Promise<string> {
  const { firstParagraph } = await import('./plain-text.ts')
  return firstParagraph(body, options)
}

interface RouteParts {
  set: DocSet
  file: string
  folder: string
  base: string
  slug: string | undefined
}

/** What an address can't contain, or what links and hosts leave out. */
// oxlint-disable-next-line no-control-regex -- this pattern looks for control characters
const UNADDRESSABLE = /[\\?#%\u0000-\u001f\u007f]|\.html$/

/**
 * Route of a document. A relative slug is resolved from the file's folder, an absolute one from the set's base route.
 */
function docRoute({ set, file, folder, base, slug }: RouteParts): string {
  if (slug?.startsWith('/')) return joinRoute(set.routePrefix, slug)
  const path = slug === undefined ? joinRoute(folder, base) : folder
  const character = UNADDRESSABLE.exec(path)?.[0]
  if (character !== undefined) throw errors.nameWithoutAddress({ file, path, character })
  return joinRoute(set.routePrefix, folder, slug ?? base)
}

function editUrl(
  docs: DocsConfig,
  { folder }: DocSet,
  relative: string,
  own?: string | null,
): string | undefined {
  if (own === null) return undefined
  if (own !== undefined) return own
  if (docs.editUrl === undefined) return undefined
  const base = `${docs.editUrl.replace(/\/$/, '')}/`
  const path = `${folder}/${relative}`
  return path.startsWith('../') ? new URL(path, base).href : base + path
}

/**
 * The image file next to a page that its front matter refers to. Other images are static files or on other sites.
 * @throws DocentError with the line if the file doesn't exist
 */
export function pageImage(file: string, url: string | undefined): ImageAsset | undefined {
  if (url === undefined || !/^\.\.?\//.test(url)) return undefined
  const path = resolve(dirname(file), url)
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw errors.brokenImage({ url, path, ...locateKey(file, 'image') })
  return hashedAsset(path, readFileSync(path))
}
