export interface Size {
  width: number
  height: number
}

/** A picture that fits the window is enlarged by at least this factor if there is enough space. */
const WORTHWHILE = 1.25
/** Margin in pixels around a picture that would be too small with the configured margin. */
const EDGE = 16
/** Factor for pictures that can be panned. */
const PANNED = 1.5

interface EnlargementOptions {
  /** Distance in pixels between the picture and the edge of the window. */
  margin: number
  /** Whether the picture may be larger than the window and can be panned. */
  pans: boolean
  /** Factor above which the picture becomes blurred. */
  limit: number
}

/**
 * The factor by which a picture is enlarged. It fills the window except for the margin; if the factor would be too
 * small, the margin shrinks. A picture never becomes smaller than on its page.
 * @example enlargement({ width: 400, height: 200 }, { width: 1000, height: 900 }, { margin: 100, pans: false, limit:
 * Infinity }) // 2
 */
export function enlargement(
  picture: Size,
  window: Size,
  { margin, pans, limit }: EnlargementOptions,
): number {
  const fit = (edge: number): number =>
    Math.min((window.width - 2 * edge) / picture.width, (window.height - 2 * edge) / picture.height)
  const wanted = Math.max(fit(margin), Math.min(fit(EDGE), WORTHWHILE), pans ? PANNED : 0)
  return Math.max(1, Math.min(wanted, limit))
}
