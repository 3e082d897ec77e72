import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, request, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

export const BUCKET = 'cache'

/** The keys of the store. */
export const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

/**
 * Starts an S3-compatible store that keeps its objects in a folder. It doesn't check signatures of version 4, so a server in
 * front of it does. Returns the address of that server.
 */
export async function startStore(folder: string): Promise<string> {
  const main = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js')
  const port = await freePort()
  const args = ['--silent', '--directory', folder, '--address', '127.0.0.1', '--port', String(port)]
  const child: ChildProcess = spawn(
    process.execPath,
    [main, ...args, '--configure-bucket', BUCKET],
    { stdio: 'ignore' },
  )
  onTestFinished(() => void child.kill())
  while (!(await responds(`http://127.0.0.1:${port}`))) await sleep(50)
  return listen((incoming, response) => {
    if (!isSigned(incoming)) {
      incoming.resume()
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
      return
    }
    const { method, url: path, headers } = incoming
    const forwarded = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    incoming.pipe(forwarded)
  })
}

/** Whether the signature of a request belongs to `KEYS`, as in "Authenticating Requests (AWS Signature Version 4)". */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const [, key, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const [path, query = ''] = url.split('?')
  const payload = String(headers['x-amz-content-sha256'])
  const canonical = [method, path, query, lines.join(''), names, payload].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n')
  const signingKey = scope
    .split('/')
    .reduce<string | Buffer>(hmac, `AWS4${KEYS.AWS_SECRET_ACCESS_KEY}`)
  const isOwnKey = key === KEYS.AWS_ACCESS_KEY_ID && names.split(';').includes('host')
  return isOwnKey && hmac(signingKey, text).toString('hex') === signature
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

async function responds(address: string): Promise<boolean> {
  try {
    await fetch(address)
    return true
  } catch {
    return false
  }
}

/** Starts a server that answers every request the same way, or never. Returns its address. */
export function startServer(
  answer?: { status: number; body: string },
  onRequest: () => void = () => {},
): Promise<string> {
  return listen((incoming, response) => {
    onRequest()
    incoming.resume()
    if (answer) response.writeHead(answer.status).end(answer.body)
  })
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
