import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { ServeOptions } from '../serve/serve.ts'
import { folderFiles } from './folder-files.ts'
import { createMcpServer } from './server.ts'
import { openSite } from './open-site.ts'
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
