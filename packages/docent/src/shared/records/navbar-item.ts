interface NavbarItemBase {
  position: 'left' | 'right'
  /** Path of the item in the configuration, for errors during rendering. */
  configPath: string
  className?: string
}

/** A navbar item as `content` resolves it. Browsers only mark what is current on a page. */
export type NavbarItem = NavbarItemBase &
  (NavbarLink | NavbarMenu | NavbarVersion | NavbarHtml | NavbarCustom | { type: 'search' })

/** A link of the navbar or of one of its menus. Its addresses include the base URL. */
export interface NavbarLink {
  type: 'link'
  label: string
  href: string
  /** Accessible name if the label isn't shown (icon links). */
  ariaLabel?: string
  /** Name of a built-in icon that replaces the label. */
  icon?: IconName
  /** The link is active on this route and below it. */
  activeBasePath?: string
  activeBaseRegex?: string
  /** For doc items: the item is active if this sidebar or document is current. */
  activeDocId?: string
  activeSidebar?: string
  /** Hidden unless its document is the current one. */
  unlisted?: boolean
  /** For links to another language: its locale and its `lang`. A page that exists in it is linked instead of `href`. */
  locale?: string
  lang?: string
  /** For links to another version: its name. A page that exists in it is linked instead of `href`. */
  version?: string
}

/** Raw HTML. */
export interface NavbarHtml {
  type: 'html'
  value: string
}

/** An entry of a menu. */
export type NavbarEntry = NavbarLink | NavbarHtml

/** A menu of links. */
export interface NavbarMenu {
  type: 'menu'
  /** For a menu of versions, the label is the current version's. */
  label: string
  href?: string
  icon?: IconName
  /** What readers choose in a menu of languages or versions. */
  choice?: 'locale' | 'version'
  /** For a menu of versions: their docs instance. */
  docsId?: string
  entries: NavbarEntry[]
}

/** A link to the current version of a docs instance. Without its own label or address, it has the version's. */
export interface NavbarVersion {
  type: 'docsVersion'
  docsId: string
  label?: string
  href?: string
}

/** An item of one of the site's own types. */
export interface NavbarCustom {
  type: 'custom'
  /** The configured type. */
  name: string
  /** The configured options, which the site's component receives. */
  options: Record<string, unknown>
}

/** Names of docent's icons, which `ui/Icon` draws. */
export const ICON_NAMES = [
  'search',
  'source',
  'chat',
  'sun',
  'moon',
  'menu',
  'close',
  'chevron',
  'external',
  'link',
  'edit',
  'copy',
  'check',
  'info',
  'tip',
  'note',
  'caution',
  'danger',
  'star',
  'enter',
  'clock',
  'globe',
  'home',
  'panel',
  'code',
  'section',
  'option',
] as const

export type IconName = (typeof ICON_NAMES)[number]
