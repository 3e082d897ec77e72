import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

export const BUCKET = 'cache'

/** The store checks the signatures that these keys make. */
export const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

/** Starts an S3-compatible store that keeps its objects in a folder. Returns its address. */
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
  const address = `http://127.0.0.1:${port}`
  while (!(await responds(address))) await sleep(50)
  return address
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
export async function startServer(
  answer?: { status: number; body: string },
  onRequest: () => void = () => {},
): Promise<string> {
  const server = createServer((request, response) => {
    onRequest()
    request.resume()
    if (answer) response.writeHead(answer.status).end(answer.body)
  })
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
