import type { Heading, Link, Nodes, Parents } from 'mdast'
import { markdownToMdast } from 'satteri'
import { buildMessage } from '../../shared/messages/build-messages.ts'
import { formatMessage } from '../../shared/messages/messages.ts'
import type { PageData } from '../../shared/records/page-data.ts'
import type { PartInfo } from '../../shared/records/page.ts'
import type { SiteData } from '../../shared/records/site-data.ts'
import { createSlugger } from '../../shared/heading-slugs.ts'
import { markdownFile } from './article-markdown.ts'
import { escapeLabel, linkTarget } from './escape.ts'
import { copyUrl, LONG_COPY, metadataOf, partPath } from './markdown-copy.ts'

/** An article's sections if its copy is long, otherwise none. */
export function partsOf(body: string): PartInfo[] {
  if (body.length <= LONG_COPY - FRAME) return []
  return copyParts(body, '').map(({ markdown: _, ...info }) => info)
}

/** Length reserved for the parts of a copy around its article. */
const FRAME = 1000

/** The separate files of a long page's sections, by address with the base URL. */
export function partFiles(body: string, page: PageData, site: SiteData): Map<string, string> {
  const copy = linkTarget(copyUrl(page, site))
  return new Map(
    copyParts(body, copy).map((part) => [
      partPath(page.route, site, part),
      partFile(part, copy, page, site),
    ]),
  )
}

function partFile(part: Part, copy: string, page: PageData, site: SiteData): string {
  const metadata = metadataOf(page, site)
  const link = `[${escapeLabel(metadata.title)}](${copy})`
  const note = formatMessage(buildMessage(site.messages, 'markdown.partOf'), { link })
  return markdownFile({
    ...metadata,
    body: part.markdown,
    description: '',
    url: `${metadata.url}#${encodeURIComponent(part.id)}`,
    notes: [note],
  })
}

export interface Part extends PartInfo {
  markdown: string
}

/**
 * An article's level-2 sections as Markdown.
 * @param copy address of the whole copy, which links within the page lead to
 */
export function copyParts(body: string, copy: string): Part[] {
  const tree = markdownToMdast(body, { features: { frontmatter: false } }) as Parents
  const slugger = createSlugger()
  const starts = tree.children
    .flatMap((node) => (node.type === 'heading' ? [node] : []))
    .map((heading) => ({ heading, slug: slugger.slug(textOf(heading)) }))
    .filter(({ heading }) => heading.depth === 2)
    .map(({ heading, slug }) => ({
      id: ownAnchor(heading) ?? slug,
      title: textOf(heading).trim(),
      at: startOf(heading),
    }))
  const offsets = linksInPage(tree, body)
  return starts.map(({ id, title, at }, i) => {
    const end = starts[i + 1]?.at ?? body.length
    const markdown = withAddresses(body, { from: at, to: end }, offsets, copy).trim()
    return { id, title, characters: markdown.length, markdown }
  })
}

/** Offsets of the fragments in links to anchors on the same page. */
function linksInPage(node: Nodes, body: string): number[] {
  const inside =
    'children' in node ? node.children.flatMap((child) => linksInPage(child, body)) : []
  return isAnchorLink(node)
    ? [...inside, body.lastIndexOf('](#', node.position?.end.offset) + 2]
    : inside
}

function isAnchorLink(node: Nodes): node is Link {
  return node.type === 'link' && node.url.startsWith('#')
}

function withAddresses(
  body: string,
  { from, to }: { from: number; to: number },
  offsets: readonly number[],
  copy: string,
): string {
  let text = ''
  let start = from
  for (const offset of offsets) {
    if (offset < from || offset >= to) continue
    text += body.slice(start, offset) + copy
    start = offset
  }
  return text + body.slice(start, to)
}

function ownAnchor({ children }: Heading): string | undefined {
  const last = children.findLast(
    (child) => child.type === 'html' && child.value.startsWith('<a id='),
  )
  return last?.type === 'html' ? /"([^"]*)"/.exec(last.value)?.[1] : undefined
}

function startOf(node: Nodes): number {
  return node.position?.start.offset ?? 0
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('')
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : ''
}
