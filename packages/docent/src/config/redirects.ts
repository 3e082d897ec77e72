import { z } from 'zod'
import { complain, options } from './options.ts'

const redirect = options({
  /** Old route below the base URL. @example '/old-guide' */
  from: z
    .string()
    .startsWith('/', 'Write a route from its first slash on, for example "/old-guide".'),
  /** New route, with a hash or without, or an absolute URL. @example '/guides/new#start' */
  to: z.string().regex(/^(?:\/|https?:\/\/)/, {
    error: 'Write a route from its first slash on, or an absolute URL.',
  }),
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

export type Redirect = z.output<typeof redirect>
