import type { SiteData } from '../model/site-data.ts'
import { mergeAllMessages } from '../messages/build-messages.ts'

/** Messages of the consent dialog by locale, without the rest of the interface. */
export function consentTexts(
  sites: Record<string, SiteData>,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(sites).map(([locale, { messages }]) => [
      locale,
      Object.fromEntries(
        Object.entries(mergeAllMessages(messages)).filter(([key]) => key.startsWith('consent.')),
      ),
    ]),
  )
}
