import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Path of nginx's module for `.br` files in Debian's package. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The servers that are installed on this machine. Prints the names of the others, because their tests don't run. */
export const installed = {
  nginx: tell('nginx', runs('nginx', '-v'), 'nginx-light'),
  brotli: tell(
    'The Brotli module of nginx',
    existsSync(BROTLI_MODULE),
    'libnginx-mod-http-brotli-static',
  ),
  caddy: tell('Caddy', runs('caddy', 'version'), 'caddy'),
  python: tell('Python', runs('python3', '--version'), 'python3'),
}

function runs(command: string, argument: string): boolean {
  return spawnSync(command, [argument]).error === undefined
}

function tell(what: string, isThere: boolean, name: string): boolean {
  if (!isThere)
    console.warn(`${what} is NOT installed here, so no test ran with it. Install ${name}.`)
  return isThere
}
