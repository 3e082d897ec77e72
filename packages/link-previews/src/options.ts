import { z } from 'zod'

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

/** The options with their checks and defaults. */
export const options = z.strictObject({
  /**
   * Whether each page has its own image with its section, title, and description, or all pages of a section share one.
   * Default: `'page'`.
   */
  images: z.enum(['page', 'section'], { error: 'Use "page" or "section".' }).default('page'),
  /**
   * Image next to the site's name: an SVG, PNG, JPEG, or WebP file in the static folder. Default: none.
   * @example 'logo.svg'
   */
  logo: imageFile().optional(),
  /** Fonts of the text. Required. @example { text: ['src/fonts/inter.woff2'] } */
  fonts: z.strictObject({
    /**
     * Font files: paths relative to the site's folder, or files of installed packages. For each character, the first font
     * that has it is used. Required.
     * @example ['src/fonts/inter.woff2', 'src/fonts/inter-arabic.woff2']
     */
    text: z.array(fontFile()).min(1, 'Add at least one font file.'),
    /** Font files for code, with the same form as `text`. Default: `[]`, which uses the fonts in `text`. */
    code: z.array(fontFile()).default([]),
  }),
  /** Colors. Default: those of the default theme's light color mode. @example { section: '#2f4fd6' } */
  colors: z
    .strictObject({
      /** Background. Default: `'#ffffff'`. */
      background: color().default('#ffffff'),
      /** Title and site name. Default: `'#1a2230'`. */
      title: color().default('#1a2230'),
      /** Description. Default: `'#465064'`. */
      description: color().default('#465064'),
      /** Section name. Default: `'#1d5fd0'`. */
      section: color().default('#1d5fd0'),
      /** Bar at the bottom. Default: `'#1d5fd0'`. */
      bar: color().default('#1d5fd0'),
    })
    .prefault({}),
})

/** The options with their defaults. */
export type Options = z.output<typeof options>
