import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { requestFrom, type Request } from './request.ts'
import { startServer, type Command } from './server-process.ts'

export interface Host {
  get: Request
  stop(): Promise<void>
}

/** Starts a server with a folder for its files. */
export async function startHost(
  command: (port: number, folder: string) => Command | Promise<Command>,
): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-host-'))
  const { port, stop } = await startServer((free) => command(free, folder))
  return {
    get: requestFrom(port),
    async stop() {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** The `serve` package, with its defaults. */
export function startServe(dist: string, baseUrl: string): Promise<Host> {
  const main = createRequire(import.meta.url).resolve('serve/build/main.js')
  return startHost(async (port, folder) => {
    await cp(dist, join(folder, baseUrl), { recursive: true })
    const address = `tcp://127.0.0.1:${port}`
    const args = [main, folder, '--listen', address, '--no-clipboard', '--no-request-logging']
    return { name: process.execPath, args, env: { NODE_ENV: 'production' } }
  })
}

/** Python's file server, which only serves files and the index pages of folders. */
export function startPython(dist: string, baseUrl: string): Promise<Host> {
  return startHost(async (port, folder) => {
    await cp(dist, join(folder, baseUrl), { recursive: true })
    const args = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', folder]
    return { name: 'python3', args }
  })
}

const BUCKET = 'docs'

/** The content types that S3 clients set for extensions when they upload a folder. */
const UPLOADED_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
}

/** A bucket's website in an S3-compatible store, with the not-found page as its error document. */
export async function startS3(dist: string, baseUrl: string): Promise<Host> {
  const main = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js')
  const { get, stop } = await startHost(async (port, folder) => {
    const website = join(folder, 'website.xml')
    await writeFile(
      website,
      `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
        <IndexDocument><Suffix>index.html</Suffix></IndexDocument>
        <ErrorDocument><Key>${baseUrl.slice(1)}404.html</Key></ErrorDocument>
      </WebsiteConfiguration>`,
    )
    const address = ['--address', '127.0.0.1', '--port', String(port)]
    const bucket = ['--configure-bucket', BUCKET, website]
    const args = [main, '--silent', '--directory', join(folder, 'data'), ...address, ...bucket]
    return { name: process.execPath, args }
  })
  for (const path of await readdir(dist, { recursive: true })) {
    if (!(await stat(join(dist, path))).isFile()) continue
    const type = UPLOADED_TYPES[extname(path)] ?? 'application/octet-stream'
    const headers = { 'x-amz-acl': 'public-read', 'Content-Type': type }
    const { status } = await get(encodeURI(`/${BUCKET}${baseUrl}${path}`), headers, {
      method: 'PUT',
      body: await readFile(join(dist, path)),
    })
    if (status !== 200) throw new Error(`${path} was not uploaded: ${status}`)
  }
  const host = { Host: `${BUCKET}.s3-website.amazonaws.com` }
  return { get: (path, headers) => get(path, { ...headers, ...host }), stop }
}
