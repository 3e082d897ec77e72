import { readFileSync } from 'node:fs'
import { join } from '../shared/node/paths.ts'
import { contentHash } from '../shared/node/hash.ts'
import type { FileInput, ImageAsset, ImageUse } from '../shared/records/page.ts'
import { errors, type ErrorLocation } from '../errors/index.ts'
import { hashedAsset } from '../files/file-input.ts'
import { isFile } from '../files/files-below.ts'
import { pathFrom } from '../files/paths.ts'
import { decodeText } from '../files/read-text.ts'
import { decodeSafely, isExternal, isScriptAddress, splitHref } from '../shared/routes.ts'
import { editAttributes } from './html-attributes.ts'

export interface MediaOptions {
  file: string
  siteDir: string
  staticDir: string
  baseUrl: string
  assets: ImageAsset[]
  inputs: FileInput[]
  /** Receives the images of the site. */
  images: ImageUse[]
  /** Notes the page that a frame shows. Returns its address, which is resolved with the links. */
  pageAt: (address: string, location: ErrorLocation) => string
}

/** An image's or another file's final address, and its content if it's a file of the site. */
export interface Media {
  url: string
  bytes?: Buffer
}

const SVG_LINKS = ['href', 'xlink:href', 'xlinkHref']

/**
 * Elements that show files, and the attributes with their addresses. The others of the HTML standard lead to pages (`a`,
 * `area`, forms), load what a site configures (`script`, `link`), or aren't used by browsers (`cite`).
 */
const MEDIA: Record<string, readonly string[]> = {
  img: ['src', 'srcset', 'srcSet'],
  source: ['src', 'srcset', 'srcSet'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  input: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  image: SVG_LINKS,
  use: SVG_LINKS,
  feimage: SVG_LINKS,
  table: ['background'],
  td: ['background'],
  th: ['background'],
}

/** Elements that can also show a page. */
const FRAMES = new Set(['iframe', 'embed', 'object'])

/** Content for Docusaurus marks addresses with it that aren't checked. */
const PATHNAME = 'pathname://'

/** An address in a style, without those that code puts together. */
const STYLE_URL = /(\burl\(\s*)(["']|)([^"'()$]+?)\2(?=\s*\))/gi

/** Whether an attribute of an HTML element names a file that the page shows. */
export function isMediaAttribute(element: string, attribute: string): boolean {
  const name = element.toLowerCase()
  if (attribute === 'style') return true
  return Object.hasOwn(MEDIA, name) && (MEDIA[name]?.includes(attribute) ?? false)
}

/**
 * Resolves the address of an image or another file that a page shows. Files next to the page get an address with a
 * hash, and static files get the base URL.
 * @throws DocentError with the location if the file doesn't exist
 */
export function mediaAt(
  address: string,
  options: MediaOptions,
  location: ErrorLocation,
  inFrame = false,
): Media {
  const { file, siteDir, staticDir, baseUrl, assets, inputs, images } = options
  if (address.startsWith(PATHNAME))
    return { url: `${baseUrl}${address.slice(PATHNAME.length).replace(/^\/+/, '')}` }
  if (inFrame && isScriptAddress(address)) return { url: options.pageAt(address, location) }
  if (isExternal(address) || address.startsWith('#')) return { url: address }
  const whole = splitHref(address)
  const isName = isFile(pathOf(address, address.startsWith('/') ? '' : siteDir, options))
  // A name can contain a number sign or a question mark.
  const { path, search, hash } = isName ? { path: address, search: '', hash: '' } : whole
  const isStatic = path.startsWith('/')
  if (inFrame && !isStatic && /\.mdx?$/.test(path))
    return { url: options.pageAt(address, location) }
  let from = pathOf(path, siteDir, options)
  // An element is visited again after its attributes have changed.
  if (assets.some(({ to }) => `${baseUrl}${to}` === path)) return { url: address }
  // Authors of HTML write the base URL if they are used to generators that don't add it.
  const hasBase = isStatic && path.startsWith(baseUrl) && !isFile(from)
  if (hasBase) from = join(staticDir, decodeSafely(path.slice(baseUrl.length)))
  if (inFrame && isStatic && isFile(join(from, 'index.html'))) from = join(from, 'index.html')
  if (!isFile(from)) {
    if (inFrame && PAGE.test(path)) return { url: options.pageAt(address, location) }
    throw errors.brokenImage({ ...location, file, url: address, path: from, isFile: inFrame })
  }
  const bytes = readFileSync(from)
  inputs.push({ file: from, hash: contentHash(bytes) })
  const media = (url: string): Media => {
    images.push({ address: url, line: location.line ?? 1, column: location.column ?? 1 })
    return { url, bytes }
  }
  if (isStatic) return media(hasBase ? address : `${baseUrl}${address.slice(1)}`)
  const needed = /\.html?$/i.test(from) ? neighborOf(decodeText(bytes, from)) : undefined
  if (needed !== undefined)
    throw errors.dependentDocument({ ...location, file, url: address, needed })
  const asset = hashedAsset(from, bytes)
  assets.push(asset)
  return media(`${baseUrl}${asset.to}${search}${hash}`)
}

/** Pages, by their source or their address. */
const PAGE = /(?:\.(?:mdx?|html?)|\/|(?:^|\/)[^./]+)$/i

/** A file next to an HTML document that it needs and that isn't copied with it. */
function neighborOf(html: string): string | undefined {
  let found: string | undefined
  editAttributes(html, (element) => (attribute, value) => {
    const isNeeded =
      isMediaAttribute(element, attribute) || (element === 'link' && attribute === 'href')
    if (isNeeded && value !== '' && !isExternal(value) && !/^[/#]/.test(value)) found ??= value
    return value
  })
  return found ?? /<script\b[^>]*\ssrc=["']?(?![a-z]+:|\/)([^"'\s>]+)/i.exec(html)?.[1]
}

/** The same for an attribute, which can list several addresses: `a.png 1x, b.png 2x`. */
export function mediaAttribute(
  element: string,
  attribute: string,
  value: string,
  options: MediaOptions,
  location: ErrorLocation,
): string {
  if (value.trim() === '') return value
  if (attribute === 'style')
    return value.replace(
      STYLE_URL,
      (_, start: string, quote: string, url: string) =>
        `${start}${quote}${mediaAt(url, options, location).url}${quote}`,
    )
  // Addresses with data contain commas.
  if (value.includes('data:')) return value
  if (attribute.toLowerCase() !== 'srcset')
    return mediaAt(value.trim(), options, location, FRAMES.has(element)).url
  return value.replace(
    /(^|,)(\s*)([^\s,]\S*[^\s,]|[^\s,])/g,
    (_, comma: string, space: string, url: string) =>
      `${comma}${space}${mediaAt(url, options, location).url}`,
  )
}

/** A path with a leading slash is below the static folder. */
function pathOf(url: string, siteDir: string, { file, staticDir }: MediaOptions): string {
  const path = decodeSafely(url)
  return path.startsWith('/') ? join(staticDir, path) : pathFrom(file, path, siteDir)
}
