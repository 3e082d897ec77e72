import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

export interface PlainHost {
  url: (path: string) => string
  /** Serves another folder from now on, as after a deploy. */
  serve: (dir: string) => void
  close: () => void
}

/**
 * Serves a folder as the simplest hosts do: files, the `index.html` of folders, and `404.html` for everything else.
 * @param respond sends a document in another way; the default sends it as a whole
 */
export async function startPlainHost(
  dir: string,
  respond: (html: Buffer, response: ServerResponse) => void = (html, response) =>
    void response.end(html),
): Promise<PlainHost> {
  let served = dir
  const server: Server = createServer((request, response) => {
    const path = join(served, new URL(request.url ?? '/', 'http://localhost').pathname)
    const isFolder = existsSync(path) && statSync(path).isDirectory()
    const file = isFolder ? join(path, 'index.html') : path
    const found = existsSync(file)
    const shown = found ? file : join(served, '404.html')
    const type = TYPES[extname(shown)] ?? 'application/octet-stream'
    response.writeHead(found ? 200 : 404, { 'Content-Type': type })
    if (type === 'text/html') respond(readFileSync(shown), response)
    else response.end(readFileSync(shown))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: (path) => `http://localhost:${port}${path}`,
    serve(next) {
      served = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
