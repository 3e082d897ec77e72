import type { NavbarItem } from '../../shared/records/site-data.ts'
import { useMessages, useNavigation, usePage, useSite } from '../context.ts'
import { useHydrated } from '../hooks.ts'
import { formatMessage } from '../../shared/messages/messages.ts'
import { viewOf, type ItemView } from './item-view.ts'
import { usePreferredVersion } from '../preferred-version.ts'

/**
 * A configured navbar item as it's shown on the current page.
 * @throws Error that names the item in the configuration, with the reason as its cause
 */
export function useItemView(item: NavbarItem): ItemView | undefined {
  const site = useSite()
  const page = usePage()
  const messages = useMessages()
  const { location } = useNavigation()
  const hydrated = useHydrated()
  const preferredVersion = usePreferredVersion('docsId' in item ? item.docsId : undefined)
  const suffix = hydrated ? location.search + location.hash : ''
  try {
    return viewOf(item, {
      site,
      page,
      messages,
      suffix,
      preferredVersion,
      pathname: location.pathname,
    })
  } catch (cause) {
    throw new Error(formatMessage(messages['navbar.failed'], { configPath: item.configPath }), {
      cause,
    })
  }
}
