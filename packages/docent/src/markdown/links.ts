import { readFileSync } from 'node:fs'
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { join, relative } from '../shared/node/paths.ts'
import { contentHash } from '../shared/node/hash.ts'
import { errors } from '../errors/index.ts'
import { hashedAsset } from '../files/file-input.ts'
import { isFile } from '../files/files-below.ts'
import { pathFrom } from '../files/paths.ts'
import type { FileInput, ImageAsset as FileAsset, SourceLink } from '../shared/records/page.ts'
import { FILE_SCHEME } from '../shared/page-marks.ts'
import { decodeSafely, isExternal, isRooted, isScriptAddress, splitHref } from '../shared/routes.ts'
import { type EditAttribute, editAttributes, locationIn } from './html-attributes.ts'
import { definitionsIn, normalLabel } from './images.ts'

export interface LinkOptions {
  file: string
  siteDir: string
  staticDir: string
  baseUrl: string
  links: SourceLink[]
  assets: FileAsset[]
  inputs: FileInput[]
}

/** Elements of HTML that lead to an address. */
const LINKS = new Set(['a', 'area'])

const IMAGE_DATA = /^data:image\//i

/** Pages, which links name by their source or by their address. */
const PAGE = /(?:\.(?:mdx?|html?)|\/|^)$/i

/** Records a link. Returns its address, as far as it's known before all pages are. */
export type NoteLink = (
  url: string,
  location: { line?: number | undefined; column?: number | undefined } | undefined,
  source: string,
) => string

export function linkNoter(options: LinkOptions): NoteLink {
  const { file, siteDir, links } = options
  const search = linkSearch()
  return (url, given, source) => {
    const location = given ?? search(url, source)
    if (isScriptAddress(url)) throw errors.scriptLink({ file, source, ...location, url })
    const asset = fileAsset(url, options)
    if (asset !== undefined) return asset
    const target = markFileLink(url, file, siteDir)
    links.push({
      url,
      file,
      line: location?.line ?? 1,
      column: location?.column ?? 1,
      ...(target !== url && { resolved: target }),
    })
    return target
  }
}

/**
 * Finds a page's links in its source, in the order in which they're noted. The compiler has no positions in a tree that a
 * plugin has replaced.
 */
