import { z } from 'zod'

/** ID of a service. It becomes part of a script's address, so only valid characters are allowed. */
const id = (form: RegExp, fix: string) => z.string().trim().regex(form, { error: fix })

/** Options of `analytics`. A service is loaded only if its ID is set. */
export const options = z.strictObject({
  /**
   * Measurement ID of a Google Analytics property. The plugin reports every page view itself, so turn off "page changes
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
  consent: z.enum(['ask', 'off'], { error: 'Use "ask" or "off".' }).default('ask'),
  /**
   * Privacy policy that the consent banner links to: a route of the site, or an absolute URL. Default: none.
   * @example '/privacy'
   */
  privacyPolicy: z
    .string()
    .trim()
    .regex(
      /^(?:\/(?!\/)\S*|https?:\/\/\S+)$/,
      'Use a route that starts with a slash, or an absolute URL.',
    )
    .optional(),
})

export type Options = z.output<typeof options>

/** IDs of the services that a configuration can name. */
export type ServiceIds = Pick<Options, 'analytics' | 'tagManager' | 'sessionRecording'>
