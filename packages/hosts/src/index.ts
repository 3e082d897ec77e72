import { type BuiltSite, definePlugin, type Plugin, type PluginFile } from 'docent/plugin'
import { caddyfile } from './caddyfile.ts'
import { nginxMain, nginxServer } from './nginx-server.ts'
import { CADDYFILE, NGINX_MAIN_FILE, NGINX_SERVER_FILE } from './host-files.ts'

/**
 * Writes `nginx.conf`, a complete configuration for `nginx -c`, and `server.nginx.conf` for a `server` block. A file with
 * one of these names in the static folder replaces the plugin's.
 * @example plugins: [nginx]
 */
export const nginx: Plugin = definePlugin({
  name: '@docent/hosts/nginx',
  output: (site) =>
    unlessOwn(site, [
      { path: NGINX_MAIN_FILE, content: nginxMain(site.hosting) },
      { path: NGINX_SERVER_FILE, content: nginxServer(site.hosting) },
    ]),
})

/**
 * Writes `Caddyfile`, a complete configuration for `caddy run`. A `Caddyfile` in the static folder replaces it.
 * @example plugins: [caddy]
 */
export const caddy: Plugin = definePlugin({
  name: '@docent/hosts/caddy',
  output: (site) => unlessOwn(site, [{ path: CADDYFILE, content: caddyfile(site.hosting) }]),
})

function unlessOwn({ staticFiles }: BuiltSite, files: PluginFile[]): PluginFile[] {
  return files.filter(({ path }) => !staticFiles.has(path))
}