function linkSearch(): (url: string, source: string) => Location | undefined {
  const next = new Map<string, number>()
  let lines: number[] | undefined
  return (url, source) => {
    if (url === '') return undefined
    let at = source.indexOf(url, next.get(url) ?? 0)
    while (at !== -1 && !isLinked(source, at, at + url.length)) at = source.indexOf(url, at + 1)
    if (at === -1) return undefined
    next.set(url, at + url.length)
    lines ??= [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
    const after = lines.findIndex((start) => start > at)
    const line = after === -1 ? lines.length : after
    return { line, column: at - (lines[line - 1] ?? 0) + 1 }
  }
}

interface Location {
  line: number
  column: number
}

/** Whether an address in a source is that of a link: `(/a)`, `</a>`, `]: /a`, or `href="/a"`. */
function isLinked(source: string, start: number, end: number): boolean {
  const before = source.slice(Math.max(start - 3, 0), start)
  return /[(<"']$|^\]: $/.test(before) && /[)>"'\s]/.test(source[end] ?? '\n')
}

/** Records every link with its location, and marks links to source files, which are resolved later. */
export function linksPlugin(note: NoteLink, options: LinkOptions): MdastPluginDefinition {
  let definitions: ReadonlyMap<string, string> | undefined
  return defineMdastPlugin({
    name: 'docent-links',
    options: { position: true },
    link(node, context) {
      const url = note(node.url, node.position?.start, context.source)
      if (url !== node.url) context.setProperty(node, 'url', url)
    },
    linkReference(node, context) {
      definitions ??= definitionsIn(context.source)
      const url = definitions.get(normalLabel(node.label ?? node.identifier)) ?? ''
      if (IMAGE_DATA.test(url)) note(url, node.position?.start, context.source)
    },
    definition(node, context) {
      // It's the address of an image. As that of a link, it's an error.
      if (IMAGE_DATA.test(node.url)) return
      const noted = note(node.url, node.position?.start, context.source)
      const url = isStaticFile(noted, options) ? `${options.baseUrl}${noted.slice(1)}` : noted
      if (url !== node.url) context.setProperty(node, 'url', url)
    },
    html(node, context) {
      const { start } = node.position ?? {}
      const editor: EditAttribute = (attribute, value, at) => {
        if (attribute !== 'href' || value === '') return value
        const { line = 1, column = 1 } = locationIn(node.value, at, start, context.source)
        return note(value, { line, column }, context.source)
      }
      const value = editAttributes(node.value, (element) =>
        LINKS.has(element) ? editor : undefined,
      )
      if (value !== node.value) context.setProperty(node, 'value', value)
    },
    mdxJsxFlowElement(node, context) {
      const attributes = noteHref(node, (url, location) => note(url, location, context.source))
      if (attributes) context.replaceNode(node, { ...node, attributes } as never)
    },
    mdxJsxTextElement(node, context) {
      const attributes = noteHref(node, (url, location) => note(url, location, context.source))
      if (attributes) context.replaceNode(node, { ...node, attributes } as never)
    },
  })
}

/** Address of a file next to the page that a link leads to, such as an archive. It's copied like an image. */
function fileAsset(url: string, options: LinkOptions): string | undefined {
  const { file, siteDir, baseUrl, assets, inputs } = options
  const { path, search, hash } = splitHref(url)
  if (isExternal(url) || url.startsWith('/') || PAGE.test(path)) return undefined
  const from = pathFrom(file, decodeSafely(path), siteDir)
  const bytes = isFile(from) ? readFileSync(from) : undefined
  // If the file doesn't exist, the next build looks for it again.
  inputs.push({ file: from, hash: bytes ? contentHash(bytes) : '' })
  if (!bytes) return undefined
  const asset = hashedAsset(from, bytes)
  assets.push(asset)
  return `${baseUrl}${asset.to}${search}${hash}`
}

interface JsxElement {
  attributes: readonly { type: string; name?: string; value?: unknown }[]
  position?: { start: { line: number; column: number } }
}

/**
 * JSX links are checked, too, and files next to the page are copied. Only literal values are known here. Links to
 * source files get their address after the component has rendered them.
 * @returns the attributes if one has changed
 */
function noteHref(
  node: JsxElement,
  note: (url: string, location?: { line: number; column: number }) => string,
): JsxElement['attributes'] | undefined {
  let isChanged = false
  const attributes = node.attributes.map((attribute) => {
    const { name, value } = attribute
    if ((name !== 'href' && name !== 'to') || typeof value !== 'string') return attribute
    const target = note(value, node.position?.start)
    if (target === value || target.startsWith(FILE_SCHEME)) return attribute
    isChanged = true
    return { ...attribute, value: target }
  })
  return isChanged ? attributes : undefined
}

/** Whether an address is a file in the static folder, without the base URL. */
function isStaticFile(url: string, { staticDir }: LinkOptions): boolean {
  if (!isRooted(url)) return false
  const path = join(staticDir, decodeSafely(splitHref(url).path))
  return isFile(path)
}

/** `./other.mdx#a` in `docs/x/page.mdx` becomes `docent-file:docs/x/other.mdx#a`. Other links don't change. */
export function markFileLink(url: string, file: string, siteDir: string): string {
  if (isExternal(url) || url.startsWith('#') || url.startsWith('/')) return url
  const { path, search, hash } = splitHref(url)
  if (!/\.mdx?$/.test(path)) return url
  return `${FILE_SCHEME}${relative(siteDir, pathFrom(file, decodeSafely(path), siteDir))}${search}${hash}`
}
