import { z } from 'zod'
import { cleanPath, decodeSafely } from '../shared/routes.ts'
import { reportIssue, options, target } from './options.ts'

const redirect = options({
  /**
   * Old route, relative to the base URL, without a query, hash, or wildcards. Each address needs its own entry, because
   * it becomes an HTML page. `/old/` and `/old.html` are equivalent to `/old`. The redirect applies to every locale:
   * `/fr/old` leads to `/fr/new`.
   * @example '/old-guide'
   */
  from: z
    .string()
    .regex(/^(?!.*\/:)\/(?!\/)[^?#*\s]*$/, {
      error:
        'Use a route that starts with a slash and has no query, hash, or wildcard, for example "/old-guide".',
    })
    .refine(
      (from) => !decodeSafely(from).split(/[/\\]/).includes('..'),
      'Use a route without "..".',
    )
    .refine(isDecodable, 'Use the characters themselves, or valid percent encoding.')
    .transform((from) => cleanPath(decodeURI(from)))
    // oxlint-disable-next-line no-control-regex -- these are refused
    .refine((from) => !/[\u0000-\u001f\u007f*]/.test(from), {
      error: 'Use a route without wildcards and control characters, even in percent encoding.',
    }),
  /**
   * New route, with or without a hash, or an absolute URL. The query and hash of the old address are kept unless the
   * new address has its own.
   * @example '/guides/new#start'
   */
  to: target(),
})

/**
 * Old routes with their new addresses. If the configuration names a file, `loadConfig` has replaced its path with its
 * content.
 */
export const redirects = z.array(redirect).check((ctx) => {
  const seen = new Set<string>()
  ctx.value.forEach(({ from }, index) => {
    if (seen.has(from))
      reportIssue(ctx, [index, 'from'], 'Remove one entry. A route can have only one redirect.')
    seen.add(from)
  })
})

/** An old route and its new address. */
export type Redirect = z.output<typeof redirect>

function isDecodable(route: string): boolean {
  try {
    return decodeURI(route) !== ''
  } catch {
    return false
  }
}
