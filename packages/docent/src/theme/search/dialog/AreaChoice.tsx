import type { ReactNode } from 'react'
import type { SearchAnswer, SearchArea } from '../../../shared/records/search-model.ts'
import { useMessages, useSite } from '../../context.ts'

export interface AreaChoiceProps {
  areas: SearchAnswer['areas']
  /** The area to which the results are limited. */
  chosen: SearchArea | undefined
  onChoose(area: SearchArea | undefined): void
}

/**
 * Buttons that limit the results to an area of the site. They're below the results, because their number changes with
 * the answer, and the rows must not move.
 */
export function AreaChoice({ areas, chosen, onChoose }: AreaChoiceProps): ReactNode {
  const messages = useMessages()
  const { locale } = useSite()
  if (areas.length < 2 && !chosen) return null
  const listed = areas.map(({ id, label, count }) => ({ area: { id, label }, count }))
  // An area without results stays, so that the reader can leave it.
  if (chosen && !areas.some(({ id }) => id === chosen.id)) listed.push({ area: chosen, count: 0 })
  return (
    <fieldset className="search-areas" aria-label={messages['search.filter']}>
      <button
        type="button"
        className="search-chip"
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      >
        {messages['search.allSections']}
      </button>
      {listed.map(({ area, count }) => (
        <button
          key={area.id}
          type="button"
          className="search-chip"
          aria-pressed={area.id === chosen?.id}
          onClick={() => onChoose(area)}
        >
          {area.label}
          <span className="search-chip-count">{count.toLocaleString(locale)}</span>
        </button>
      ))}
    </fieldset>
  )
}
