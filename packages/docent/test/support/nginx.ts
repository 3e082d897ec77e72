import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether nginx is installed. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).error === undefined
}

export interface RunningNginx {
  get(path: string, headers?: Record<string, string>): Promise<Response>
  stop(): Promise<void>
}

/** Serves a folder with nginx. `http` and `server` are the contents of these configuration blocks. */
export async function startNginx(http: string, server: string): Promise<RunningNginx> {
  const dir = await mkdtemp(join(tmpdir(), 'docent-nginx-'))
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(dir, 'main.conf'),
    `daemon off;
master_process off;
pid ${dir}/pid;
error_log stderr error;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join('\n  ')}
  ${http}
  server {
    listen 127.0.0.1:${port};
    ${server}
  }
}
`,
  )
  const child = spawn('nginx', ['-c', join(dir, 'main.conf'), '-p', dir, '-e', 'stderr'])
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const get: RunningNginx['get'] = (path, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}:\n${log}`)
    const isReady = await get('/').then(
      () => true,
      () => false,
    )
    if (isReady) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    get,
    async stop() {
      child.kill()
      await ended
      await rm(dir, { recursive: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
