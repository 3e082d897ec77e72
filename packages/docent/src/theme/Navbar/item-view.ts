import { formatMessage, type Messages } from '../../shared/messages/messages.ts'
import type { IconName } from '../../shared/records/navbar-item.ts'
import type { PageData } from '../../shared/records/page-data.ts'
import type {
  NavbarItem,
  NavbarLink,
  NavbarSubItem,
  SiteData,
  VersionInfo,
} from '../../shared/records/site-data.ts'
import { isExternal, joinRoute, splitHref } from '../../shared/routes.ts'

/** A link in the navbar or in the mobile menu. */
export interface EntryLink {
  type: 'link'
  label: string
  href: string
  current: Current
  ariaLabel?: string
  icon?: IconName
  /** Language of the label and of the linked page. */
  lang?: string
  /** Client navigation can't show the link's target, so it needs a full page load. */
  reload?: boolean
  /** Version that a click selects. */
  version?: string
}

/** A menu entry. */
export type Entry = EntryLink | { type: 'html'; value: string }

/** A navbar item reduced to what is rendered. The navbar and the mobile menu share it. */
export type ItemView =
  | EntryLink
  | { type: 'html'; value: string }
  | { type: 'search' }
  | {
      type: 'menu'
      label: string
      /** Accessible name if the label isn't sufficient. */
      name?: string
      href?: string
      icon?: IconName
      active: boolean
      entries: Entry[]
      docsId?: string
    }

/** The data that items are resolved against. */
export interface ItemContext extends PageContext {
  messages: Messages
  /** Query and hash of the address; empty until the page is hydrated. */
  suffix: string
  /** Version that the reader has selected for the item's docs instance. */
  preferredVersion: string | null
}

/**
 * Resolves a configured item for the current page. Returns `undefined` for an item without content.
 * @throws Error if the item can't be shown
 */
export function viewOf(item: NavbarItem, context: ItemContext): ItemView | undefined {
  switch (item.type) {
    case 'html':
    case 'search':
      return item
    case 'link':
      return isShown(item, context.page) ? entryLink(item, context) : undefined
    case 'dropdown': {
      const entries = entriesOf(item.items, context)
      const own = item.href !== undefined && item.href === context.pathname
      return {
        type: 'menu',
        label: item.label,
        ...(item.href !== undefined && { href: item.href }),
        active: own || entries.some(isCurrent),
        entries,
      }
    }
    case 'localeDropdown':
      return localeMenu(item, context)
    case 'docsVersion': {
      const version = currentVersion(item.docsId, context)
      const label = item.label ?? version.label
      return { type: 'link', label, href: item.href ?? version.href, current: undefined }
    }
    case 'docsVersionDropdown':
      return versionMenu(item, context)
  }
}

/** Whether an entry leads to the current page or its section. */
export function isCurrent(entry: Entry): boolean {
  return entry.type === 'link' && entry.current !== undefined
}

function entryLink(link: NavbarSubItem & { type: 'link' }, context: ItemContext): EntryLink {
  const { label, href, ariaLabel, icon } = link
  return {
    type: 'link',
    label,
    href,
    current: currentOf(link, context),
    ...(ariaLabel !== undefined && { ariaLabel }),
    ...(icon !== undefined && { icon }),
  }
}

function entriesOf(items: readonly NavbarSubItem[], context: ItemContext): Entry[] {
  return items.flatMap((item): Entry[] => {
    if (item.type === 'html') return [item]
    return isShown(item, context.page) ? [entryLink(item, context)] : []
  })
}

type Surrounded = { itemsBefore: NavbarSubItem[]; itemsAfter: NavbarSubItem[] }

function surround(item: Surrounded, own: EntryLink[], context: ItemContext): Entry[] {
  return [...entriesOf(item.itemsBefore, context), ...own, ...entriesOf(item.itemsAfter, context)]
}

