import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages, usePage, useSite } from '../../ui/context.ts'
import { formatMessage } from '../../messages/messages.ts'

/** Tells screen readers the title of a page that client navigation has brought; a full load they announce themselves. */
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
