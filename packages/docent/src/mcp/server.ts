import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { PageList } from '../model/page-list.ts'
import { VERSION } from '../shared/version.ts'
import { addResources } from './resources.ts'
import type { Site } from './open-site.ts'
import { addTools } from './tools.ts'

/** A server for one client of a site. */
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
  // After the handshake: a program takes longer to ask than this does. What fails now fails again with a question.
  server.server.oninitialized = () => void site.search.warmUp(list).catch(() => undefined)
  return server
}
