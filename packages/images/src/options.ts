import { z } from 'zod'

/** The largest size that WebP can have on either side. AVIF's is one pixel larger. */
export const LARGEST = 16_383

/** Formats by their name in the options, with what a page needs to know about them. */
export const FORMATS = ['avif', 'webp'] as const

export type Format = (typeof FORMATS)[number]

const quality = () =>
  z
    .int({ error: 'Use a whole number from 1 to 100.' })
    .min(1, 'Use at least 1.')
    .max(100, 'Use at most 100.')

/** The options with their checks and defaults. */
export const options = z.strictObject({
  /**
   * Formats that browsers choose from, in the order of preference. AVIF files are smaller, but take several times as long
   * to encode. Default: `['webp']`.
   * @example ['avif', 'webp']
   */
  formats: z
    .array(z.enum(FORMATS, { error: 'Use "avif" or "webp".' }))
    .min(1, 'Add at least one format.')
    .refine((list) => new Set(list).size === list.length, 'Name each format once.')
    .default(['webp']),
  /**
   * Widths in pixels. Each image has those that are smaller than it, and its own. Default: `[480, 800, 1200, 1600]`.
   */
  widths: z
    .array(
      z
        .int({ error: 'Use a whole number of pixels.' })
        .min(16, 'Use at least 16 pixels.')
        .max(LARGEST, `Use at most ${LARGEST} pixels.`),
    )
    .default([480, 800, 1200, 1600]),
  /** Quality from 1 to 100 of each format. Default: `{ avif: 60, webp: 80 }`. @example { webp: 90 } */
  quality: z
    .strictObject({ avif: quality().default(60), webp: quality().default(80) })
    .prefault({}),
  /**
   * Maximum width at which pages show images, as a CSS length, from which browsers choose a file before they know the
   * styles of the page. Default: `'min(100vw, 46rem)'`, the width of docent's own layout.
   */
  sizes: z
    .string()
    .regex(/^[\w\s.(),+*/%-]+$/, 'Use a CSS length, such as "min(100vw, 48rem)".')
    .default('min(100vw, 46rem)'),
  /**
   * Images that stay as they are: patterns for paths relative to the site's folder. Default: none.
   * @example ['static/img/logos/**', '**\/*.icon.png']
   */
  exclude: z.array(z.string().min(1, 'Name a file or a folder.')).default([]),
})

/** The options with their defaults. */
export type Options = z.output<typeof options>
