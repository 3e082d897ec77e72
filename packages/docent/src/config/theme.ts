import { z } from 'zod'
import { chosen, oneOf, options, reportIssue, selector, text } from './options.ts'

/** A CSS color. It becomes part of a style sheet, so characters that could end the declaration aren't allowed. */
const cssColor = () =>
  text().regex(/^[\w#(),.%\s/-]+$/, 'Use a CSS color, such as "white" or "#1e3a5f".')

/** The announcement bar above the navbar. */
export const announcementBar = options({
  /**
   * ID of the announcement. Change it for a new announcement, so that readers who closed the previous one see it.
   * @example 'release-3'
   */
  id: text(),
  /**
   * HTML of the announcement. The base URL is added to its routes.
   * @example 'Version 3 is <a href="/releases">out</a>'
   */
  content: text(),
  /** CSS color of the background. Default: the theme's. @example '#fafbfc' */
  backgroundColor: cssColor().optional(),
  /** CSS color of the text. Default: the theme's. @example '#091e42' */
  textColor: cssColor().optional(),
  /** Whether readers can close it. Default: `true`. @example false */
  isCloseable: z.boolean().default(true),
})

/** Color modes. */
export const colorMode = options({
  /** Mode for readers who haven't chosen one. Default: `'light'`. @example 'dark' */
  defaultMode: oneOf(['light', 'dark']).default('light'),
  /** Hides the switch and ignores earlier choices of readers. Default: `false`. @example true */
  disableSwitch: z.boolean().default(false),
  /** Uses the system's mode for readers who haven't chosen one. Default: `false`. @example true */
  respectPrefersColorScheme: z.boolean().default(false),
})

/** The sidebar of docs pages. */
export const sidebar = options({
  /** Whether readers can hide it. Default: `false`. @example true */
  hideable: z.boolean().default(false),
  /**
   * Whether a sidebar with 40 or more pages has a field that filters them, and a button that lists them from A to Z.
   * Default: `false`.
   * @example true
   */
  filter: z.boolean().default(false),
  /** Whether opening a category closes the others. Default: `false`. @example true */
  autoCollapseCategories: z.boolean().default(false),
})

const headingLevel = () =>
  z.number().int().min(2, 'Use a level from 2 to 6.').max(6, 'Use a level from 2 to 6.')

/** The table of contents. */
export const tableOfContents = options({
  /** Highest heading level in it. Default: `2`. @example 3 */
  minHeadingLevel: headingLevel().default(2),
  /** Lowest heading level in it. Default: `3`. @example 4 */
  maxHeadingLevel: headingLevel().default(3),
}).check((ctx) => {
  const { minHeadingLevel: min, maxHeadingLevel: max } = ctx.value
  if (min <= max) return
  reportIssue(ctx, [], `maxHeadingLevel (${max}) must not be below minHeadingLevel (${min}).`)
})

const zoom = options({
  /**
   * Selector of the images and figures that can be enlarged. Images in links, code blocks, and figures in islands are
   * always excluded. Default: `'.markdown :is(img, figure:not(.code-block))'`.
   * @example '.markdown img:not(.icon)'
   */
  selector: selector().default('.markdown :is(img, figure:not(.code-block))'),
  /**
   * Background color around the enlarged picture, by color mode. Default: white and `rgb(50, 50, 50)`.
   * @example { light: '#fff', dark: '#000' }
   */
  background: options({
    /** In light mode. Default: `'white'`. @example '#fafbfc' */
    light: text().default('white'),
    /** In dark mode. Default: `'rgb(50, 50, 50)'`. @example 'black' */
    dark: text().default('rgb(50, 50, 50)'),
  }).prefault({}),
  /** Number of pixels after which scrolling closes the picture. Default: `40`. @example 60 */
  scrollOffset: z.number().min(0, 'Use a number of pixels, 0 or more.').default(40),
  /**
   * Number of pixels between the picture and the edge of the window. It's smaller if there would be too little space to
   * enlarge the picture. Default: `0`.
   * @example 100
   */
  margin: z.number().min(0, 'Use a number of pixels, 0 or more.').default(0),
})

const off = z.literal(false)

/** Zoom of images and figures, or `false` for none. */
export const imageZoom = chosen(
  (value) => (value === false ? off : zoom) as typeof off | typeof zoom,
)

export type AnnouncementBarConfig = z.output<typeof announcementBar>
export type ImageZoomConfig = z.output<typeof imageZoom>
