import { useEffect, type ReactNode } from 'react'
import { useMessages, useSite } from '../context.ts'
import { Icon } from '../Icon/Icon.tsx'
import {
  DISMISS_KEY,
  dismissAnnouncement,
  markDismissed,
  restoreAnnouncement,
} from './dismissal.ts'
import { Html } from '../Html/Html.tsx'

/**
 * The announcement above the navbar. It's in the HTML of every page. An attribute of the root element, set before the
 * first paint, decides whether it's visible, so that the layout doesn't shift.
 */
export function AnnouncementBar(): ReactNode {
  const bar = useSite().announcementBar
  const messages = useMessages()
  const { id, isCloseable } = bar ?? {}

  useEffect(() => {
    if (id === undefined) return
    const update = (): void => markDismissed(!restoreAnnouncement(id) && isCloseable === true)
    const onStorage = (event: StorageEvent): void => {
      if (event.key === DISMISS_KEY) update()
    }
    update()
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [id, isCloseable])

  if (!bar) return null
  const close = (): void => {
    dismissAnnouncement(bar.id)
    markDismissed(true)
  }
  return (
    <section className="announcement" aria-label={messages['announcement.label']}>
      <Html as="div" className="announcement-content" html={bar.content} />
      {bar.isCloseable && (
        <button
          type="button"
          className="announcement-close"
          data-intent="announcement-close"
          aria-label={messages['announcement.close']}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  )
}
