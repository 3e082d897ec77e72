/** Compares a page's statements about a sample with whether its fence is marked as a mistake. */

import type { Fence } from '../../page/fences.ts'
import type { Finding } from '../findings.ts'
import { about } from './fence-finding.ts'
import { marksOf } from './marks.ts'

const LABEL = /^\s*<(\/?)(Incorrect|Correct)>\s*$/
/** A sentence above a sample that calls it wrong. */
const CALLED_WRONG = /^\s*\**(?:Wrong|Incorrect)\b/

/**
 * @param source text of a page
 * @param fences the fences of that page
 */
export function judgeLabels(source: string, fences: Fence[]): Finding[] {
  const lines = source.split(/\r?\n/)
  return fences.flatMap((fence) => {
    // Output without a language isn't a sample.
    if (!fence.lang) return []
    const label = labelOf(lines.slice(0, fence.fenceLine - 1))
    const isMarked = marksOf(fence).mistake !== undefined
    if (label === 'Incorrect' && !isMarked)
      return about(fence, 'mistake', 'the page calls this sample wrong; mark its fence as mistake')
    if (label === 'Correct' && isMarked)
      return about(fence, 'mistake', 'the page calls this sample correct; remove mistake')
    return []
  })
}

function labelOf(before: string[]): string | undefined {
  const [, closes, name] = LABEL.exec(before.findLast((line) => LABEL.test(line)) ?? '') ?? []
  if (name && !closes) return name
  const above = before.findLast((line) => line.trim() !== '') ?? ''
  return CALLED_WRONG.test(above) ? 'Incorrect' : undefined
}
