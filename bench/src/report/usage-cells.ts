import { medianOf, megabytes, seconds } from './numbers.ts'
import { usagesOf, type Kind, type Ratio, type Sample } from '../measure/samples.ts'

export const USAGE_COLUMNS: Record<Kind, string[]> = {
  cold: ['Cold build, s', 'CPU s', 'Peak MB'],
  rebuild: ['Rebuild, s', 'CPU s', 'Peak MB'],
  edited: ['After an edit, s', 'CPU s', 'Peak MB'],
}

/** Medians of the builds of one kind: wall time, processor time, and memory. */
export function usageCells(samples: readonly Sample[], id: string, kind: Kind): string[] {
  const usages = usagesOf(samples, id, kind)
  if (usages.length === 0) return ['failed', '', '']
  return [
    seconds(medianOf(usages, (usage) => usage.seconds)),
    seconds(medianOf(usages, (usage) => usage.cpuSeconds)),
    megabytes(medianOf(usages, (usage) => usage.peakBytes)),
  ]
}

/** Median of several ratios, with their range if there is one: `0.25 (0.23–0.28)`. */
export function ratioCell(ratio: Ratio | undefined, digits: number): string {
  if (!ratio) return '–'
  const [middle, lowest, highest] = [ratio.median, ratio.lowest, ratio.highest].map((value) =>
    value.toFixed(digits),
  )
  return lowest === highest ? `${middle}` : `${middle} (${lowest}–${highest})`
}
