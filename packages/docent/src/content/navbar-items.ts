import type { Config, NavbarItemConfig, NavbarSubItemConfig } from '../config/index.ts'
import { optionLocation } from '../config/config-problems.ts'
import { errors, type ErrorLocation } from '../errors/index.ts'
import type { NavbarItem, NavbarLink, NavbarSubItem } from '../shared/records/site-data.ts'
import { isExternal, joinRoute } from '../shared/routes.ts'
import { finalHtml, rebaseFor } from './configured-html.ts'
import { addressForm } from './doc-sets.ts'
import type { Content, LoadedSet } from '../shared/records/content.ts'

/** The content and base URL of one locale, which navbar items refer to. */
export interface NavbarSource {
  config: Config
  content: Content
  locale: string
  baseUrl: string
}

/**
 * Resolves configured navbar items for the shell: documents and sidebars become links.
 * @throws DocentError for a sidebar without a link, or an unknown document that isn't a draft
 */
export function resolveNavbar(source: NavbarSource): NavbarItem[] {
  return source.config.navbar.items.flatMap((item, index) =>
    resolveItem(item, `navbar.items[${index}]`, source),
  )
}

function resolveItem(
  item: NavbarItemConfig,
  configPath: string,
  source: NavbarSource,
): NavbarItem[] {
  const base = {
    position: item.position,
    configPath,
    ...(item.className !== undefined && { className: item.className }),
  }
  const subItems = (items: readonly NavbarSubItemConfig[], key: string): NavbarSubItem[] =>
    items.flatMap((sub, index) => resolveSubItem(sub, `${configPath}.${key}[${index}]`, source))
  switch (item.type) {
    case 'dropdown':
      return [
        {
          ...base,
          type: 'dropdown',
          label: item.label,
          ...targetOf(item, source.baseUrl),
          items: subItems(item.items, 'items'),
        },
      ]
    case 'localeDropdown':
      return [
        {
          ...base,
          type: 'localeDropdown',
          itemsBefore: subItems(item.dropdownItemsBefore, 'dropdownItemsBefore'),
          itemsAfter: subItems(item.dropdownItemsAfter, 'dropdownItemsAfter'),
        },
      ]
    case 'docsVersionDropdown':
      requireDocs(item.docsPluginId, configPath, source)
      return [
        {
          ...base,
          type: 'docsVersionDropdown',
          docsId: item.docsPluginId,
          itemsBefore: subItems(item.dropdownItemsBefore, 'dropdownItemsBefore'),
          itemsAfter: subItems(item.dropdownItemsAfter, 'dropdownItemsAfter'),
        },
      ]
    case 'docsVersion':
      requireDocs(item.docsPluginId, configPath, source)
      return [
        {
          ...base,
          type: 'docsVersion',
          docsId: item.docsPluginId,
          ...(item.label !== undefined && { label: item.label }),
          ...(item.to !== undefined && { href: joinRoute(source.baseUrl, item.to) }),
        },
      ]
    case 'search':
      return [{ ...base, type: 'search' }]
    case 'html':
      return [{ ...base, type: 'html', value: htmlOf(item, source) }]
    default:
      return resolveSubItem(item, configPath, source).map(
        (link) => ({ ...base, ...link }) as NavbarItem,
      )
  }
}

function resolveSubItem(
  item: NavbarSubItemConfig,
  configPath: string,
  source: NavbarSource,
): NavbarSubItem[] {
  switch (item.type) {
    case 'html':
      return [{ type: 'html', value: htmlOf(item, source) }]
    case 'default': {
      const { href } = targetOf(item, source.baseUrl)
      return [{ ...look(item), label: item.label, href: href ?? source.baseUrl }]
    }
    case 'doc': {
      const set = requireDocs(item.docsPluginId, configPath, source)
      const doc = set.byId.get(item.docId)
      if (!doc) {
        if (set.draftIds.includes(item.docId)) return []
        throw errors.unknownDocId({
          id: item.docId,
          available: set.docs.map(({ id }) => id),
          ...placeOf(configPath, source),
        })
      }
      return [
        {
          ...look(item),
          label: item.label ?? doc.sidebarLabel,
          href: doc.route,
          activeDocId: doc.id,
          ...(doc.unlisted && { unlisted: true }),
        },
      ]
    }
    case 'docSidebar': {
      const set = requireDocs(item.docsPluginId, configPath, source)
      const sidebar = set.sidebars.get(item.sidebarId)
      if (!sidebar) {
        throw errors.unknownSidebarId({
          id: item.sidebarId,
          available: [...set.sidebars.keys()],
          ...placeOf(configPath, source),
        })
      }
      if (sidebar.firstHref === undefined)
        throw errors.sidebarWithoutLink({ id: item.sidebarId, ...placeOf(configPath, source) })
      return [
        {
          ...look(item),
          label: item.label ?? item.sidebarId,
          href: sidebar.firstHref,
          activeSidebar: item.sidebarId,
        },
      ]
    }
    case 'docsVersion': {
      const set = requireDocs(item.docsPluginId, configPath, source)
      const main = set.byId.get(set.mainDocId ?? '')
      return [
        {
          ...look(item),
          label: item.label ?? set.set.versionLabel,
          href: main?.route ?? set.set.routePrefix,
        },
      ]
    }
  }
}

function htmlOf({ value }: { value: string }, { config, locale }: NavbarSource): string {
  return finalHtml(value, rebaseFor(config, locale), addressForm(config))
}

type Look = Pick<NavbarLink, 'type' | 'icon' | 'ariaLabel' | 'activeBasePath' | 'activeBaseRegex'>

function look(item: Partial<Omit<Look, 'type'>>): Look {
  const { icon, ariaLabel, activeBasePath, activeBaseRegex } = item
  return {
    type: 'link',
    ...(icon !== undefined && { icon }),
    ...(ariaLabel !== undefined && { ariaLabel }),
    ...(activeBasePath !== undefined && { activeBasePath }),
    ...(activeBaseRegex !== undefined && { activeBaseRegex }),
  }
}

/** Address of an item. Routes get the base URL; other addresses don't change. */
export function targetOf(item: { to?: string; href?: string }, baseUrl: string): { href?: string } {
  if (item.href !== undefined) return { href: item.href }
  if (item.to === undefined) return {}
  return { href: isExternal(item.to) ? item.to : joinRoute(baseUrl, item.to) }
}

function requireDocs(id: string, configPath: string, source: NavbarSource): LoadedSet {
  const { sets } = source.content
  const own = sets.filter(({ set }) => set.docsId === id)
  const set = own.find((candidate) => candidate.set.isLast) ?? own[0]
  if (!set)
    throw errors.missingDocsData({
      id,
      available: [...new Set(sets.map((loaded) => loaded.set.docsId))],
      ...placeOf(configPath, source),
    })
  return set
}

/** The item that an error is about, and its line in the configuration. */
function placeOf(where: string, { config }: NavbarSource): { where: string } & ErrorLocation {
  return { where, ...optionLocation(config.listFiles.config, where) }
}
