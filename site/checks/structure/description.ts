/** Checks that a page's description has the length that search engines and link previews show in full. */

import type { Finding } from './findings.ts'
import { lineOfKey, type Page } from '../page/page.ts'

const SHORTEST = 50
const LONGEST = 160

export function checkDescription(page: Page): Finding[] {
  const { description } = page.frontMatter
  const length = typeof description === 'string' ? description.length : 0
  if (length >= SHORTEST && length <= LONGEST) return []
  return [
    {
      gate: 'description',
      file: page.file,
      line: lineOfKey(page, 'description'),
      found: length === 0 ? 'no `description`' : `a description of ${length} characters`,
      fix: `Write one sentence of ${SHORTEST} to ${LONGEST} characters.`,
    },
  ]
}
