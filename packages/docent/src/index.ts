/** Public API of docent: what a site's configuration and code may use. */
export { defineConfig } from './config/define-config.ts'
export type { UserConfig } from './config/schema.ts'
export { island, type Island, type IslandOptions } from './client/island.tsx'
export { useMessages, useNavigation, usePage, useSidebar, useSite } from './theme/context.ts'
export { SearchField } from './theme/Search/SearchField.tsx'
export { storage } from './client/storage.ts'
export type {
  Heading,
  IntegrationsInfo,
  PageData,
  Sidebar,
  SidebarItem,
  SiteData,
} from './model.ts'
