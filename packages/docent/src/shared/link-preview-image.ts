/** Size of a link preview in pixels: what sites that show large previews ask for. */
export const PREVIEW_WIDTH = 1200
export const PREVIEW_HEIGHT = 630

/** Image of a link preview as the head of a page names it. */
export interface LinkPreviewImage {
  /** Path with the base URL. */
  src: string
  alt: string
}
