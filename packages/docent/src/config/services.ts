import { z } from 'zod'
import { isScriptAddress } from '../shared/routes.ts'
import { options, text } from './options.ts'

const assistant = options({
  /** Name of the assistant, shown after "Open in". @example 'Cursor' */
  name: text(),
  /**
   * Address that opens the assistant with a prompt. `{url}` is replaced with the encoded address of the page's Markdown
   * copy, or of the page itself if there are no copies.
   * @example 'https://cursor.com/link/prompt?text=Read%20{url}'
   */
  url: text()
    .refine((url) => /^[a-z][a-z0-9+.-]*:\/\/[^\s]+$/i.test(url), {
      error: 'Use a complete address, for example "https://cursor.com/link/prompt?text={url}".',
    })
    .refine((url) => !isScriptAddress(url), {
      error: "Use an assistant's address. Links can't run code.",
    })
    .refine((url) => url.includes('{url}'), {
      error: "Put {url} where the page's address belongs.",
    }),
})

/** Assistants in which readers can open a page. */
export const assistants = z.array(assistant)

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
