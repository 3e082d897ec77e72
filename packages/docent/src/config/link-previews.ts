import { z } from 'zod'
import { oneOf, options } from './options.ts'

const color = () =>
  z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'Use a hexadecimal color, such as "#1e3a5f".')

const fontFile = () =>
  z
    .string()
    .regex(
      /\.(?:woff2?|ttf|otf)$/i,
      'Use a font file with the extension .woff2, .woff, .ttf, or .otf.',
    )

const imageFile = () =>
  z.string().regex(/^(?!.*\.\.)[^/:][^:]*\.(?:svg|png|jpe?g|webp)$/i, {
    error: 'Use an SVG, PNG, JPEG, or WebP file in the static folder, without a leading slash.',
  })

/** The image that other sites and apps show next to a link to a page. */
export const linkPreviews = options({
  /**
   * Whether each page has its own image with its section, title, and description, or all pages of a section share one.
   * Default: `'page'`.
   * @example 'section'
   */
  images: oneOf(['page', 'section']).default('page'),
  /**
   * Image next to the site's name: an SVG, PNG, JPEG, or WebP file in the static folder. Default: none.
   * @example 'logo.svg'
   */
  logo: imageFile().optional(),
  /** Fonts of the text. Required. @example { text: ['src/fonts/inter.woff2'] } */
  fonts: options({
    /**
     * Font files: paths relative to the site folder, or files of installed packages. For each character, the first font
     * that has it is used. Required.
     * @example ['src/fonts/inter.woff2', 'src/fonts/inter-arabic.woff2']
     */
    text: z.array(fontFile()).min(1, 'Add at least one font file.'),
    /**
     * Font files for code, with the same form as `text`. Default: `[]`, which uses the fonts in `text`.
     * @example ['src/fonts/mono.woff2']
     */
    code: z.array(fontFile()).default([]),
  }),
  /** Colors. Default: those of the default theme's light color mode. @example { section: '#2f4fd6' } */
  colors: options({
    /** Background. Default: `'#ffffff'`. @example '#f6f7fb' */
    background: color().default('#ffffff'),
    /** Title and site name. Default: `'#1a2230'`. @example '#171c2e' */
    title: color().default('#1a2230'),
    /** Description. Default: `'#465064'`. @example '#444c63' */
    description: color().default('#465064'),
    /** Section name. Default: `'#1d5fd0'`. @example '#2f4fd6' */
    section: color().default('#1d5fd0'),
    /** Bar at the bottom. Default: `'#1d5fd0'`. @example '#e8590c' */
    bar: color().default('#1d5fd0'),
  }).prefault({}),
})

export type LinkPreviewsConfig = z.output<typeof linkPreviews>
