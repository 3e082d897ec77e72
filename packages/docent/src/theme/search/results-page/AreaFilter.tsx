import type { MouseEvent, ReactNode } from 'react'
import type { SearchAnswer } from '../../../shared/records/search-model.ts'
import { useMessages, useSite } from '../../context.ts'

export interface AreaFilterProps {
  areas: SearchAnswer['areas']
  /** ID of the area to which the results are limited. */
  section: string | undefined
  addressOf(area: string | undefined): string
  onChoose(area: string | undefined): void
}

/** Links that limit the results to an area. Each filter has its own address. */
export function AreaFilter({ areas, section, addressOf, onChoose }: AreaFilterProps): ReactNode {
  const messages = useMessages()
  const { locale, navbar } = useSite()
  const isListed = areas.some(({ id }) => id === section)
  if (section === undefined && areas.length < 2) return null
  const choices: { id?: string; label: string; count?: number }[] = [
    { label: messages['search.allSections'] },
    ...areas,
  ]
  if (section !== undefined && !isListed) {
    // An area without results stays visible, so that the reader can deselect it.
    const item = navbar.items.find(
      (link) => 'activeSidebar' in link && link.activeSidebar === section,
    )
    choices.push({
      id: section,
      label: item && 'label' in item ? (item.label ?? section) : section,
      count: 0,
    })
  }
  return (
    <nav className="search-filter" aria-label={messages['search.filter']}>
      <ul>
        {choices.map(({ id, label, count }) => (
          <li key={id ?? ''}>
            <a
              className="search-chip"
              href={addressOf(id)}
              aria-current={id === section ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlain(event)) return
                // The scroll position and the focus stay.
                event.preventDefault()
                onChoose(id)
              }}
            >
              {label}
              {count !== undefined && (
                <span className="search-chip-count">{count.toLocaleString(locale)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey
