import { z } from 'zod'
import { oneOf, options } from './options.ts'

const color = () =>
  z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'Write a hexadecimal color, such as "#1e3a5f".')

const fontFile = () =>
  z
    .string()
    .regex(
      /\.(?:woff2?|ttf|otf)$/i,
      'Name a font file that ends with .woff2, .woff, .ttf, or .otf.',
    )

const imageFile = () =>
  z.string().regex(/^(?!.*\.\.)[^/:][^:]*\.(?:svg|png|jpe?g|webp)$/i, {
    error: 'Name an SVG, PNG, JPEG, or WebP file below the static folder, without a leading slash.',
  })

/** The image that other sites and apps show beside a link to a page. */
export const linkPreviews = options({
  /**
   * Whether each page has an image with its section, title, and description, or all pages of a section share one.
   * Default: `'page'`.
   * @example 'section'
   */
  images: oneOf(['page', 'section']).default('page'),
  /**
   * Image beside the site's name: an SVG, PNG, JPEG, or WebP file below the static folder. Default: none.
   * @example 'logo.svg'
   */
  logo: imageFile().optional(),
  /** Fonts that the text is set in. Required. @example { text: ['src/fonts/inter.woff2'] } */
  fonts: options({
    /**
     * Font files: paths from the site folder, or files of installed packages. A character is taken from the first
     * font that has it. Required.
     * @example ['src/fonts/inter.woff2', 'src/fonts/inter-arabic.woff2']
     */
    text: z.array(fontFile()).min(1, 'Name one font file at least.'),
    /** Font files for code, as in `text`. Default: `[]`, the fonts in `text`. @example ['src/fonts/mono.woff2'] */
    code: z.array(fontFile()).default([]),
  }),
  /** Colors. Default: those of the light color mode without a site's styles. @example { section: '#2f4fd6' } */
  colors: options({
    /** Behind the text. Default: `'#ffffff'`. @example '#f6f7fb' */
    background: color().default('#ffffff'),
    /** Title and name of the site. Default: `'#1a2230'`. @example '#171c2e' */
    title: color().default('#1a2230'),
    /** Description. Default: `'#465064'`. @example '#444c63' */
    description: color().default('#465064'),
    /** Name of the section. Default: `'#1d5fd0'`. @example '#2f4fd6' */
    section: color().default('#1d5fd0'),
    /** Bar at the bottom. Default: `'#1d5fd0'`. @example '#e8590c' */
    bar: color().default('#1d5fd0'),
  }).prefault({}),
})

export type LinkPreviewsConfig = z.output<typeof linkPreviews>
