import { statSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import Negotiator from 'negotiator'

/** HTML comes first, because clients that accept anything, or neither type, receive the first one. */
const TYPES = ['text/html', 'text/markdown']

/** Whether a client prefers Markdown over HTML if it accepts both (RFC 9110, section 12.5.1). */
export function prefersMarkdown(request: IncomingMessage): boolean {
  return new Negotiator(request).mediaType(TYPES) === 'text/markdown'
}

/**
 * The Markdown copy of a page.
 * @param path of a file, relative to the output folder
 * @returns the copy's path, relative to that folder; undefined for files that aren't pages
 */
export function copyOf(path: string, dir: string): string | undefined {
  if (!path.endsWith('.html')) return undefined
  const candidates = [path.replace(/(?:\/index)?\.html$/, '.md'), path.replace(/html$/, 'md')]
  return candidates.find((copy) => statSync(join(dir, copy), { throwIfNoEntry: false })?.isFile())
}
