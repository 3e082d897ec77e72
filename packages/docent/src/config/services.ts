import { z } from 'zod'
import { isScriptAddress } from '../shared/routes.ts'
import { address, oneOf, options, text } from './options.ts'

/** ID of a service. It becomes part of a script's address, so only valid characters are allowed. */
const id = (form: RegExp, fix: string) => z.string().trim().regex(form, { error: fix })

/** Services that receive page views. A service is loaded only if its ID is set. */
export const integrations = options({
  /**
   * Measurement ID of a Google Analytics property. docent reports every page view itself, so turn off "page changes
   * based on browser history events" in the property. Default: none.
   * @example 'G-XXXXXXXXXX'
   */
  analytics: id(
    /^G-[A-Z0-9]+$/i,
    'Use the measurement ID of a property, for example "G-XXXXXXXXXX".',
  ).optional(),
  /**
   * ID of a Google Tag Manager container. Every page view is a `virtualPageview` event in its data layer, with
   * `page_title`, `page_location`, and `page_path`. Default: none.
   * @example 'GTM-XXXXXXX'
   */
  tagManager: id(
    /^GTM-[A-Z0-9]+$/i,
    'Use the ID of a container, for example "GTM-XXXXXXX".',
  ).optional(),
  /**
   * ID of a Microsoft Clarity project, which records sessions. Default: none.
   * @example 'abcdefghij'
   */
  sessionRecording: id(
    /^[a-z0-9]+$/i,
    'Use the ID of a project, which has only letters and digits, for example "abcdefghij".',
  ).optional(),
  /**
   * Whether readers are asked before any of these services loads. `'off'` loads them immediately, for sites that don't
   * need consent. Default: `'ask'`.
   * @example 'off'
   */
  consent: oneOf(['ask', 'off']).default('ask'),
  /**
   * Privacy policy that the consent banner links to: a route of the site, or an absolute URL. Default: none.
   * @example '/privacy'
   */
  privacyPolicy: address().optional(),
})

export type IntegrationsConfig = z.output<typeof integrations>

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
