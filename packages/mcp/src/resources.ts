import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import {
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { isDocentError } from 'docent/plugin'
import { readPage } from './read-page.ts'
import { copyUrl, pagesOf, type Site } from './open-site.ts'

const MIME_TYPE = 'text/markdown'

/** Number of resources in one response. */
const PAGE_SIZE = 100

/** The protocol's error code for a resource that doesn't exist. */
const RESOURCE_NOT_FOUND = -32_002

/**
 * Offers every listed page as a resource: its Markdown copy, under the copy's address on the published site. The SDK's
 * own registry doesn't support pagination, so the requests are handled here.
 */
export function addResources({ server }: McpServer, site: Site): void {
  server.registerCapabilities({ resources: {} })
  server.setRequestHandler(ListResourcesRequestSchema, async ({ params }) => {
    const list = await site.list()
    const pages = pagesOf(list)
    const from = readCursor(params?.cursor, pages.length)
    const next = from + PAGE_SIZE
    return {
      resources: pages.slice(from, next).map(({ route, title, description }) => ({
        uri: copyUrl(route, list),
        name: route,
        title,
        description,
        mimeType: MIME_TYPE,
      })),
      ...(next < pages.length && { nextCursor: cursorOf(next) }),
    }
  })
  server.setRequestHandler(ListResourceTemplatesRequestSchema, async () => {
    const { url, baseUrl, title } = await site.list()
    return {
      resourceTemplates: [
        {
          uriTemplate: `${url}${baseUrl}{+page}.md`,
          name: 'page',
          title: `A page of ${title}`,
          description: 'The Markdown copy of a page, by its route without the leading slash.',
          mimeType: MIME_TYPE,
        },
      ],
    }
  })
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    try {
      const { route, markdown, section } = await readPage(site, uri)
      const text = section ? markdown.slice(section.start, section.end) : markdown
      const hash = section ? `#${section.anchor}` : ''
      return {
        contents: [{ uri: copyUrl(route, await site.list()) + hash, mimeType: MIME_TYPE, text }],
      }
    } catch (error) {
      if (!isDocentError(error)) throw error
      throw new McpError(RESOURCE_NOT_FOUND, `${error.message} ${error.hint}`, { uri })
    }
  })
}

const cursorOf = (offset: number): string => Buffer.from(String(offset)).toString('base64url')

/** @throws McpError for a cursor that this server didn't issue */
function readCursor(cursor: string | undefined, total: number): number {
  if (cursor === undefined) return 0
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  if (/^\d{1,9}$/.test(text) && Number(text) <= total) return Number(text)
  throw new McpError(ErrorCode.InvalidParams, `The cursor "${cursor}" is unknown.`)
}
