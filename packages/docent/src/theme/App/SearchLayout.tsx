import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { LayoutProps } from './layouts.tsx'
import { useSite } from '../../ui/context.ts'
import { MAIN_ID } from '../SkipLink/SkipLink.tsx'
import type { SearchResultsProps } from '../../search/results-page/SearchResults.tsx'

interface Started {
  Results: ComponentType<SearchResultsProps>
  /** What the reader has typed into the form of the HTML, and whether the focus was in it. */
  typed: string
  focused: boolean
}

/** Frame of the results page: the article is a plain form, which the results replace when their code is there. */
export function SearchLayout({ article }: LayoutProps): ReactNode {
  const { search } = useSite()
  const main = useRef<HTMLElement>(null)
  const [started, setStarted] = useState<Started>()

  useEffect(() => {
    let current = true
    import('../../search/results-page/SearchResults.tsx').then(
      ({ default: Results }) => {
        const field = main.current?.querySelector('input')
        if (current)
          setStarted({
            Results,
            typed: field?.value ?? '',
            focused: field !== null && field === document.activeElement,
          })
      },
      // The form still works: it asks for the page anew.
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
