import type { z } from 'zod'
import { options, text } from './options.ts'

/** A module whose default export replaces the component: a path relative to the site folder, or a file of a package. */
const replacement = () => text().optional()

/**
 * Components of the shell that a site can replace, by name. `theme/originals.ts` exports the originals, whose types are
 * the contracts.
 */
export const components = options({
  /** The bar above the navbar. Default: docent's. @example 'src/theme/AnnouncementBar.tsx' */
  AnnouncementBar: replacement(),
  /** The logo and the name at the start of the navbar and of the mobile menu. Default: docent's. @example 'src/theme/Brand.tsx' */
  Brand: replacement(),
  /** The path from the home page to the document. Default: docent's. @example 'src/theme/Breadcrumbs.tsx' */
  Breadcrumbs: replacement(),
  /** Content of the page of a category that has no document. Default: docent's. @example 'src/theme/CategoryIndex.tsx' */
  CategoryIndex: replacement(),
  /** The table of contents above the article, for narrow windows. Default: docent's. @example 'src/theme/CollapsedTableOfContents.tsx' */
  CollapsedTableOfContents: replacement(),
  /** The button that switches between light and dark mode. Default: docent's. @example 'src/theme/ColorModeToggle.tsx' */
  ColorModeToggle: replacement(),
  /** The button that copies the page's Markdown. Default: docent's. @example 'src/theme/CopyMarkdown.tsx' */
  CopyMarkdown: replacement(),
  /** Everything below a document's content except `Pagination`. Default: docent's. @example 'src/theme/DocFooter.tsx' */
  DocFooter: replacement(),
  /** Everything between the navbar and the footer on a document's page. Default: docent's. @example 'src/theme/DocLayout.tsx' */
  DocLayout: replacement(),
  /** Notices above a document, for example about its version. Default: docent's. @example 'src/theme/DocNotices.tsx' */
  DocNotices: replacement(),
  /** The link to the document's source. Default: docent's. @example 'src/theme/EditLink.tsx' */
  EditLink: replacement(),
  /** The footer of every page. Default: docent's. @example 'src/theme/Footer.tsx' */
  Footer: replacement(),
  /** Icons of the shell. Default: docent's. @example 'src/theme/Icon.tsx' */
  Icon: replacement(),
  /** Date and author of the document's last change. Default: docent's. @example 'src/theme/LastUpdated.tsx' */
  LastUpdated: replacement(),
  /** Links of the shell. Default: docent's. @example 'src/theme/Link.tsx' */
  Link: replacement(),
  /** The image in the navbar and in the footer. Default: docent's. @example 'src/theme/Logo.tsx' */
  Logo: replacement(),
  /** The menu below the desktop width, with its button in the navbar. Default: docent's. @example 'src/theme/MobileMenu.tsx' */
  MobileMenu: replacement(),
  /** The bar at the top of every page. Default: docent's. @example 'src/theme/Navbar.tsx' */
  Navbar: replacement(),
  /** An item in the navbar, but not in the mobile menu. Default: docent's. @example 'src/theme/NavbarItem.tsx' */
  NavbarItem: replacement(),
  /** The menu of assistants that open the page. Default: docent's. @example 'src/theme/OpenIn.tsx' */
  OpenIn: replacement(),
  /** The list of the document's last changes. Default: docent's. @example 'src/theme/PageChanges.tsx' */
  PageChanges: replacement(),
  /** Everything between the navbar and the footer on React pages and landing pages. Default: docent's. @example 'src/theme/PageLayout.tsx' */
  PageLayout: replacement(),
  /** The status of the requested page while it loads and after it failed to. Default: docent's. @example 'src/theme/PageStatus.tsx' */
  PageStatus: replacement(),
  /** Links to the previous and the next document. Default: docent's. @example 'src/theme/Pagination.tsx' */
  Pagination: replacement(),
  /** The button that opens the search. Default: docent's. @example 'src/theme/SearchButton.tsx' */
  SearchButton: replacement(),
  /** The sidebar next to a document. Default: docent's. @example 'src/theme/Sidebar.tsx' */
  Sidebar: replacement(),
  /** The entries of the sidebar and of the mobile menu. Default: docent's. @example 'src/theme/SidebarItems.tsx' */
  SidebarItems: replacement(),
  /** The first link on every page, which skips the navigation. Default: docent's. @example 'src/theme/SkipLink.tsx' */
  SkipLink: replacement(),
  /** The table of contents next to a document. Default: docent's. @example 'src/theme/TableOfContents.tsx' */
  TableOfContents: replacement(),
})

/** Name of a component that a site can replace. */
export type ComponentName = keyof z.output<typeof components>
