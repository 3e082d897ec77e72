import { z } from 'zod'
import { options, text } from './options.ts'
import { isScriptAddress } from '../shared/script-address.ts'

const assistant = options({
  /** Name of the assistant, after "Open in". @example 'Cursor' */
  name: text(),
  /**
   * Address that opens it with a prompt; `{url}` is replaced by the encoded address of the page's Markdown copy, or of
   * the page where there are no copies.
   * @example 'https://cursor.com/link/prompt?text=Read%20{url}'
   */
  url: text()
    .refine((url) => /^[a-z][a-z0-9+.-]*:\/\/[^\s]+$/i.test(url), {
      error: 'Write a whole address, for example "https://cursor.com/link/prompt?text={url}".',
    })
    .refine((url) => !isScriptAddress(url), {
      error: "Write an assistant's address. Links can't run code.",
    })
    .refine((url) => url.includes('{url}'), {
      error: 'Write {url} where the address of the page belongs.',
    }),
})

/** Assistants that readers can open a page in. */
export const assistants = z.array(assistant)
