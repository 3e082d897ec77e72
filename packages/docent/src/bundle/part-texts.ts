import type { SiteData } from '../shared/records/site-data.ts'
import { mergeAllMessages } from '../shared/messages/build-messages.ts'

/**
 * Messages of a part of the interface by locale, for code that loads without the application.
 * @param keys - matches the keys of the messages
 */
export function partTexts(
  sites: Record<string, SiteData>,
  keys: RegExp,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(sites).map(([locale, { messages }]) => [
      locale,
      Object.fromEntries(
        Object.entries(mergeAllMessages(messages)).filter(([key]) => keys.test(key)),
      ),
    ]),
  )
}
