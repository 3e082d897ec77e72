/** What a site's components may use of the shell. */
export { island, type Island, type IslandOptions } from './island.tsx'
export { useMessages, useNavigation, usePage, useSidebar, useSite } from '../theme/context.ts'
export { SearchField } from '../theme/Search/SearchField.tsx'
export { storage } from './storage.ts'
export type {
  Heading,
  IntegrationsInfo,
  PageData,
  Sidebar,
  SidebarItem,
  SiteData,
} from '../model.ts'
