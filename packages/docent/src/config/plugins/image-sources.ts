import type { Awaitable, Finding } from './finding.ts'

/** An image file that articles show. */
export interface ArticleImage {
  /** Absolute path of the file. For an image that a component imports, it's the bundler's copy. */
  file: string
  /** Path of its address below the base URL. @example 'assets/screen.1a2b3c4d5e6f.png' */
  path: string
  /** Format by its content, such as `png`, `jpg`, or `svg`; undefined if docent doesn't know it. */
  format: string | undefined
  /** Size in pixels as browsers show it; undefined if docent can't read the file. */
  size: { width: number; height: number } | undefined
  /** The content of the file. */
  read(): Uint8Array
  /** Where a page shows it first, for findings. */
  use: { file: string; line?: number; column?: number }
}

/** What the `imageSources` hook returns. */
export interface OfferedImages {
  images: readonly OfferedImage[]
  /** What's wrong with images. A build reports it with the findings of checks. Default: nothing. */
  findings?: readonly Finding[]
}

/** An image and the other files that browsers can show instead of it. */
export interface OfferedImage {
  image: ArticleImage
  /**
   * Formats in the order of preference, each with the same image in one or more widths. docent leaves out a format whose
   * widest file isn't smaller than the original. An image without formats only gets its size.
   */
  formats: readonly ImageFormat[]
  /**
   * Maximum width at which pages show images, as a CSS length. The width of the image itself limits it further.
   * Default: the width of the window.
   * @example 'min(100vw, 46rem)'
   */
  sizes?: string
}

/** An image in one format. */
export interface ImageFormat {
  /** @example 'image/webp' */
  type: string
  /** Ending of the files' names. @example 'webp' */
  extension: string
  /** The files, from the narrowest to the widest. */
  files: readonly ImageVariant[]
}

/** A file of an image, before it's encoded. */
export interface ImageVariant {
  /** Width in pixels. */
  width: number
  /**
   * Everything besides the image's content that the file is made from, as text. A build encodes a file again only if the
   * image, this key, or the plugin's version has changed.
   */
  key: string
  /** Encodes the file. Several files are encoded at the same time. */
  encode(): Awaitable<Uint8Array>
}
