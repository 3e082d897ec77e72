import { z } from 'zod'
import { options, text } from './options.ts'

/** Links to other sites, which `docent check --external` tests. */
export const externalLinks = options({
  /**
   * Addresses that are accepted without a test, because they don't respond to programs or don't exist yet. Each one
   * also covers all addresses that start with it. Default: `[]`.
   * @example ['https://www.linkedin.com/']
   */
  allow: z
    .array(
      text().regex(/^https?:\/\/[^/\s]/, {
        error: 'Use the beginning of an address, for example "https://www.linkedin.com/".',
      }),
    )
    .default([]),
  /**
   * Number of days for which a good result is valid. With 0, each check tests all links. Default: `7`.
   * @example 1
   */
  maxAgeDays: z.number().min(0, 'Use a number of days, 0 or more.').default(7),
})
