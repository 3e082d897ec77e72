import { statSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import Negotiator from 'negotiator'

/** The HTML comes first: it's what clients get that accept everything, or neither form. */
const TYPES = ['text/html', 'text/markdown']

/** Whether a client that accepts both forms of a page ranks Markdown above HTML (RFC 9110, section 12.5.1). */
export function prefersMarkdown(request: IncomingMessage): boolean {
  return new Negotiator(request).mediaType(TYPES) === 'text/markdown'
}

/**
 * The Markdown copy of a page.
 * @param path of a file below the output folder
 * @returns its path below that folder; nothing for files that are no pages
 */
export function copyOf(path: string, dir: string): string | undefined {
  if (!path.endsWith('.html')) return undefined
  const candidates = [path.replace(/(?:\/index)?\.html$/, '.md'), path.replace(/html$/, 'md')]
  return candidates.find((copy) => statSync(join(dir, copy), { throwIfNoEntry: false })?.isFile())
}
