import { useEffect, useState, type ReactNode } from 'react'
import type { SearchAnswer } from '../../search/model.ts'
import { useMessages, useSite } from '../context.ts'
import { formatCount, formatMessage } from '../messages.ts'

/** A screen reader hears the number of results once typing has paused. */
const PAUSE_MS = 600

/** Says how many results there are, for readers who do not see them. */
export function Announcement({ answer }: { answer: SearchAnswer | undefined }): ReactNode {
  const messages = useMessages()
  const { locale } = useSite()
  const [said, setSaid] = useState('')
  const text = !answer?.final
    ? ''
    : answer.total === 0
      ? formatMessage(messages['search.noResults'], { query: answer.query })
      : formatCount(messages, 'search.count', answer.total, locale, { query: answer.query })

  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <output className="visually-hidden" aria-live="polite">
      {said}
    </output>
  )
}
