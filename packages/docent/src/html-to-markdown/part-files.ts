import type { PartInfo } from '../model/page.ts'
import type { PageData } from '../model/page-data.ts'
import type { SiteData } from '../model/site-data.ts'
import { buildMessage } from '../messages/build-messages.ts'
import { formatMessage } from '../messages/messages.ts'
import { markdownFile } from './article-markdown.ts'
import { copyParts, type Part } from './copy-parts.ts'
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
