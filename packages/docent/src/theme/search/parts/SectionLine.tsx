import { Fragment, type ReactNode } from 'react'
import type { SectionHit } from '../../../shared/records/search-model.ts'
import { MarkedText } from './MarkedText.tsx'

/** A section of a result: its headings and the words around the match. */
export function SectionLine({ section }: { section: SectionHit }): ReactNode {
  return (
    <span className="search-option-text">
      <span className="search-option-title">
        {section.headings.map((heading, index) => (
          <Fragment key={index}>
            {index > 0 && <span className="search-path-mark"> › </span>}
            <MarkedText parts={heading} />
          </Fragment>
        ))}
      </span>
      {section.snippet && (
        <span className="search-option-snippet">
          <MarkedText parts={section.snippet} />
        </span>
      )}
    </span>
  )
}
