import { z } from 'zod'
import { options, text } from './options.ts'

/** Links to other sites, as `docent check --external` tests them. */
export const externalLinks = options({
  /**
   * Addresses that are accepted without a test, because they don't answer programs or don't exist yet. Each one also
   * covers every address that begins with it. Default: `[]`.
   * @example ['https://www.linkedin.com/']
   */
  allow: z
    .array(
      text().regex(/^https?:\/\/[^/\s]/, {
        error: 'Write the beginning of an address, for example "https://www.linkedin.com/".',
      }),
    )
    .default([]),
  /**
   * Number of days that a good result is kept before a link is tested again; 0 tests all links each time. Default: `7`.
   * @example 1
   */
  maxAgeDays: z.number().min(0, 'Write a number of days, 0 or more.').default(7),
})
