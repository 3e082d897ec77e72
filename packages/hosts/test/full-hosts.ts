import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BROTLI_MODULE, has } from '../../../scripts/system-parts.mjs'
import { type Host, startHost } from '../../docent/test/hosts/servers.ts'

/**
 * nginx with the generated `nginx.conf`. Only settings that depend on the machine are changed: the port, the folder for
 * temporary files, and, for `brotli`, the module that isn't part of nginx.
 */
function startNginx(dist: string, { brotli = false } = {}): Promise<Host> {
  return startHost(async (port, folder) => {
    const written = await readFile(join(dist, 'nginx.conf'), 'utf8')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    const own = ['access_log off;', ...temporary, ...(brotli ? ['brotli_static on;'] : [])]
    const config = written
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('include server', `include ${dist}/server`)
      .replace('http {', `http {\n${own.join('\n')}`)
    await writeFile(join(folder, 'nginx.conf'), config)
    const globals = [
      'daemon off; master_process off; error_log stderr error;',
      `pid ${folder}/pid;`,
      ...(brotli ? [`load_module ${BROTLI_MODULE};`] : []),
    ]
    const files = ['-p', dist, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
    return { name: 'nginx', args: [...files, '-g', globals.join(' ')] }
  })
}

/** Caddy with the generated `Caddyfile`, unchanged. */
function startCaddy(dist: string): Promise<Host> {
  return startHost((port, folder) => ({
    name: 'caddy',
    args: ['run'],
    cwd: dist,
    env: {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      CADDY_ADMIN: `unix/${folder}/admin.sock`,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  }))
}

/** The servers that the plugins write configurations for. */
export const SERVERS = [
  { name: 'nginx', start: startNginx, isInstalled: has('nginx'), brotli: has('brotli') },
  { name: 'Caddy', start: startCaddy, isInstalled: has('caddy'), brotli: true },
]

/** All forms of addresses, at the root and below a path, with and without compressed copies. */
export const SITES = [
  { trailingSlash: undefined, baseUrl: '/', precompress: false },
  { trailingSlash: undefined, baseUrl: '/docs/', precompress: true },
  { trailingSlash: false, baseUrl: '/', precompress: true },
  { trailingSlash: false, baseUrl: '/docs/', precompress: false },
  { trailingSlash: true, baseUrl: '/', precompress: false },
  { trailingSlash: true, baseUrl: '/docs/', precompress: true },
]
