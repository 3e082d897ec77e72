import type { OutputFile } from '../shared/records/output-file.ts'
import { caddyfile } from './formats/caddyfile.ts'
import { hostingOf } from './hosting.ts'
import { textFile, type FinishedSite } from './output.ts'

const PATH = 'Caddyfile'

/** `Caddyfile`: a complete configuration for Caddy. A site can provide its own. */
export function caddy(site: FinishedSite): OutputFile[] {
  if (site.statics.has(PATH)) return []
  return [textFile(PATH, caddyfile(hostingOf(site)), 'the configuration for Caddy')]
}
