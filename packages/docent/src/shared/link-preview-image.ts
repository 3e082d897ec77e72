/** Size of a link preview in pixels, as recommended by sites that show large previews. */
export const PREVIEW_WIDTH = 1200
export const PREVIEW_HEIGHT = 630

/** The image of a link preview as a page's head describes it. */
export interface LinkPreviewImage {
  /** Path with the base URL. */
  src: string
  alt: string
}
