import { z } from 'zod'
import { address, oneOf, options } from './options.ts'

/** Id of a service: it becomes part of the address of a script, so only its own characters pass. */
const id = (form: RegExp, remedy: string) => z.string().trim().regex(form, { error: remedy })

/** Services that see page views; none is loaded unless its id is set. */
export const integrations = options({
  /**
   * Measurement id of a Google Analytics property. docent reports every page view itself: switch
   * "page changes based on browser history events" off in the property. Default: none.
   * @example 'G-XXXXXXXXXX'
   */
  analytics: id(
    /^G-[A-Z0-9]+$/i,
    'Write the measurement id of the property, for example "G-XXXXXXXXXX".',
  ).optional(),
  /**
   * Id of a Google Tag Manager container. Every page view is an event `virtualPageview` in its data
   * layer, with `page_title`, `page_location` and `page_path`. Default: none.
   * @example 'GTM-XXXXXXX'
   */
  tagManager: id(
    /^GTM-[A-Z0-9]+$/i,
    'Write the id of the container, for example "GTM-XXXXXXX".',
  ).optional(),
  /**
   * Id of a Microsoft Clarity project, which records sessions. Default: none.
   * @example 'abcdefghij'
   */
  sessionRecording: id(
    /^[a-z0-9]+$/i,
    'Write the id of the project: letters and digits only, for example "abcdefghij".',
  ).optional(),
  /**
   * Whether readers are asked before any of these loads. `'off'` loads them at once: for sites that
   * need no consent. Default: `'ask'`.
   * @example 'off'
   */
  consent: oneOf(['ask', 'off']).default('ask'),
  /**
   * Privacy policy that the question for consent links to: a route of the site, or an absolute URL. Default: none.
   * @example '/privacy'
   */
  privacyPolicy: address().optional(),
})

export type IntegrationsConfig = z.output<typeof integrations>
