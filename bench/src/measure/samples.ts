import { median } from '../report/numbers.ts'
import type { Usage } from './usage.ts'

/** What a build starts with: nothing, the result of the same build, or that and one edited page. */
export const KINDS = ['cold', 'rebuild', 'edited'] as const
export type Kind = (typeof KINDS)[number]

/** One measured build. */
export interface Sample {
  /** ID of what was built: a generator, or a size of its site. */
  id: string
  kind: Kind
  /** Builds of the same turn ran right after each other, so their ratio doesn't depend on the machine's load. */
  turn: number
  usage: Usage
}

export type Figure = keyof Usage

/** Median and range of the ratios of two builds. */
export interface Ratio {
  median: number
  lowest: number
  highest: number
}

/**
 * The turns of a comparison, repeated for each run. Each turn is a build with docent, followed by a build with one of
 * the other generators, so that every build of theirs has a docent build right before it.
 *
 * @param own docent's generators
 */
export function turnsOf<T>(own: readonly T[], peers: readonly T[], runs: number): T[][] {
  const once = peers.length === 0 ? [[...own]] : peers.map((peer) => [...own, peer])
  return Array.from({ length: runs }, () => once).flat()
}

export const usagesOf = (samples: readonly Sample[], id: string, kind: Kind): Usage[] =>
  samples.filter((sample) => sample.id === id && sample.kind === kind).map(({ usage }) => usage)

/**
 * The ratios of `id` to `other`, one for each turn that has both.
 *
 * @returns undefined if there are none
 */
export function ratioOf(
  samples: readonly Sample[],
  [id, other]: [string, string],
  kind: Kind,
  figure: Figure,
): Ratio | undefined {
  const ratios = samples.flatMap((sample) => {
    if (sample.id !== id || sample.kind !== kind) return []
    const pair = samples.find(
      ({ id: found, kind: same, turn }) => found === other && same === kind && turn === sample.turn,
    )
    const [value, base] = [sample.usage[figure], pair?.usage[figure]]
    return value === undefined || base === undefined || base === 0 ? [] : [value / base]
  })
  return summaryOf(ratios)
}

/** @returns undefined for no ratios */
export function summaryOf(ratios: readonly number[]): Ratio | undefined {
  const middle = median(ratios)
  return middle === undefined
    ? undefined
    : { median: middle, lowest: Math.min(...ratios), highest: Math.max(...ratios) }
}
