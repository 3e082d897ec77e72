import type { OutputFile } from '../model/output-file.ts'
import { nginxServer } from './formats/nginx-server.ts'
import { hostingOf } from './hosting.ts'
import { textFile, type FinishedSite } from './output.ts'

const PATH = 'nginx.conf'

/** `nginx.conf`: the same for nginx. A site may write it itself. */
export function nginx(site: FinishedSite): OutputFile[] {
  if (site.statics.has(PATH)) return []
  const hasRedirects = site.config.redirects.length > 0
  const text = nginxServer({ ...hostingOf(site), hasRedirects })
  return [textFile(PATH, text, 'the configuration for nginx')]
}
