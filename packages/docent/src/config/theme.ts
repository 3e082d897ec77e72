import { z } from 'zod'
import { complain, oneOf, options, selector, text } from './options.ts'
import { chosen } from './typed.ts'

/** Ends up in a stylesheet, so nothing that could end the declaration is allowed. */
const cssColor = () =>
  text().regex(/^[\w#(),.%\s/-]+$/, 'Write a CSS color, such as "white" or "#1e3a5f".')

/** The bar above the navbar. */
export const announcementBar = options({
  /**
   * Name of the announcement: readers who closed it see the next one when this changes.
   * @example 'release-3'
   */
  id: text(),
  /** HTML of the announcement; its routes get the base URL. @example 'Version 3 is <a href="/releases">out</a>' */
  content: text(),
  /** CSS color behind the text. Default: the theme's. @example '#fafbfc' */
  backgroundColor: cssColor().optional(),
  /** CSS color of the text. Default: the theme's. @example '#091e42' */
  textColor: cssColor().optional(),
  /** Whether readers can close it. Default: `true`. @example false */
  isCloseable: z.boolean().default(true),
})

/** Light and dark. */
export const colorMode = options({
  /** Mode of readers who have not chosen one. Default: `'light'`. @example 'dark' */
  defaultMode: oneOf(['light', 'dark']).default('light'),
  /** Leaves the switch out, and forgets what readers chose. Default: `false`. @example true */
  disableSwitch: z.boolean().default(false),
  /** Follows the system for readers who have not chosen. Default: `false`. @example true */
  respectPrefersColorScheme: z.boolean().default(false),
})

/** The sidebar of the docs pages. */
export const sidebar = options({
  /** Whether readers can hide it. Default: `false`. @example true */
  hideable: z.boolean().default(false),
  /** Whether opening a category closes the others. Default: `false`. @example true */
  autoCollapseCategories: z.boolean().default(false),
})

const headingLevel = () =>
  z.number().int().min(2, 'Write a level from 2 to 6.').max(6, 'Write a level from 2 to 6.')

/** The list of a page's headings. */
export const tableOfContents = options({
  /** Highest heading in it. Default: `2`. @example 3 */
  minHeadingLevel: headingLevel().default(2),
  /** Lowest heading in it. Default: `3`. @example 4 */
  maxHeadingLevel: headingLevel().default(3),
}).check((ctx) => {
  const { minHeadingLevel: min, maxHeadingLevel: max } = ctx.value
  if (min <= max) return
  complain(ctx, [], `maxHeadingLevel (${max}) must not be below minHeadingLevel (${min}).`)
})

const zoom = options({
  /**
   * Images and figures that can be enlarged. Images in links, code blocks, and figures of islands never are.
   * Default: `'.markdown :is(img, figure:not(.code-block))'`.
   * @example '.markdown img:not(.icon)'
   */
  selector: selector().default('.markdown :is(img, figure:not(.code-block))'),
  /**
   * Color around the enlarged picture, by color mode. Default: white and `rgb(50, 50, 50)`.
   * @example { light: '#fff', dark: '#000' }
   */
  background: options({
    /** In light mode. Default: `'white'`. @example '#fafbfc' */
    light: text().default('white'),
    /** In dark mode. Default: `'rgb(50, 50, 50)'`. @example 'black' */
    dark: text().default('rgb(50, 50, 50)'),
  }).prefault({}),
  /** Pixels of scrolling that close the picture. Default: `40`. @example 60 */
  scrollOffset: z.number().min(0, 'Write a number of pixels, 0 or more.').default(40),
  /**
   * Pixels between the picture and the edge of the window. Fewer where they would leave too little room to enlarge it.
   * Default: `0`.
   * @example 100
   */
  margin: z.number().min(0, 'Write a number of pixels, 0 or more.').default(0),
})

const off = z.literal(false)

/** Zoom of images and figures; `false` for none. */
export const imageZoom = chosen(
  (value) => (value === false ? off : zoom) as typeof off | typeof zoom,
)

export type AnnouncementBarConfig = z.output<typeof announcementBar>
export type ImageZoomConfig = z.output<typeof imageZoom>
