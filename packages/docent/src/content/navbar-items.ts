import type {
  Config,
  NavbarItemConfig,
  NavbarSubItemConfig,
  OwnNavbarItemConfig,
} from '../config/index.ts'
import { optionLocation } from '../config/config-problems.ts'
import { errors, type ErrorLocation } from '../errors/index.ts'
import type {
  NavbarEntry,
  NavbarItem,
  NavbarLink,
  NavbarMenu,
  NavbarVersion,
} from '../shared/records/navbar-item.ts'
import type { VersionInfo } from '../shared/records/site-data.ts'
import { isExternal, isFileAddress, joinRoute, splitHref } from '../shared/routes.ts'
import { finalHtml, type Rebase } from './configured-html.ts'
import type { Content, LoadedSet } from '../shared/records/content.ts'

/** The content of one locale, which navbar items refer to. */
export interface NavbarSource {
  config: Config
  content: Content
  rebase: Rebase
}

/**
 * Resolves configured navbar items for the shell: documents, sidebars, languages, and versions become links.
 * @throws DocentError for a sidebar without a link, or an unknown document that isn't a draft
 */
export function resolveNavbar(source: NavbarSource): NavbarItem[] {
  return source.config.navbar.items.flatMap((item, index): NavbarItem[] => {
    const configPath = `navbar.items[${index}]`
    const { position, className } = item
    const base = { position, configPath, ...(className !== undefined && { className }) }
    if (isOwn(item)) {
      const { type: name, position: _, className: __, ...options } = item
      return [{ ...base, type: 'custom', name, options }]
    }
    return resolveItem(item, configPath, source).map((resolved) => ({ ...base, ...resolved }))
  })
}

function isOwn(item: NavbarItemConfig | OwnNavbarItemConfig): item is OwnNavbarItemConfig {
  return item.type.startsWith('custom-')
}

/** An item without its place in the navbar. */
type ItemContent = NavbarEntry | NavbarMenu | NavbarVersion | { type: 'search' }

function resolveItem(
  item: NavbarItemConfig,
  configPath: string,
  source: NavbarSource,
): ItemContent[] {
  const entriesOf = (items: readonly NavbarSubItemConfig[], key: string): NavbarEntry[] =>
    items.flatMap((entry, index) => resolveEntry(entry, `${configPath}.${key}[${index}]`, source))
  /** A menu of links between the site's own entries. There's nothing to choose from a single link. */
  const choices = (
    { dropdownItemsBefore, dropdownItemsAfter }: NavbarItemConfig & { type: `${string}Dropdown` },
    links: readonly NavbarLink[],
    menu: Omit<NavbarMenu, 'type' | 'entries'>,
  ): ItemContent[] => {
    const entries = [
      ...entriesOf(dropdownItemsBefore, 'dropdownItemsBefore'),
      ...(links.length > 1 ? links : []),
      ...entriesOf(dropdownItemsAfter, 'dropdownItemsAfter'),
    ]
    return entries.length === 0 ? [] : [{ type: 'menu', ...menu, entries }]
  }
  switch (item.type) {
    case 'dropdown': {
      const { label } = item
      const target = targetOf(item, source.content.locale.baseUrl, source.config.baseUrl)
      return [{ type: 'menu', label, ...target, entries: entriesOf(item.items, 'items') }]
    }
    case 'localeDropdown': {
      const { locales } = source.config
      const links = Object.values(locales).map(
        ({ code, label, htmlLang, baseUrl }): NavbarLink => ({
          type: 'link',
          label,
          href: baseUrl,
          locale: code,
          lang: htmlLang,
        }),
      )
      const { label } = source.content.locale
      return choices(item, links, { label, icon: 'globe', choice: 'locale' })
    }
    case 'docsVersionDropdown': {
      const docsId = item.docsPluginId
      const last = requireDocs(docsId, configPath, source)
      const links = source.content.sets
        .filter(({ set }) => set.docsId === docsId)
        .map(versionInfo)
        .map(({ name, label, href }): NavbarLink => ({ type: 'link', label, href, version: name }))
      return choices(item, links, { label: last.set.versionLabel, choice: 'version', docsId })
    }
    case 'docsVersion': {
      const { docsPluginId: docsId, label, to } = item
      requireDocs(docsId, configPath, source)
      return [
        {
          type: 'docsVersion',
          docsId,
          ...(label !== undefined && { label }),
          ...(to !== undefined && { href: joinRoute(source.content.locale.baseUrl, to) }),
        },
      ]
    }
    case 'search':
      return [{ type: 'search' }]
    default:
      return resolveEntry(item, configPath, source)
  }
}

