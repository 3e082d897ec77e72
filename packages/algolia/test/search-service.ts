import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the service received. */
export interface ServiceRequest {
  method: string
  path: string
  /** Application ID and key, from the headers or the query. */
  appId: string
  apiKey: string
  body: Record<string, unknown>
}

/**
 * Status and body. `hang` never responds, and `drop` closes the connection. A string is sent unchanged, and everything
 * else as JSON.
 */
export type ServiceAnswer =
  | { status?: number; body: unknown; headers?: Record<string, string>; delay?: number }
  | 'hang'
  | 'drop'

/** A local server with the hosted search's HTTP API. */
export interface SearchService {
  /** Entry for the client's `hosts` option. */
  host: { url: string; port: number; protocol: 'http'; accept: 'readWrite' }
  requests: ServiceRequest[]
  close(): Promise<void>
}

export async function startSearchService(
  answer: (request: ServiceRequest) => ServiceAnswer,
): Promise<SearchService> {
  const requests: ServiceRequest[] = []
  const server = createServer((request, response) => {
    void readRequest(request).then((read) => {
      requests.push(read)
      send(answer(read), response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    host: { url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' },
    requests,
    close: () => closeServer(server),
  }
}

async function readRequest(request: IncomingMessage): Promise<ServiceRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const url = new URL(request.url ?? '/', 'http://localhost')
  const credential = (name: string): string =>
    String(request.headers[name] ?? url.searchParams.get(name) ?? '')
  const text = Buffer.concat(chunks).toString()
  return {
    method: request.method ?? '',
    path: decodeURIComponent(url.pathname),
    appId: credential('x-algolia-application-id'),
    apiKey: credential('x-algolia-api-key'),
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  }
}

function send(answer: ServiceAnswer, response: ServerResponse): void {
  if (answer === 'hang') return
  if (answer === 'drop') {
    response.destroy()
    return
  }
  const { status = 200, body, headers, delay = 0 } = answer
  setTimeout(() => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }, delay)
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
