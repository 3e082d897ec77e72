import { parse as parseSelector } from 'css-what'
import { z } from 'zod'
import { cleanPath, isExternal, isScriptAddress, splitHref } from '../shared/routes.ts'
import { nearest } from '../shared/did-you-mean.ts'

/**
 * Building blocks of the option schemas. In every schema of this folder, an issue's message is the fix and not the
 * description of the problem. `config-problems.ts` writes the description from the issue and the received value.
 */

/** Longest list of known names that is shown in addition to the nearest one. */
const SHORT_LIST = 12

/** The fix for an unknown name. */
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

/** An object that rejects unknown keys and suggests the nearest known key for each, on separate lines. */
export function options<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => knownNames(key, Object.keys(shape), 'Known options')).join('\n')
        : undefined,
  })
}

/** One of several words. The fix names the nearest one. */
export function oneOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z.enum(names, { error: (issue) => knownNames(issue.input, names) })
}

/** Reports a problem that involves more than one option. `path` is relative to the checked value. */
export function reportIssue(
  ctx: z.core.ParsePayload<unknown>,
  path: PropertyKey[],
  fix: string,
): void {
  ctx.issues.push({ code: 'custom', path, input: ctx.value, message: fix })
}

/** A string that isn't blank. */
export const text = () => z.string().trim().min(1, 'Use a non-empty string.')

/** Target of a link: a route or a URL. */
export const address = () =>
  text().refine((href) => !isScriptAddress(href), {
    error: "Use a route or a page's address. Links can't run code.",
  })

/** URL prefix of the pages' sources. */
export const editUrl = () =>
  z
    .url({
      protocol: /^https?$/,
      error: "Use an absolute URL that begins with https://. The page's path is appended to it.",
    })
    .optional()

/** Path of a file or folder inside the site, relative to the site folder. */
export const sitePath = () =>
  z
    .string()
    .min(1, 'Use a path relative to the site folder.')
    .refine((path) => !path.startsWith('/') && !path.split('/').includes('..'), {
      error: 'Use a path relative to the site folder, without a leading slash and without "..".',
    })

/** Path of a folder, relative to the site folder. It may be outside the site folder: `../docs`. */
export const nearPath = () =>
  z
    .string()
    .min(1, 'Use a path relative to the site folder.')
    .refine((path) => !path.startsWith('/') && !/[^./]\/(?:.*\/)?\.\.(?:\/|$)/.test(path), {
      error:
        'Use a path relative to the site folder, without a leading slash. ".." is allowed only at the beginning.',
    })
    .refine((path) => !/^(?:\.\.?\/?)+$/.test(path), {
      error: 'Use a folder that contains only documents, for example "../docs".',
    })
    .transform((path) => path.replace(/^(?:\.\/)+/, '').replace(/\/+$/, ''))

/** Clean route of a page, relative to the base URL, or an absolute URL. */
export const target = () =>
  z
    .string()
    .regex(/^(?:\/(?!\/)(?:.*\S)?|https?:\/\/\S*)$/, {
      error: 'Use a route that starts with a slash, or an absolute URL.',
    })
    .transform((to) => {
      // Other sites have their own form of addresses.
      if (isExternal(to)) return to
      const { path, search, hash } = splitHref(to)
      return `${cleanPath(path)}${search}${hash}`
    })

/**
 * Part of an address below another one. It also names a folder in the output, so it must not lead out of that folder.
 */
export const subPath = () =>
  z.string().refine((path) => !path.split(/[/\\]/).includes('..'), {
    error: 'Use a path without "..", because it must stay below the base URL.',
  })

/** CSS selector. An invalid one would throw in the browser. */
export const selector = () =>
  text().refine(isSelector, { error: 'Use a valid CSS selector, for example "article img".' })

function isSelector(source: string): boolean {
  try {
    return parseSelector(source).length > 0
  } catch {
    return false
  }
}

/** Regular expression as a string, so that it can be sent to the browser. */
export const regex = () =>
  z.string().refine(isRegex, {
    error: 'Use a valid regular expression as a string, with "\\\\" for each backslash.',
  })

function isRegex(source: string): boolean {
  try {
    return Boolean(new RegExp(source))
  } catch {
    return false
  }
}

/** What a check's finding does: it stops the build, shows a warning, or is ignored. */
export const severity = () => oneOf(['throw', 'warn', 'ignore'])

export type Severity = z.output<ReturnType<typeof severity>>

/** The site's logo in the navbar or the footer. */
export const logo = () =>
  options({
    /**
     * Address of the image, relative to the static folder, or an absolute URL.
     * @example '/img/logo.svg'
     */
    src: text(),
    /**
     * Image for the dark color mode. Default: `src`.
     * @example '/img/logo-dark.svg'
     */
    srcDark: text().optional(),
    /**
     * Text alternative. Default: `''`, for a logo next to a title with the same text.
     * @example 'Acme'
     */
    alt: z.string().default(''),
    /**
     * Width in CSS pixels, which keeps the page from shifting while the image loads. Default: none.
     * @example 120
     */
    width: z.number().positive('Use a number greater than 0.').optional(),
    /** Height in CSS pixels. Default: none. @example 32 */
    height: z.number().positive('Use a number greater than 0.').optional(),
    /** Target of the logo's link. Default: the site's root. @example 'https://example.com' */
    href: address().optional(),
    /** Browsing context in which the link opens. Default: the page's. @example '_blank' */
    target: text().optional(),
  })

export type LogoConfig = z.output<ReturnType<typeof logo>>

/**
 * A union of records that are distinguished by the value of one key. For an unknown value, the fix suggests the nearest
 * known one.
 * @param prepare adds the implied value to a record without the key, and expands short forms
 */
export function typed<const Records extends readonly [z.ZodObject, ...z.ZodObject[]]>(
  key: string,
  records: Records,
  prepare: (value: unknown) => unknown = (value) => value,
): z.ZodType<z.output<Records[number]>, z.input<Records[number]>> {
  const names = typeNames(key, records)
  // The spread tells Zod that the list isn't empty and is writable.
  const [first, ...others] = records
  const union = z.discriminatedUnion(key, [first, ...others] as never, {
    error: (issue) =>
      issue.code === 'invalid_union'
        ? knownNames((issue.input as Record<string, unknown>)[key], names)
        : undefined,
  })
  return z.preprocess(prepare, union) as unknown as z.ZodType<
    z.output<Records[number]>,
    z.input<Records[number]>
  >
}

/** Values of the key that distinguishes the records. */
export function typeNames(key: string, records: readonly z.ZodObject[]): string[] {
  return records.flatMap((record) => [...(record.shape[key]?._zod.values ?? [])].map(String))
}

/**
 * A value with several possible forms. The value determines its form, and only that form's problems are reported,
 * whereas a plain union reports the problems of all forms.
 */
export function chosen<Schema extends z.ZodType>(
  choose: (value: unknown) => Schema,
): z.ZodType<z.output<Schema>, z.input<Schema>> {
  return z.unknown().transform((value, ctx): z.output<Schema> => {
    const result = choose(value).safeParse(value)
    if (result.success) return result.data
    for (const issue of result.error.issues) {
      ctx.issues.push({ ...issue, input: value } as z.core.$ZodRawIssue)
    }
    return z.NEVER
  }) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>
}