/** An entry of a menu, or an item that could be one. */
function resolveEntry(
  item: NavbarSubItemConfig,
  configPath: string,
  source: NavbarSource,
): NavbarEntry[] {
  const { config, rebase } = source
  const { baseUrl } = source.content.locale
  if (item.type === 'html')
    return [{ type: 'html', value: finalHtml(item.value, rebase, config.addresses) }]
  const { icon, ariaLabel, activeBasePath, activeBaseRegex } = item
  const link = (target: Partial<NavbarLink> & { label: string; href: string }): NavbarLink[] => [
    {
      type: 'link',
      ...(icon !== undefined && { icon }),
      ...(ariaLabel !== undefined && { ariaLabel }),
      ...(activeBasePath !== undefined && { activeBasePath: joinRoute(baseUrl, activeBasePath) }),
      ...(activeBaseRegex !== undefined && { activeBaseRegex }),
      ...target,
    },
  ]
  if (item.type === 'default') {
    const href = targetOf(item, baseUrl, source.config.baseUrl).href ?? baseUrl
    // A plugin's sidebar is an area of the site, as the sidebar of an item with the type `docSidebar` is.
    const added = source.content.added?.pages.find(({ route }) => route === href)
    const activeSidebar = added?.data.sidebar
    return link({ label: item.label, href, ...(activeSidebar !== undefined && { activeSidebar }) })
  }
  const loaded = requireDocs(item.docsPluginId, configPath, source)
  switch (item.type) {
    case 'doc': {
      const doc = loaded.byId.get(item.docId)
      if (!doc) {
        if (loaded.draftIds.includes(item.docId)) return []
        throw errors.unknownDocId({
          id: item.docId,
          available: loaded.docs.map(({ id }) => id),
          ...placeOf(configPath, source),
        })
      }
      return link({
        label: item.label ?? doc.sidebarLabel,
        href: doc.route,
        activeDocId: doc.id,
        ...(doc.unlisted && { unlisted: true }),
      })
    }
    case 'docSidebar': {
      const { sidebarId } = item
      const sidebar = loaded.sidebars.get(sidebarId)
      if (!sidebar)
        throw errors.unknownSidebarId({
          id: sidebarId,
          available: [...loaded.sidebars.keys()],
          ...placeOf(configPath, source),
        })
      if (sidebar.firstHref === undefined)
        throw errors.sidebarWithoutLink({ id: sidebarId, ...placeOf(configPath, source) })
      return link({
        label: item.label ?? sidebarId,
        href: sidebar.firstHref,
        activeSidebar: sidebarId,
      })
    }
    case 'docsVersion': {
      const { label, href } = versionInfo(loaded)
      return link({ label: item.label ?? label, href })
    }
  }
}

/**
 * Address of an item. Routes get the base URL of the locale, and files that of the site, because they're the same for
 * all locales. Other addresses don't change.
 */
export function targetOf(
  { to, href }: { to?: string; href?: string },
  baseUrl: string,
  root: string,
): { href?: string } {
  if (href !== undefined) return { href }
  if (to === undefined || isExternal(to)) return to === undefined ? {} : { href: to }
  return { href: joinRoute(isFileAddress(splitHref(to).path) ? root : baseUrl, to) }
}

/** A version of a docs instance for the shell. */
export function versionInfo({ set, byId, mainDocId }: LoadedSet): VersionInfo {
  return {
    name: set.version,
    label: set.versionLabel,
    isLast: set.isLast,
    href: byId.get(mainDocId ?? '')?.route ?? set.routePrefix,
    banner: set.banner,
    badge: set.badge,
  }
}

function requireDocs(id: string, configPath: string, source: NavbarSource): LoadedSet {
  const { sets } = source.content
  const versions = sets.filter(({ set }) => set.docsId === id)
  const last = versions.find(({ set }) => set.isLast) ?? versions[0]
  if (!last)
    throw errors.missingDocsData({
      id,
      available: [...new Set(sets.map((loaded) => loaded.set.docsId))],
      ...placeOf(configPath, source),
    })
  return last
}

/** The item that an error is about, and its line in the configuration. */
function placeOf(where: string, { config }: NavbarSource): { where: string } & ErrorLocation {
  return { where, ...optionLocation(config.listFiles.config, where) }
}
