import { addAttribute, editText } from '../shared/html/edit.ts'
import {
  attribute,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseHtml,
} from '../shared/html/tree.ts'
import { escapeHtml } from '../shared/html.ts'
import type { ShownSources } from '../shared/records/page.ts'

/**
 * The image elements that can get other sources. Those in islands aren't among them, because React hydrates an island
 * only if its markup is the same as in the build, and neither are those whose author chose the sources.
 */
function openImages(nodes: readonly HtmlNode[], inIsland = false): HtmlElement[] {
  return nodes.flatMap((element) => {
    if (!isElement(element)) return []
    const { name, attribs, children } = element
    if (name === 'picture' || name === 'noscript') return []
    if (name === 'img') return inIsland || attribs['srcset'] !== undefined ? [] : [element]
    return openImages(children, name === 'docent-island' || (inIsland && name !== 'docent-slot'))
  })
}

/** The addresses of images in an article that can get other sources. */
export function imageAddresses(nodes: readonly HtmlNode[]): string[] {
  return [...new Set(openImages(nodes).flatMap((image) => attribute(image, 'src') || []))]
}

/** An article with the sources that plugins offer for its images. */
export function withImageSources(
  html: string,
  sources: Readonly<Record<string, ShownSources>>,
): string {
  const edits = editText(html)
  for (const image of openImages(parseHtml(html).children)) {
    const shown = sources[attribute(image, 'src') ?? '']
    if (!shown) continue
    const size = missingSize(image, shown)
    for (const [name, value] of Object.entries(size))
      addAttribute(image, [name, String(value)], html, edits)
    if (shown.formats.length === 0) continue
    const sizes = sizesOf(size.width ?? attribute(image, 'width'), shown)
    const elements = shown.formats.map(
      ({ type, srcset }) =>
        `<source type="${escapeHtml(type)}" srcset="${escapeHtml(srcset)}" sizes="${escapeHtml(sizes)}"/>`,
    )
    edits.insert(image.startTag.start, `<picture>${elements.join('')}`)
    edits.insert(image.startTag.end, '</picture>')
  }
  return edits.apply()
}

const PIXELS = /^\d+$/

/**
 * The attributes that an image lacks for the browser to know its size before it has loaded. An image with a class or a
 * style may have a size in a style sheet, which an attribute would distort.
 */
function missingSize(
  { attribs }: HtmlElement,
  { width, height }: ShownSources,
): { width?: number; height?: number } {
  const { width: ownWidth, height: ownHeight } = attribs
  if (ownWidth !== undefined && ownHeight !== undefined) return {}
  if (ownWidth !== undefined)
    return PIXELS.test(ownWidth) ? { height: Math.round((Number(ownWidth) * height) / width) } : {}
  if (ownHeight !== undefined)
    return PIXELS.test(ownHeight) ? { width: Math.round((Number(ownHeight) * width) / height) } : {}
  return Object.keys(attribs).some((name) => /^class$|style$/.test(name)) ? {} : { width, height }
}

/** The width at which the page shows an image, for browsers that choose a source before they know the styles. */
function sizesOf(width: string | number | undefined, { sizes = '100vw' }: ShownSources): string {
  return PIXELS.test(String(width)) ? `min(${width}px, ${sizes})` : sizes
}
