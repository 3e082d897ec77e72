import { connect } from 'node:net'

/** Request targets that no browser sends, and valid ones that look unusual. */
export const ODD_TARGETS: readonly string[] = [
  '/%',
  '/%E0',
  '/%zz',
  '/%E0%A4%A',
  '/intro/%ff',
  '/%00',
  '/intro%00.html',
  '//',
  '//[',
  '///',
  '//evil.example/',
  '//evil.example/..',
  '/.//intro/',
  '/./intro',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2f%2fevil.example/',
  '/..',
  '/../',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/intro/../../../etc/passwd',
  '/..;/',
  '/.git/config',
  '/_headers',
  '/intro?%',
  '/intro?q=%E0',
  '/?',
  '/#',
  '/intro#%',
  'http://[',
  'http://evil.example/',
  'http://localhost:99999/',
  'https://',
  '*',
  'intro',
  '?',
  '/@fs/etc/passwd',
  '/@fs/etc/passwd?raw',
  '/@id/__x00__/etc/passwd',
  '/@vite/client/../../../etc/passwd',
  `/${'a'.repeat(300)}`,
  `/${'a/'.repeat(2000)}`,
  `/${'%41'.repeat(4000)}`,
  `/intro?${'q'.repeat(8000)}`,
  '/intro/index.html/',
  '/intro.html.html',
  '/node.js',
  '/package.json',
  '/constructor',
  '/__proto__',
  '/assets/',
  '/assets',
]

export interface RawResponse {
  status: number
  headers: Record<string, string>
  body: string
}

/** Sends a request exactly as written. Libraries correct or reject most of these. */
export function rawRequest(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost')
    let text = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      text += chunk
    })
    socket.on('error', reject)
    socket.on('end', () => resolve(parseResponse(text)))
    const lines = Object.entries({ Host: `localhost:${port}`, ...headers, Connection: 'close' })
    socket.write(
      `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    )
  })
}

function parseResponse(text: string): RawResponse {
  const [head = '', ...body] = text.split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  return {
    status: Number(status.split(' ')[1] ?? 0),
    headers: Object.fromEntries(
      lines.map((line) => {
        const at = line.indexOf(':')
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
      }),
    ),
    body: body.join('\r\n\r\n'),
  }
}
