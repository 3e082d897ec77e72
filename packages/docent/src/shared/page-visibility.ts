import type { PageData } from './records/page-data.ts'

/** Whether search engines index a page, and whether the sitemap has it. */
export function isIndexed({ kind, unlisted }: Pick<PageData, 'kind' | 'unlisted'>): boolean {
  return (kind === 'doc' || kind === 'page') && !unlisted
}

/** Whether lists of pages, feeds, and the search have a page. Drafts are pages only in `dev`. */
export function isListed(page: Pick<PageData, 'kind' | 'unlisted' | 'draft'>): boolean {
  return isIndexed(page) && !page.draft
}
