import { parse as parseSelector } from 'css-what'
import { z } from 'zod'
import { nearest } from '../shared/nearest.ts'
import { cleanPath, isExternal, splitHref } from '../shared/routes.ts'
import { isScriptAddress } from '../shared/script-address.ts'

/**
 * Building blocks of the option schemas. In every schema of this folder the text of an issue is the
 * remedy, not the complaint: `problems.ts` writes the complaint from the issue and the value
 * received.
 */

/** Longest list of known names that is still read when the nearest of them is named anyway. */
const SHORT_LIST = 12

/** Remedy for a name that is not among the known ones. */
export function knownNames(
  name: unknown,
  known: readonly string[],
  lead = 'Choose one of',
): string {
  const close = typeof name === 'string' ? nearest(name, known) : undefined
  const list = `${lead}: ${known.map((other) => `"${other}"`).join(', ')}.`
  if (close === undefined) return list
  return `Did you mean "${close}"?${known.length > SHORT_LIST ? '' : ` ${list}`}`
}

/**
 * Object that refuses unknown keys and names the nearest known one, on one line for each of them.
 */
export function options<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => knownNames(key, Object.keys(shape), 'Known options')).join('\n')
        : undefined,
  })
}

/** One of a few words; the remedy names the nearest. */
export function oneOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z.enum(names, { error: (issue) => knownNames(issue.input, names) })
}

/**
 * Reports a problem that more than one option has a part in; `path` begins at the value that is
 * checked.
 */
export function complain(
  ctx: z.core.ParsePayload<unknown>,
  path: PropertyKey[],
  remedy: string,
): void {
  ctx.issues.push({ code: 'custom', path, input: ctx.value, message: remedy })
}

/** Text that is not blank. */
export const text = () => z.string().trim().min(1, 'Write a string that is not blank.')

/** Where a link leads: a route or a URL. */
export const address = () =>
  text().refine((href) => !isScriptAddress(href), {
    error: "Write a route or a page's address. Links can't run code.",
  })

/** What comes before a page's path in the address of its source. */
export const editUrl = () =>
  z
    .url({
      protocol: /^https?$/,
      error:
        'Write an absolute URL that begins with https://. The path of the page is added to it.',
    })
    .optional()

/** Path of a file or folder inside the site, relative to the site folder. */
export const sitePath = () =>
  z
    .string()
    .min(1, 'Write a path relative to the site folder.')
    .refine((path) => !path.startsWith('/') && !path.split('/').includes('..'), {
      error: 'Write a path relative to the site folder, without a leading slash and without "..".',
    })

/** Path of a folder relative to the site folder, which may be outside of it: `../docs`. */
export const nearPath = () =>
  z
    .string()
    .min(1, 'Write a path relative to the site folder.')
    .refine((path) => !path.startsWith('/') && !/[^./]\/(?:.*\/)?\.\.(?:\/|$)/.test(path), {
      error:
        'Write a path relative to the site folder, without a leading slash. ".." is possible at its beginning only.',
    })
    .refine((path) => !/^(?:\.\.?\/?)+$/.test(path), {
      error: 'Name a folder that has only documents, for example "../docs".',
    })
    .transform((path) => path.replace(/^(?:\.\/)+/, '').replace(/\/+$/, ''))

/** Route of a page below the base URL, in clean form, or an absolute URL. */
export const target = () =>
  z
    .string()
    .regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/, {
      error: 'Write a route from its first slash on, or an absolute URL.',
    })
    .transform((to) => {
      // Other sites decide themselves what their addresses look like.
      if (isExternal(to)) return to
      const { path, search, hash } = splitHref(to)
      return `${cleanPath(path)}${search}${hash}`
    })

/** Part of an address below another one: it also names a folder of the output, which nothing may lead out of. */
export const subPath = () =>
  z.string().refine((path) => !path.split(/[/\\]/).includes('..'), {
    error: 'Write a path without "..": it stays below the base URL.',
  })

/** CSS selector: the browser would stop at one that isn't valid. */
export const selector = () =>
  text().refine(isSelector, { error: 'Write a valid CSS selector, for example "article img".' })

function isSelector(source: string): boolean {
  try {
    return parseSelector(source).length > 0
  } catch {
    return false
  }
}

/** Regular expression as a string, so that it can reach the browser. */
export const regex = () =>
  z.string().refine(isRegex, {
    error: 'Write a valid regular expression as a string; "\\\\" stands for one backslash.',
  })

function isRegex(source: string): boolean {
  try {
    return Boolean(new RegExp(source))
  } catch {
    return false
  }
}

/**
 * What happens when a check finds something: the build fails, or says so and goes on, or is silent.
 */
export const severity = () => oneOf(['throw', 'warn', 'ignore'])

export type Severity = z.output<ReturnType<typeof severity>>

/** Image that stands for the site, in the navbar or the footer. */
export const logo = () =>
  options({
    /**
     * Address of the image below the static folder, or an absolute URL.
     * @example '/img/logo.svg'
     */
    src: text(),
    /**
     * Image for the dark color mode. Default: `src`.
     * @example '/img/logo-dark.svg'
     */
    srcDark: text().optional(),
    /**
     * Text alternative. Default: `''`, for a logo beside a title that says the same.
     * @example 'Acme'
     */
    alt: z.string().default(''),
    /**
     * Width in CSS pixels: keeps the page from shifting while the image loads. Default: none.
     * @example 120
     */
    width: z.number().positive('Write a number above 0.').optional(),
    /** Height in CSS pixels. Default: none. @example 32 */
    height: z.number().positive('Write a number above 0.').optional(),
    /** Where the logo leads. Default: the root of the site. @example 'https://example.com' */
    href: address().optional(),
    /** Browsing context in which the link opens. Default: the page's. @example '_blank' */
    target: text().optional(),
  })

export type LogoConfig = z.output<ReturnType<typeof logo>>
