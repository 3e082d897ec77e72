import { useEffect, useState, type ReactNode } from 'react'
import type { SearchAnswer } from '../../../shared/records/search-model.ts'
import { useMessages, useSite } from '../../context.ts'
import { formatCount, formatMessage } from '../../../shared/messages/messages.ts'

/** The number of results is announced after typing has paused this long. */
const PAUSE_MS = 600

export interface AnnouncementProps {
  answer: SearchAnswer | undefined
  /** Whether the answer belongs to the last query. The reader may have continued typing. */
  isCurrent(): boolean
}

/** Announces the number of results to screen readers. */
export function Announcement({ answer, isCurrent }: AnnouncementProps): ReactNode {
  const messages = useMessages()
  const { locale } = useSite()
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => {
      // Emptied without an answer, so that the same number can be announced again.
      if (answer && !isCurrent()) return
      setAnnounced(
        !answer?.final
          ? ''
          : answer.total === 0
            ? formatMessage(messages['search.noResults'], { query: answer.query })
            : formatCount(messages, 'search.count', answer.total, locale, { query: answer.query }),
      )
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [answer, isCurrent, messages, locale])
  return (
    <output className="visually-hidden" aria-live="polite">
      {announced}
    </output>
  )
}
