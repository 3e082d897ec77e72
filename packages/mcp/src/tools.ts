import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { isDocentError, type PageList } from 'docent/plugin'
import type { SearchAnswer } from 'docent/search'
import { errors } from './errors.ts'
import { pagesOf, pageUrl, type Site } from './open-site.ts'
import { readPage } from './read-page.ts'
import {
  listOutput,
  type ListOutput,
  listText,
  readOutput,
  type ReadOutput,
  readText,
  searchOutput,
  type SearchOutput,
  searchText,
} from './tool-outputs.ts'

/** The tools change nothing and access only the site. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

const offset = z.number().int().min(0).default(0)
const section = z.string().max(100).optional()

/** Adds the tools that search and read a site. */
export function addTools(server: McpServer, site: Site): void {
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Finds the pages and sections that match a query, best first. Read them with read_page.',
      inputSchema: {
        query: z.string().trim().min(1).max(300).describe('Keywords or a question.'),
        section: section.describe('ID of a section from list_pages. Default: the whole site.'),
        limit: z.number().int().min(1).max(20).default(8).describe('Maximum number of pages.'),
      },
      outputSchema: searchOutput,
      annotations,
    },
    ({ query, section: id, limit }) =>
      toolResult(async () => {
        const list = await site.list()
        if (id !== undefined) knownSection(id, list)
        const { total, hits, suggestions } = await site.search.ask(
          { query, limit, section: id },
          list,
        )
        const results = hits.map(({ href, title, area, snippet, sections }) => ({
          title: plain(title),
          route: href,
          url: pageUrl(href, list),
          ...(area && { section: area.label }),
          description: plain(snippet),
          matches: sections.map((match) => ({
            anchor: match.href.slice(match.href.indexOf('#') + 1),
            heading: match.headings.map(plain).join(' › '),
            url: pageUrl(match.href, list),
            ...(match.snippet && { excerpt: plain(match.snippet) }),
          })),
        }))
        const output: SearchOutput = { query, total, results, suggestions }
        return { output, text: searchText(output) }
      }),
  )

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Reads a page, or one of its sections, as Markdown.',
      inputSchema: {
        page: z
          .string()
          .trim()
          .min(1)
          .max(2000)
          .describe(
            'Route, such as "/guides/start", or a link from another page. A link with an anchor reads that section.',
          ),
        section: z.string().max(500).optional().describe('Anchor of a section.'),
        offset: offset.describe('Number of characters to skip: nextOffset in the previous result.'),
        limit: z
          .number()
          .int()
          .min(500)
          .max(100_000)
          .default(30_000)
          .describe('Maximum number of characters.'),
      },
      outputSchema: readOutput,
      annotations,
    },
    ({ page, section: anchor, offset: from, limit }) =>
      toolResult(async () => {
        const list = await site.list()
        const read = await readPage(site, page, anchor)
        const whole = read.section
          ? read.markdown.slice(read.section.start, read.section.end)
          : read.markdown
        const { text, next } = excerpt(whole, from, limit)
        const hash = read.section ? `#${read.section.anchor}` : ''
        const output: ReadOutput = {
          title: read.title,
          route: read.route,
          url: pageUrl(read.route, list) + hash,
          ...(read.movedFrom !== undefined && { movedFrom: read.movedFrom }),
          ...(read.section && { section: read.section.anchor }),
          sections: read.sections.map(({ anchor: id, heading, level }) => ({
            anchor: id,
            heading,
            level,
          })),
          markdown: text,
          totalCharacters: whole.length,
          ...(next !== undefined && { nextOffset: next }),
        }
        return { output, text: readText(output) }
      }),
  )

  server.registerTool(
    'list_pages',
    {
      title: 'List the pages',
      description: 'Lists the pages by section, in reading order, with their descriptions.',
      inputSchema: {
        section: section.describe('ID of a section. Default: all sections.'),
        offset: offset.describe('Number of pages to skip: nextOffset in the previous result.'),
        limit: z.number().int().min(1).max(200).default(50).describe('Maximum number of pages.'),
      },
      outputSchema: listOutput,
      annotations,
    },
    ({ section: id, offset: from, limit }) =>
      toolResult(async () => {
        const list = await site.list()
        if (id !== undefined) knownSection(id, list)
        const sections = list.sections.filter((one) => id === undefined || one.id === id)
        const pages = pagesOf({ ...list, sections })
        const next = from + limit
        const output: ListOutput = {
          sections: list.sections.map((one) => ({
            id: one.id,
            title: one.title,
            pages: one.pages.length,
          })),
          total: pages.length,
          pages: pages
            .slice(from, next)
            .map((page) => ({ ...page, url: pageUrl(page.route, list) })),
          ...(next < pages.length && { nextOffset: next }),
        }
        return { output, text: listText(output) }
      }),
  )
}

/** @throws DocentError if the site has no section with this ID */
function knownSection(id: string, { sections }: PageList): void {
  if (sections.some((section) => section.id === id)) return
  throw errors.unknownSiteSection({ section: id, known: sections.map((section) => section.id) })
}

const plain = (parts: SearchAnswer['hits'][number]['title']): string =>
  parts.map(({ text }) => text).join('')

/** A tool's result as data, and as text for clients that show or forward only text. */
export interface ToolAnswer {
  output: Record<string, unknown>
  text: string
}

/** Runs a tool. If the client can fix a problem, the result is the problem with its hint. */
export async function toolResult(work: () => Promise<ToolAnswer>): Promise<CallToolResult> {
  try {
    const { output, text } = await work()
    return { structuredContent: output, content: [{ type: 'text', text }] }
  } catch (error) {
    if (!isDocentError(error)) throw error
    const { code, message, hint } = error
    return { isError: true, content: [{ type: 'text', text: `${message}\n${hint}\n(${code})` }] }
  }
}

/** A part of text that's too long for one response. */
export interface Excerpt {
  text: string
  /** Offset of the next part; undefined at the end of the text. */
  next?: number
}

/**
 * The part of the text that starts at `offset` and has at most `limit` characters. Longer text is cut off at the end of
 * a line.
 * @example excerpt('one\ntwo\nthree', 0, 9) // { text: 'one\ntwo\n', next: 8 }
 */
export function excerpt(text: string, offset: number, limit: number): Excerpt {
  const rest = text.slice(offset)
  if (rest.length <= limit) return { text: rest }
  const line = rest.lastIndexOf('\n', limit - 1) + 1
  const length = line > 0 ? line : limit
  return { text: rest.slice(0, length), next: offset + length }
}
