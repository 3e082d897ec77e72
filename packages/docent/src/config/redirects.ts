import { z } from 'zod'
import { decodeSafely } from '../shared/decode.ts'
import { cleanPath } from '../shared/routes.ts'
import { complain, options, target } from './options.ts'

const redirect = options({
  /**
   * Old route below the base URL, without a query, hash, or wildcards. Write out each address,
   * because an HTML page has only one. `/old/` and `/old.html` mean the same as
   * `/old`. Readers of every language are redirected: `/fr/old` leads to `/fr/new`.
   * @example '/old-guide'
   */
  from: z
    .string()
    .regex(/^(?!.*\/:)\/(?!\/)[^?#*\s]*$/, {
      error:
        'Write a route from its first slash on, for example "/old-guide": no query, no hash, no wildcard.',
    })
    .refine(
      (from) => !decodeSafely(from).split(/[/\\]/).includes('..'),
      'Write the route without "..".',
    )
    .refine(isDecodable, 'Write the letters themselves, or each of them as valid percent code.')
    .transform((from) => cleanPath(decodeURI(from))),
  /**
   * New route, with a hash or without, or an absolute URL. Query and hash of the old address are
   * kept, unless the new one has its own.
   * @example '/guides/new#start'
   */
  to: target(),
})

/**
 * Old routes and what became of them; `loadConfig` has put the contents of a file in the place of
 * its path.
 */
export const redirects = z.array(redirect).check((ctx) => {
  const seen = new Set<string>()
  ctx.value.forEach(({ from }, index) => {
    if (seen.has(from))
      complain(ctx, [index, 'from'], 'Remove one entry: a route is redirected once.')
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
