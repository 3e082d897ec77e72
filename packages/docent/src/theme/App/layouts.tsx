import type { ReactNode } from 'react'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { classNames } from '../class-names.ts'
import { useNavigation, usePage, useSidebar } from '../context.ts'
import { DocFooter } from '../DocFooter/DocFooter.tsx'
import { Pagination } from '../DocFooter/Pagination.tsx'
import { DocNotices } from '../DocNotices/DocNotices.tsx'
import { SidebarPane } from '../Sidebar/SidebarPane.tsx'
import { MAIN_ID } from '../SkipLink/SkipLink.tsx'
import {
  CollapsedTableOfContents,
  TableOfContents,
  useTocHeadings,
} from '../TableOfContents/TableOfContents.tsx'

export interface LayoutProps {
  /** The article, which the layout positions. */
  article: ReactNode
}

/** Layout of docs pages: sidebar, article with its related elements, and table of contents. */
export function DocLayout({ article }: LayoutProps): ReactNode {
  const { wrapperClass } = usePage()
  const sidebar = useSidebar()
  const headings = useTocHeadings()
  const loading = useNavigation().status === 'loading'
  return (
    <div
      className={classNames('layout layout-doc', headings.length > 0 && 'layout-toc', wrapperClass)}
    >
      {sidebar && <SidebarPane sidebar={sidebar} />}
      <main id={MAIN_ID} className="doc" tabIndex={-1} aria-busy={loading || undefined}>
        <Breadcrumbs />
        <DocNotices />
        {headings.length > 0 && <CollapsedTableOfContents headings={headings} />}
        {article}
        <DocFooter />
        <Pagination />
      </main>
      {headings.length > 0 && <TableOfContents headings={headings} />}
    </div>
  )
}

/** Layout of the site's React pages and of landing pages: wide, without a sidebar and a table of contents. */
export function PageLayout({ article }: LayoutProps): ReactNode {
  const { wrapperClass } = usePage()
  const loading = useNavigation().status === 'loading'
  return (
    <div className={classNames('layout layout-page', wrapperClass)}>
      <main id={MAIN_ID} className="page" tabIndex={-1} aria-busy={loading || undefined}>
        <DocNotices />
        {article}
      </main>
    </div>
  )
}
