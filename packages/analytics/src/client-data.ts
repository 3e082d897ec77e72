import { escapeHtml, type InterfaceContext, isExternal, joinRoute } from 'docent/plugin'
import type { Options, ServiceIds } from './options.ts'

/** What the plugin's code in the browser needs. It's public. */
export interface ClientData extends ServiceIds {
  consent: 'ask' | 'off'
  /** Address of the privacy policy, as a value of an attribute. */
  privacyPolicy?: string
  /** Number of this set of services. Readers who accepted another set are asked again. */
  revision: number
  /** The words of the banner and the settings as HTML, by locale and key. Empty if readers aren't asked. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The options in the form that the browser needs. */
export function clientData(given: Options, { config, messages }: InterfaceContext): ClientData {
  const { privacyPolicy: policy, ...services } = given
  const { baseUrl, i18n } = config
  return {
    ...services,
    ...(policy !== undefined && {
      privacyPolicy: escapeHtml(isExternal(policy) ? policy : joinRoute(baseUrl, policy)),
    }),
    revision: revisionOf(given),
    texts:
      given.consent === 'off'
        ? {}
        : Object.fromEntries(i18n.locales.map((locale) => [locale, textsOf(messages(locale))])),
  }
}

/** Escaped here, so that browsers don't need code for it. */
function textsOf(messages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => key.startsWith('consent.'))
      .map(([key, text]) => [key, escapeHtml(text)]),
  )
}

/**
 * The number that readers' decisions are stored with: the hash of the IDs (FNV-1a). It must stay the same in later
 * versions, because readers would be asked again otherwise.
 */
function revisionOf({ analytics, tagManager, sessionRecording }: ServiceIds): number {
  const ids = JSON.stringify([analytics, tagManager, sessionRecording])
  let hash = 0x811c9dc5
  for (let at = 0; at < ids.length; at += 1) hash = Math.imul(hash ^ ids.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
