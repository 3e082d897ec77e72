import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { FileInput, ImageAsset as FileAsset, SourceLink } from '../model/page.ts'
import { hashBytes } from '../files/file-input.ts'
import { hashedAsset } from '../files/hashed-asset.ts'
import { pathFrom } from '../files/path-from.ts'
import { posixRelative } from '../files/posix-relative.ts'
import { errors } from '../errors/index.ts'
import { decodeSafely } from '../shared/decode.ts'
import { isFileAddress } from '../shared/page-address.ts'
import { isExternal, splitHref } from '../shared/routes.ts'
import { isScriptAddress } from '../shared/script-address.ts'
import { FILE_SCHEME } from './file-link.ts'

export interface LinkOptions {
  file: string
  siteDir: string
  baseUrl: string
  links: SourceLink[]
  assets: FileAsset[]
  inputs: FileInput[]
}

/** Records every link with its location, and marks links to source files, which are resolved later. */
export function linksPlugin(options: LinkOptions): MdastPluginDefinition {
  const { file, siteDir, links } = options
  const note = (
    url: string,
    location: { line: number; column: number } | undefined,
    source: string,
  ): string => {
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
  return defineMdastPlugin({
    name: 'docent-links',
    options: { position: true },
    link(node, context) {
      const url = note(node.url, node.position?.start, context.source)
      if (url !== node.url) context.setProperty(node, 'url', url)
    },
    definition(node, context) {
      const url = note(node.url, node.position?.start, context.source)
      if (url !== node.url) context.setProperty(node, 'url', url)
    },
    mdxJsxFlowElement(node, context) {
      noteHref(node, (url, location) => note(url, location, context.source))
    },
    mdxJsxTextElement(node, context) {
      noteHref(node, (url, location) => note(url, location, context.source))
    },
  })
}

/** Address of a file next to the page that a link leads to, such as an archive. It's copied like an image. */
function fileAsset(url: string, options: LinkOptions): string | undefined {
  const { file, siteDir, baseUrl, assets, inputs } = options
  const { path, search, hash } = splitHref(url)
  if (isExternal(url) || url.startsWith('/')) return undefined
  if (!isFileAddress(path) || /\.mdx?$/i.test(path)) return undefined
  const from = pathFrom(file, decodeSafely(path), siteDir)
  const isFile = statSync(from, { throwIfNoEntry: false })?.isFile() ?? false
  const bytes = isFile ? readFileSync(from) : undefined
  // If the file doesn't exist, the next build looks for it again.
  inputs.push({ file: from, hash: bytes ? hashBytes(bytes) : '' })
  if (!bytes) return undefined
  const asset = hashedAsset(from, bytes)
  assets.push(asset)
  return `${baseUrl}${asset.to}${search}${hash}`
}

interface JsxElement {
  attributes: readonly { type: string; name?: string; value?: unknown }[]
  position?: { start: { line: number; column: number } }
}

/** JSX links are checked, too. Their `href` isn't changed, because only literal values are known here. */
function noteHref(
  node: JsxElement,
  note: (url: string, location?: { line: number; column: number }) => string,
): void {
  for (const attribute of node.attributes) {
    if (
      (attribute.name === 'href' || attribute.name === 'to') &&
      typeof attribute.value === 'string'
    ) {
      note(attribute.value, node.position?.start)
    }
  }
}

/** `./other.mdx#a` in `docs/x/page.mdx` becomes `docent-file:docs/x/other.mdx#a`. Other links don't change. */
export function markFileLink(url: string, file: string, siteDir: string): string {
  if (isExternal(url) || url.startsWith('#') || url.startsWith('/')) return url
  const { path, search, hash } = splitHref(url)
  if (!/\.mdx?$/.test(path)) return url
  return `${FILE_SCHEME}${posixRelative(siteDir, resolve(dirname(file), decodeSafely(path)))}${search}${hash}`
}
