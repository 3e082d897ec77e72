/** The parts of a fence's info string that exempt its sample. */

import { metaValue, type Fence } from '../../page/fences.ts'

export interface Marks {
  /**
   * `mistake`: the sample is intentionally wrong. If only a run shows the mistake, the reason describes what happens.
   */
  mistake?: { reason: string }
  /** `no-lint="reason"`: lint rules don't apply. */
  noLint?: { reason: string }
  /** `no-check="reason"`: the types don't apply. */
  isUnchecked: boolean
}

export function marksOf({ meta }: Fence): Marks {
  const mistake = metaValue(meta, 'mistake')
  const noLint = metaValue(meta, 'no-lint')
  return {
    mistake: mistake === undefined ? undefined : { reason: mistake.trim() },
    noLint: noLint === undefined ? undefined : { reason: noLint.trim() },
    isUnchecked: metaValue(meta, 'no-check') !== undefined,
  }
}
