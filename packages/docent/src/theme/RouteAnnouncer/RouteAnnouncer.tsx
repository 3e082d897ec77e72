import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages, usePage, useSite } from '../context.ts'
import { formatMessage } from '../../shared/messages/messages.ts'

/** Announces a page's title to screen readers after a client navigation. They announce full page loads themselves. */
export function RouteAnnouncer(): ReactNode {
  const { route, title } = usePage()
  const site = useSite()
  const messages = useMessages()
  const [text, setText] = useState('')
  const shown = useRef(route)

  useEffect(() => {
    if (shown.current === route) return
    shown.current = route
    setText(
      formatMessage(messages['page.loaded'], { title: title.trim() === '' ? site.title : title }),
    )
  }, [route, title, site.title, messages])

  return (
    <output className="visually-hidden" aria-live="polite">
      {text}
    </output>
  )
}
