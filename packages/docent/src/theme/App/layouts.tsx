import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { DocActions, DocFooter } from '../DocFooter/DocFooter.tsx'
import { Pagination } from '../DocFooter/Pagination.tsx'
import { DocNotices } from '../DocNotices/DocNotices.tsx'
import { SidebarPane } from '../Sidebar/SidebarPane.tsx'
import { MAIN_ID } from '../SkipLink/SkipLink.tsx'
import {
  CollapsedTableOfContents,
  TableOfContents,
  useTocHeadings,
} from '../TableOfContents/TableOfContents.tsx'
import { classNames, useNavigation, usePage, useSidebar, useSite } from '../context.ts'
import type { SearchResultsProps } from '../search/results-page/SearchResults.tsx'

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
    <div className={classNames('layout layout-doc', wrapperClass)}>
      {sidebar && <SidebarPane sidebar={sidebar} />}
      <main id={MAIN_ID} className="doc" tabIndex={-1} aria-busy={loading || undefined}>
        {headings.length > 0 && <CollapsedTableOfContents headings={headings} />}
        <div className="doc-top">
          <Breadcrumbs />
          <DocActions />
        </div>
        <DocNotices />
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

interface Started {
  Results: ComponentType<SearchResultsProps>
  /** The text in the static form's field before the results replace the form, and whether the field had focus. */
  typed: string
  focused: boolean
}

/** Layout of the results page. The article is a static form, which the results replace when their code has loaded. */
export function SearchLayout({ article }: LayoutProps): ReactNode {
  const { search } = useSite()
  const main = useRef<HTMLElement>(null)
  const [started, setStarted] = useState<Started>()

  useEffect(() => {
    let current = true
    import('../search/results-page/SearchResults.tsx').then(
      ({ default: Results }) => {
        if (!current) return
        const field = main.current?.querySelector('input')
        // At once, because the reader may type into the form until it's replaced.
        flushSync(() =>
          setStarted({
            Results,
            typed: field?.value ?? '',
            focused: field !== null && field === document.activeElement,
          }),
        )
      },
      // The form still works: it loads the page again with the query.
      (error: unknown) => console.warn('The search could not be loaded.', error),
    )
    return () => {
      current = false
    }
  }, [])
  return (
    <div className="layout layout-page">
      <main ref={main} id={MAIN_ID} className="page search-page" tabIndex={-1}>
        {started && search ? (
          <started.Results info={search} typed={started.typed} focused={started.focused} />
        ) : (
          article
        )}
      </main>
    </div>
  )
}
