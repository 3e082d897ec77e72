import type { OutputFile } from '../model/output-file.ts'
import { caddyfile } from './formats/caddyfile.ts'
import { hostingOf } from './hosting.ts'
import { textFile, type FinishedSite } from './output.ts'

const PATH = 'Caddyfile'

/** `Caddyfile`: a whole configuration for Caddy. A site may write it itself. */
export function caddy(site: FinishedSite): OutputFile[] {
  if (site.statics.has(PATH)) return []
  return [textFile(PATH, caddyfile(hostingOf(site)), 'the configuration for Caddy')]
}
