/** What a site's components may use of the shell. */
export type { Heading, PageData } from '../model/page-data.ts'
export { island, type Island, type IslandOptions } from '../ui/island.tsx'
export { useMessages, useNavigation, usePage, useSidebar, useSite } from '../ui/context.ts'
export {
  Badge,
  Card,
  Cards,
  FileTree,
  Hero,
  Steps,
  type BadgeProps,
  type CardProps,
  type CardsProps,
  type FileTreeProps,
  type HeroAction,
  type HeroProps,
  type StepsProps,
} from '../theme/parts/index.ts'
export { SearchField } from '../search/entry/SearchField.tsx'
export { storage } from '../browser/storage.ts'
export type { IntegrationsInfo, Sidebar, SidebarItem, SiteData } from '../model/site-data.ts'
