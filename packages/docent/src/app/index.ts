/** Exports of `docent/client`, which a site's components may import. */
export type { PageData } from '../shared/records/page-data.ts'
export type { SiteData } from '../shared/records/site-data.ts'
export { island } from '../theme/island.tsx'
export { useMessages, usePage, useSite } from '../theme/context.ts'
export { Badge, Card, Cards, Field, Fields, FileTree, Hero, Steps } from '../theme/parts/index.ts'
export { SearchField } from '../theme/search/entry/SearchField.tsx'
export { storage } from '../shared/browser/storage.ts'
