import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { PageList } from 'docent/plugin'
import { version } from '../package.json' with { type: 'json' }
import type { ServeOptions } from './listen.ts'
import { openSite, type Site } from './open-site.ts'
import { addResources } from './resources.ts'
import { folderFiles } from './site-files.ts'
import { addTools } from './tools.ts'
import { webFiles } from './web-files.ts'

export interface McpOptions {
  /** Folder or URL of a built site. */
  site: string
  /** Serves over HTTP with these options; without them, over standard input and output. */
  http?: ServeOptions
  /**
   * Receives the address that the server listens on. It isn't called without HTTP, because the protocol then uses
   * standard output.
   */
  say: (text: string) => void
}

/**
 * Serves a built site to MCP clients. Over standard input and output, the server runs until the input ends.
 * @throws DocentError if there is no built site or the port is in use
 */
export async function runMcp({ site: location, http, say }: McpOptions): Promise<void> {
  const files = /^[a-z][a-z0-9+.-]*:\/\//i.test(location)
    ? webFiles(location)
    : await folderFiles(location)
  const site = await openSite(files)
  if (http) {
    const { serveHttp } = await import('./http.ts')
    const { url } = await serveHttp(site, http)
    say(`Serving ${files.location} at ${url}`)
    return
  }
  const server = createMcpServer(site, await site.list())
  await server.connect(new StdioServerTransport())
  process.stdin.once('end', () => void server.close())
}

/** Creates a server for one client. */
export function createMcpServer(site: Site, list: PageList): McpServer {
  const { title, tagline } = list
  const server = new McpServer(
    { name: 'docent', version, title },
    {
      instructions: [
        `This server searches and reads ${title}. ${tagline}`.trim(),
        'Find pages with search, read them with read_page, and cite their URLs. To browse, use list_pages.',
        'Links in the Markdown of a page can be passed to read_page as they are.',
      ].join('\n'),
    },
  )
  addTools(server, site)
  addResources(server, site)
  // Clients rarely send a query immediately after the handshake, so there is time to prepare for the first one. An
  // error is ignored here: it occurs again in that query, which reports it.
  server.server.oninitialized = () => void site.search.warmUp(list).catch(() => undefined)
  return server
}
