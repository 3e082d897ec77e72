import type { IconName } from './icon-names.ts'

interface NavbarItemBase {
  position: 'left' | 'right'
  /** Where the item stands in the configuration: named when it fails to render. */
  configPath: string
  className?: string
}

/** Navbar items after resolution: documents and sidebars have become links. */
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
  /** Accessible name when the label is not shown (icon links). */
  ariaLabel?: string
  /** Name of a built-in icon shown instead of the label. */
  icon?: IconName
  activeBasePath?: string
  activeBaseRegex?: string
  /** Set for doc items: active when this sidebar or document is current. */
  activeDocId?: string
  activeSidebar?: string
  /** Hidden unless its document is the current one. */
  unlisted?: boolean
}

export type NavbarSubItem = NavbarLink | { type: 'html'; value: string }
