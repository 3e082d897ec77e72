/** The part of the shell that a site's components may use. */
export type { Heading, PageData } from '../model/page-data.ts'
export { island, type Island, type IslandOptions } from '../ui/island.tsx'
export { useMessages, useNavigation, usePage, useSidebar, useSite } from '../ui/context.ts'
export { SearchField } from '../search/entry/SearchField.tsx'
export { storage } from '../browser/storage.ts'
export type { IntegrationsInfo, Sidebar, SidebarItem, SiteData } from '../model/site-data.ts'
