import { readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { SourceDoc, DocSet } from '../model/content.ts'
import type { DocsConfig } from '../config/index.ts'
import { joinRoute } from '../shared/routes.ts'
import { filesBelow, isPresent } from '../files/files-below.ts'
import { sourceHash } from '../files/source-hash.ts'
import { pageImage } from './page-image.ts'
import type { ParseFrontMatter } from './front-matter.ts'
import { prefixPosition, withoutPrefixes } from './number-prefix.ts'
import { isIndex } from './sidebar-folders.ts'

/** Returns the data that an earlier build read from a source with this hash, or reads it. */
export type RememberData = (hash: string, read: () => unknown) => unknown

/**
 * A set's pages, relative to its folder, without partials (`_name.mdx`, `_folder/`) and hidden files.
 * @throws DocentError for a symbolic link that leads nowhere
 */
export function listDocs(set: DocSet): string[] {
  const skip = (name: string): boolean => /^[._]/.test(name) || name === 'node_modules'
  return filesBelow(set.dir, skip).filter((file) => /\.mdx?$/.test(file))
}

/** The folders that contain a set's files. Links and translations are in other ones. */
export function sourceFolders(set: DocSet, files: readonly string[]): string[] {
  const folders = files.map((file) => dirname(realpathSync.native(fileOf(set, file))))
  return [...new Set([...(isPresent(set.dir) ? [set.dir] : []), ...folders])]
}

/** A file of a set, or its translation. */
function fileOf(set: DocSet, relative: string): string {
  const overlay = set.overlayDir && join(set.overlayDir, relative)
  return overlay && isPresent(overlay) ? overlay : join(set.dir, relative)
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
): Promise<SourceDoc> {
  const file = fileOf(set, relative)
  const source = readFileSync(file, 'utf8')
  return makeDoc({ set, relative, file, source, docs, parseFrontMatter, remember })
}

interface DocInput {
  set: DocSet
  relative: string
  file: string
  source: string
  docs: DocsConfig
  parseFrontMatter: ParseFrontMatter
  remember: RememberData | undefined
}

/** Converts source text to a record. */
async function makeDoc(input: DocInput): Promise<SourceDoc> {
  const { set, relative, file, source, docs, parseFrontMatter, remember } = input
  const hash = sourceHash(source)
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
  const title = frontMatter.title ?? firstHeading(body) ?? base
  return {
    id,
    set,
    file,
    relative,
    hash,
    route: docRoute(set, folder, isIndex(basename(relative), folder) ? '' : base, frontMatter.slug),
    frontMatter,
    extra,
    title,
    image: pageImage(file, frontMatter.image),
    description: frontMatter.description ?? (await describe(body, file)),
    sidebarLabel: frontMatter.sidebar_label ?? title,
    position: frontMatter.sidebar_position ?? prefixPosition(path.split('/').at(-1) ?? ''),
    draft: frontMatter.draft ?? false,
    unlisted: frontMatter.unlisted ?? false,
    editUrl: editUrl(docs, set, relative, frontMatter.custom_edit_url),
  }
}

/** The Markdown parser is loaded only for sites that don't describe all of their pages. */
async function describe(body: string, file: string): Promise<string> {
  const { firstParagraph } = await import('./first-paragraph.ts')
  return firstParagraph(body, file)
}

/**
 * Route of a document. A relative slug is resolved from the file's folder, an absolute one from the set's base route.
 */
function docRoute(set: DocSet, folder: string, base: string, slug?: string): string {
  if (slug !== undefined) {
    return slug.startsWith('/')
      ? joinRoute(set.routePrefix, slug)
      : joinRoute(set.routePrefix, folder, slug)
  }
  return joinRoute(set.routePrefix, folder, base)
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

/** Text of the first `# heading` outside code, for pages whose front matter has no title. */
function firstHeading(body: string): string | undefined {
  let fence = ''
  for (const line of body.split('\n')) {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1]
    if (mark !== undefined) fence = fence === '' ? mark : mark.startsWith(fence) ? '' : fence
    if (fence !== '') continue
    const heading = /^#\s+(.+?)\s*(?:\{#[\w-]+\})?\s*#*$/.exec(line)
    if (heading?.[1] !== undefined) return heading[1].replace(/[`*_]/g, '')
  }
  return undefined
}
