export interface RegionProps {
  /** Number of the region in the list below the screen. Each number belongs to one region. */
  n?: number
}

/** Where a region's number is: on its corner, or beside its first line, where it doesn't cover text. */
export type RegionPlace = 'corner' | 'start' | 'end'

/**
 * The attributes of a numbered region. The number is drawn on top of the region's edge, so that it never moves content.
 */
export function regionOf(
  n: number | undefined,
  place: RegionPlace = 'corner',
): Record<string, number | string> {
  if (n === undefined) return {}
  return place === 'corner' ? { 'data-callout': n } : { 'data-callout': n, 'data-place': place }
}
