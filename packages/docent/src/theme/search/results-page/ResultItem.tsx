import type { ReactNode } from 'react'
import type { PageHit, SectionHit } from '../../../shared/records/search-model.ts'
import { Icon } from '../../Icon/Icon.tsx'
import { MarkedText, PageTitle, SectionLine } from '../parts/ResultParts.tsx'
import { pageIcon, sectionIcon } from '../parts/rows.ts'

export interface ResultItemProps {
  hit: PageHit
  onOpen(opened: { href: string; section?: SectionHit; external: boolean }): void
}

/** A result on the results page: a page with its sections. */
export function ResultItem({ hit, onOpen }: ResultItemProps): ReactNode {
  const external = hit.external ?? false
  const reload = external ? '' : undefined
  return (
    <li className="search-result">
      <div className="search-result-head">
        <Icon name={pageIcon(hit.isCode)} />
        <h2>
          <a
            href={hit.href}
            data-no-router={reload}
            onClick={() => onOpen({ href: hit.href, external })}
          >
            <PageTitle hit={hit} />
          </a>
        </h2>
        {hit.area && <span className="search-area">{hit.area.label}</span>}
      </div>
      {hit.snippet.length > 0 && (
        <p className="search-result-snippet">
          <MarkedText parts={hit.snippet} />
        </p>
      )}
      {hit.sections.length > 0 && (
        <ul className="search-result-sections">
          {hit.sections.map((section) => (
            <li key={section.href}>
              <a
                href={section.href}
                data-no-router={reload}
                onClick={() => onOpen({ href: section.href, section, external })}
              >
                <Icon name={sectionIcon(section)} />
                <SectionLine section={section} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
