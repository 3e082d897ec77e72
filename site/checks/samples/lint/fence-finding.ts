/** Findings that concern a sample as a whole. */

import type { Fence } from '../../page/fences.ts'
import type { Finding } from '../findings.ts'

/** Reports a finding at the sample's opening fence. */
export function about(fence: Fence, code: string, message: string): Finding {
  const source = `\`\`\`${fence.lang} ${fence.meta}`
  return { fence, page: fence.page, line: fence.fenceLine, column: 1, code, message, source }
}
