import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { PageList } from '../shared/records/page-list.ts'
import { VERSION } from '../shared/version.ts'
import { addResources } from './resources.ts'
import type { Site } from './open-site.ts'
import { addTools } from './tools.ts'

/** Creates a server for one client. */
export function createMcpServer(site: Site, list: PageList): McpServer {
  const { title, tagline } = list
  const server = new McpServer(
    { name: 'docent', version: VERSION, title },
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
