import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { LayoutProps } from './layouts.tsx'
import { useSite } from '../context.ts'
import { MAIN_ID } from '../SkipLink/SkipLink.tsx'
import type { SearchResultsProps } from '../search/results-page/SearchResults.tsx'

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
        const field = main.current?.querySelector('input')
        if (current)
          setStarted({
            Results,
            typed: field?.value ?? '',
            focused: field !== null && field === document.activeElement,
          })
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
