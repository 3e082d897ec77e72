import type { OutputFile } from '../shared/records/output-file.ts'
import { NGINX_SERVER_FILE, nginxMain, nginxServer } from './formats/nginx-server.ts'
import { hostingOf } from './hosting.ts'
import { textFile, type FinishedSite } from './output.ts'

/** A complete configuration for nginx, and the part for a `server` block. A site can provide its own files. */
export function nginx(site: FinishedSite): OutputFile[] {
  const hosting = hostingOf(site)
  const origin = 'the configuration for nginx'
  return [
    textFile('nginx.conf', nginxMain(hosting), origin),
    textFile(NGINX_SERVER_FILE, nginxServer(hosting), origin),
  ].filter(({ path }) => !site.statics.has(path))
}