function localeMenu(item: Surrounded, context: ItemContext): ItemView | undefined {
  const { site, page, messages, suffix } = context
  const links = site.locales.map((locale): EntryLink => {
    const own = locale.code === site.locale
    const route = own ? page.route : (page.locales?.[locale.code] ?? locale.baseUrl)
    return {
      type: 'link',
      label: locale.label,
      href: route + suffix,
      current: own ? 'true' : undefined,
      lang: locale.htmlLang,
      // Another locale has its own messages and navigation.
      reload: true,
    }
  })
  const entries = surround(item, links.length > 1 ? links : [], context)
  if (entries.length === 0) return undefined
  const label = site.locales.find(({ code }) => code === site.locale)?.label ?? site.locale
  const name = formatMessage(messages['navbar.languages'], { label })
  return { type: 'menu', label, name, icon: 'globe', active: false, entries }
}

function versionMenu(
  item: Surrounded & { docsId: string },
  context: ItemContext,
): ItemView | undefined {
  const { page, messages } = context
  const versions = versionsOf(item.docsId, context)
  const shown = currentVersion(item.docsId, context)
  const links = versions.map(({ name, label, href }): EntryLink => ({
    type: 'link',
    label,
    href: (page.docsId === item.docsId ? page.versions?.[name] : undefined) ?? href,
    current: name === shown.name ? 'true' : undefined,
    version: name,
  }))
  const entries = surround(item, links.length > 1 ? links : [], context)
  if (entries.length === 0) return undefined
  const name = formatMessage(messages['navbar.versions'], { label: shown.label })
  return { type: 'menu', label: shown.label, name, active: false, entries, docsId: item.docsId }
}

function versionsOf(docsId: string, { site }: ItemContext): VersionInfo[] {
  const docs = site.docs.find(({ id }) => id === docsId)
  if (!docs) {
    const known = site.docs.map(({ id }) => `"${id}"`).join(', ')
    throw new Error(
      `There is no docs instance with the ID "${docsId}". Known instances: ${known || 'none'}.`,
    )
  }
  return docs.versions
}

/** The page's version, otherwise the version that the reader has selected, otherwise the latest one. */
function currentVersion(docsId: string, context: ItemContext): VersionInfo {
  const versions = versionsOf(docsId, context)
  const { page, preferredVersion } = context
  const wanted = page.docsId === docsId ? page.version : preferredVersion
  const found =
    versions.find(({ name }) => name === wanted) ??
    versions.find(({ isLast }) => isLast) ??
    versions[0]
  if (!found) throw new Error(`The docs instance with the ID "${docsId}" has no version.`)
  return found
}

/** The site, the page, and the path, which determine which navbar items are current. */
export interface PageContext {
  site: SiteData
  page: PageData
  pathname: string
}

/** Value of `aria-current`: `page` for the page itself, `true` for its section. */
export type Current = 'page' | 'true' | undefined

/**
 * `page` if a link leads to the current page, and `true` if the page is in the link's section. The first of these
 * options that the link has determines the section: regular expression, path prefix, sidebar, or document.
 * @throws SyntaxError if the regular expression is invalid
 */
export function currentOf(link: NavbarLink, { site, page, pathname }: PageContext): Current {
  const exact = !isExternal(link.href) && splitHref(link.href).path === pathname
  if (exact) return 'page'
  return isSection(link, site, page, pathname) ? 'true' : undefined
}

function isSection(link: NavbarLink, site: SiteData, page: PageData, pathname: string): boolean {
  if (link.activeBaseRegex !== undefined) return new RegExp(link.activeBaseRegex).test(pathname)
  if (link.activeBasePath !== undefined) {
    const base = joinRoute(site.baseUrl, link.activeBasePath)
    return pathname === base || pathname.startsWith(base === '/' ? base : `${base}/`)
  }
  if (link.activeSidebar !== undefined) return link.activeSidebar === page.sidebar
  return link.activeDocId !== undefined && link.activeDocId === page.docId
}

/** Whether a link is shown. A link to an unlisted document is shown only while that document is the current page. */
export function isShown(link: NavbarLink, page: PageData): boolean {
  return !link.unlisted || link.activeDocId === page.docId
}
