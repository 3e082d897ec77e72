import { useEffect, useState, type ReactNode } from 'react'
import type { SearchAnswer } from '../../model/search-model.ts'
import { useMessages, useSite } from '../../ui/context.ts'
import { formatCount, formatMessage } from '../../messages/messages.ts'

/** A screen reader hears the number of results once typing has paused. */
const PAUSE_MS = 600

export interface AnnouncementProps {
  answer: SearchAnswer | undefined
  /** Whether the answer is that of the last question: the reader may have typed on. */
  isCurrent(): boolean
}

/** Says how many results there are, for readers who do not see them. */
export function Announcement({ answer, isCurrent }: AnnouncementProps): ReactNode {
  const messages = useMessages()
  const { locale } = useSite()
  const [said, setSaid] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => {
      // Without an answer nothing is said, so that the same one can be said again.
      if (answer && !isCurrent()) return
      setSaid(
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
      {said}
    </output>
  )
}
