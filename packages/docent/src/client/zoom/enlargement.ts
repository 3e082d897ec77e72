export interface Size {
  width: number
  height: number
}

/** A picture that fits the window is enlarged by at least this factor if the window has room for it. */
const WORTHWHILE = 1.25
/** Pixels around a picture whose margin gave way to its size. */
const EDGE = 16
/** Factor for pictures that are panned. */
const PANNED = 1.5

interface EnlargementOptions {
  /** Pixels between the picture and the edge of the window. */
  margin: number
  /** Whether the picture may be larger than the window, which then pans it. */
  pans: boolean
  /** Factor beyond which the picture becomes blurred. */
  limit: number
}

/**
 * How many times larger than on its page a picture is drawn. It fills the window except for the margin. Where
 * that isn't worthwhile, the margin gives way. A picture is never smaller than on its page.
 * @example enlargement({ width: 400, height: 200 }, { width: 1000, height: 900 }, { margin: 100, pans: false, limit: Infinity }) // 2
 */
export function enlargement(
  picture: Size,
  window: Size,
  { margin, pans, limit }: EnlargementOptions,
): number {
  const fit = (room: number): number =>
    Math.min((window.width - 2 * room) / picture.width, (window.height - 2 * room) / picture.height)
  const wanted = Math.max(fit(margin), Math.min(fit(EDGE), WORTHWHILE), pans ? PANNED : 0)
  return Math.max(1, Math.min(wanted, limit))
}
