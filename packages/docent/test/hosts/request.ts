import { request } from 'node:http'

/** A server's response. The body is the one that was sent, and redirects aren't followed. */
export interface Answer {
  status: number
  /** By name in lowercase. */
  headers: Record<string, string | undefined>
  body: Buffer
}

export type Request = (
  path: string,
  headers?: Record<string, string>,
  content?: { method: string; body: Buffer },
) => Promise<Answer>

/** Sends requests unchanged: the path isn't normalized, and no encoding is requested. */
export function requestFrom(port: number): Request {
  return (
    path,
    headers = {},
    { method = 'GET', body } = { method: 'GET', body: Buffer.alloc(0) },
  ) =>
    new Promise((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path, method, headers }
      const sent = request(options, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const entries = Object.entries(response.headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? value.join(', ') : value,
          ])
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(entries) as Answer['headers'],
            body: Buffer.concat(parts),
          })
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
}
