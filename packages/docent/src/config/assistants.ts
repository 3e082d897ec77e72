import { z } from 'zod'
import { options, text } from './options.ts'
import { isScriptAddress } from '../shared/script-address.ts'

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
