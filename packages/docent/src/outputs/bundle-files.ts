import { join } from 'node:path'
import { SERVER_FILE } from '../bundle/bundled-files.ts'
import { filesBelow } from '../files/files-below.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import { copiedFile, type FinishedSite } from './output.ts'

/** The client bundle, and the assets that only articles refer to. */
export function bundleFiles({ bundles }: FinishedSite): OutputFile[] {
  const { clientDir, serverDir } = bundles
  const client = filesBelow(clientDir)
  const without = new Set([SERVER_FILE, ...client])
  const server = filesBelow(serverDir).filter((path) => !without.has(path))
  return [
    ...client.map((path) => copiedFile(path, join(clientDir, path))),
    ...server.map((path) => copiedFile(path, join(serverDir, path))),
  ]
}
