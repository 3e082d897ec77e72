import { formatMessage, type Messages } from '../../shared/messages/messages.ts'
import type {
  NavbarCustom,
  NavbarEntry,
  NavbarHtml,
  NavbarItem,
  NavbarLink,
  NavbarMenu,
} from '../../shared/records/navbar-item.ts'
import type { PageData } from '../../shared/records/page-data.ts'
import type { SiteData, VersionInfo } from '../../shared/records/site-data.ts'
import { isExternal, splitHref } from '../../shared/routes.ts'
import { useMessages, useNavigation, usePage, useSite } from '../context.ts'
import { useHydrated } from '../hooks.ts'
import { usePreferredVersion } from '../preferred-version.ts'

/** Value of `aria-current`: `page` for the page itself, `true` for its section. */
export type Current = 'page' | 'true' | undefined

/** A link as it's shown on a page. */
export type EntryLink = NavbarLink & { current: Current }

/** An entry of a menu as it's shown on a page. */
export type Entry = EntryLink | NavbarHtml

/** A menu as it's shown on a page. */
export type Menu = Omit<NavbarMenu, 'entries'> & {
  /** Accessible name if the label isn't sufficient. */
  name?: string
  /** Whether the menu or one of its entries leads to the current page or its section. */
  active: boolean
  entries: Entry[]
}

/** A navbar item as it's shown on a page. The navbar and the mobile menu share it. */
export type ItemView = Entry | Menu | NavbarCustom | { type: 'search' }

/** What items are marked for. */
export interface ItemContext {
  site: SiteData
  page: PageData
  pathname: string
  messages: Messages
  /** Query and hash of the address; empty until the page is hydrated. */
  suffix: string
  /** Version that the reader has selected for the item's docs instance. */
  preferredVersion: string | null
}

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
  const { pathname } = location
  try {
    return viewOf(item, { site, page, messages, suffix, preferredVersion, pathname })
  } catch (cause) {
    throw new Error(formatMessage(messages['navbar.failed'], { configPath: item.configPath }), {
      cause,
    })
  }
}

/**
 * Marks what is current on a page. Returns `undefined` for an item that the page doesn't show.
 * @throws SyntaxError if a regular expression is invalid
 */
export function viewOf(item: NavbarItem, context: ItemContext): ItemView | undefined {
  switch (item.type) {
    case 'link':
      return entriesOf([item], context)[0]
    case 'menu':
      return menuOf(item, context)
    case 'docsVersion': {
      const version = currentVersion(item.docsId, context)
      const { label = version?.label, href = version?.href } = item
      if (label === undefined || href === undefined) return undefined
      return { type: 'link', label, href, current: undefined }
    }
    default:
      return item
  }
}

/** Whether an entry leads to the current page or its section. */
export function isCurrent(entry: Entry): boolean {
  return entry.type === 'link' && entry.current !== undefined
}

function menuOf(menu: NavbarMenu, context: ItemContext): Menu {
  const { messages, pathname } = context
  const version = menu.docsId === undefined ? undefined : currentVersion(menu.docsId, context)
  const entries = entriesOf(menu.entries, context, version && { docsId: menu.docsId, version })
  if (menu.choice === undefined)
    return { ...menu, active: menu.href === pathname || entries.some(isCurrent), entries }
  const label = version?.label ?? menu.label
  const message = messages[menu.choice === 'locale' ? 'navbar.languages' : 'navbar.versions']
  return { ...menu, label, name: formatMessage(message, { label }), active: false, entries }
}

/** Entries with the addresses and marks that they have on the page. */
function entriesOf(
  entries: readonly NavbarEntry[],
  context: ItemContext,
  shown?: { docsId: string | undefined; version: VersionInfo },
): Entry[] {
  const { site, page, suffix } = context
  return entries.flatMap((entry): Entry[] => {
    if (entry.type === 'html') return [entry]
    if (!isShown(entry, page)) return []
    const { href, locale, version } = entry
    if (locale !== undefined) {
      const isOwn = locale === site.locale
      const route = isOwn ? page.route : (page.locales?.[locale] ?? href)
      return [{ ...entry, href: route + suffix, current: isOwn ? 'true' : undefined }]
    }
    if (version !== undefined) {
      const route = page.docsId === shown?.docsId ? page.versions?.[version] : undefined
      const current = version === shown?.version.name ? 'true' : undefined
      return [{ ...entry, href: route ?? href, current }]
    }
    return [{ ...entry, current: currentOf(entry, context) }]
  })
}

/** The page's version, otherwise the version that the reader has selected, otherwise the latest one. */
function currentVersion(docsId: string, context: ItemContext): VersionInfo | undefined {
  const { site, page, preferredVersion } = context
  const versions = site.docs.find(({ id }) => id === docsId)?.versions ?? []
  const wanted = page.docsId === docsId ? page.version : preferredVersion
  return (
    versions.find(({ name }) => name === wanted) ??
    versions.find(({ isLast }) => isLast) ??
    versions[0]
  )
}

/**
 * `page` if a link leads to the current page, and `true` if the page is in the link's section. The first of these
 * options that the link has determines the section: regular expression, path prefix, sidebar, or document.
 * @throws SyntaxError if the regular expression is invalid
 */
export function currentOf(
  link: NavbarLink,
  { page, pathname }: Pick<ItemContext, 'page' | 'pathname'>,
): Current {
  const exact = !isExternal(link.href) && splitHref(link.href).path === pathname
  if (exact) return 'page'
  return isSection(link, page, pathname) ? 'true' : undefined
}

function isSection(link: NavbarLink, page: PageData, pathname: string): boolean {
  const { activeBaseRegex, activeBasePath: base, activeSidebar, activeDocId } = link
  if (activeBaseRegex !== undefined) return new RegExp(activeBaseRegex).test(pathname)
  if (base !== undefined)
    return pathname === base || pathname.startsWith(base === '/' ? base : `${base}/`)
  if (activeSidebar !== undefined) return activeSidebar === page.sidebar
  return activeDocId !== undefined && activeDocId === page.docId
}

/** Whether a link is shown. A link to an unlisted document is shown only while that document is the current page. */
export function isShown(link: NavbarLink, page: PageData): boolean {
  return !link.unlisted || link.activeDocId === page.docId
}
