import { z } from 'zod'
import { options, text } from './options.ts'

/** Text of the question for consent. */
const consent = options({
  /** Heading of the question. Default: the theme's text. @example 'Cookies' */
  title: text().optional(),
  /** What the reader agrees to. Default: the theme's text. @example 'We count page views.' */
  description: text().optional(),
  /** Address of the privacy policy. Default: none. @example 'https://example.com/privacy' */
  policyUrl: text().optional(),
})

/** Services that see page views; none is loaded unless its id is set. */
export const integrations = options({
  /** Id of the analytics property. Default: none. @example 'G-XXXXXXXXXX' */
  analytics: text().optional(),
  /** Id of the tag manager's container. Default: none. @example 'GTM-XXXXXXX' */
  tagManager: text().optional(),
  /** Id of the project that records sessions. Default: none. @example 'abcdefghij' */
  sessionRecording: text().optional(),
  /**
   * Asks readers before any of these loads. Default: none, they load at once.
   * @example { policyUrl: 'https://example.com/privacy' }
   */
  consent: consent.optional(),
})

export type IntegrationsConfig = z.output<typeof integrations>
