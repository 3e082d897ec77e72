import { imageSize } from 'image-size'

/** Size of an image in pixels, as browsers show it, and its format by its content, such as `png` or `jpg`. */
export interface MeasuredImage {
  width: number
  height: number
  format: string
}

/** Reads the header of an image; undefined if it isn't one. */
export function measureImage(bytes: Uint8Array): MeasuredImage | undefined {
  try {
    const { width, height, orientation = 1, type = '' } = imageSize(bytes)
    // The four orientations from 5 on turn a photo by a quarter.
    const size = orientation >= 5 ? { width: height, height: width } : { width, height }
    return { ...size, format: type }
  } catch {
    return undefined
  }
}
