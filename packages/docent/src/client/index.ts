/** Exports of `docent/client`, which a site's components may import. */
export type { PageData } from '../model/page-data.ts'
export type { SiteData } from '../model/site-data.ts'
export { island } from '../ui/island.tsx'
export { useMessages, usePage, useSite } from '../ui/context.ts'
export { Badge, Card, Cards, FileTree, Hero, Steps } from '../theme/parts/index.ts'
export { SearchField } from '../search/entry/SearchField.tsx'
export { storage } from '../browser/storage.ts'
