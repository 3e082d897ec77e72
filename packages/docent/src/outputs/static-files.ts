import { join } from 'node:path'
import type { OutputFile } from '../shared/records/output-file.ts'
import { HEADERS_FILE } from '../serve/read-headers.ts'
import { copiedFile, type FinishedSite } from './output.ts'
import { REDIRECTS_FILE } from './redirect-files.ts'

/** Files with rules for hosts, to which the build adds its own. */
const EXTENDED = [REDIRECTS_FILE, HEADERS_FILE]

/** Copies of the files in the static folder. */
export function staticFiles({ config, statics }: FinishedSite): OutputFile[] {
  const dir = join(config.siteDir, config.staticDir)
  return [...statics]
    .filter((path) => !EXTENDED.includes(path))
    .map((path) => copiedFile(path, join(dir, path)))
}
