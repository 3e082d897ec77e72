interface NavbarItemBase {
  position: 'left' | 'right'
  /** Path of the item in the configuration, for errors during rendering. */
  configPath: string
  className?: string
}

/** Resolved navbar items, in which documents and sidebars have become links. */
export type NavbarItem =
  | (NavbarItemBase & NavbarLink)
  | (NavbarItemBase & { type: 'dropdown'; label: string; href?: string; items: NavbarSubItem[] })
  | (NavbarItemBase & {
      type: 'localeDropdown'
      itemsBefore: NavbarSubItem[]
      itemsAfter: NavbarSubItem[]
    })
  | (NavbarItemBase & { type: 'docsVersion'; docsId: string; label?: string; href?: string })
  | (NavbarItemBase & {
      type: 'docsVersionDropdown'
      docsId: string
      itemsBefore: NavbarSubItem[]
      itemsAfter: NavbarSubItem[]
    })
  | (NavbarItemBase & { type: 'search' })
  | (NavbarItemBase & { type: 'html'; value: string })

export interface NavbarLink {
  type: 'link'
  label: string
  href: string
  /** Accessible name if the label isn't shown (icon links). */
  ariaLabel?: string
  /** Name of a built-in icon that replaces the label. */
  icon?: IconName
  activeBasePath?: string
  activeBaseRegex?: string
  /** For doc items: the item is active if this sidebar or document is current. */
  activeDocId?: string
  activeSidebar?: string
  /** Hidden unless its document is the current one. */
  unlisted?: boolean
}

export type NavbarSubItem = NavbarLink | { type: 'html'; value: string }

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
] as const

export type IconName = (typeof ICON_NAMES)[number]
