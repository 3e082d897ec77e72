import { type ReactNode, useEffect } from 'react'
import { storage } from '../../shared/browser/storage.ts'
import { Html } from '../Html/Html.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { useMessages, useSite } from '../context.ts'

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

/** Storage keys of the announcement bar. The script before the first paint reads both. */
export const DISMISS_KEY = 'docent.announcement.dismiss'
export const ID_KEY = 'docent.announcement.id'

/**
 * Compares the announcement's ID with the stored one. A new ID replaces the old one and resets the dismissal.
 * @returns whether the bar is shown
 */
export function restoreAnnouncement(id: string): boolean {
  if (storage.get(ID_KEY) === id) return storage.get(DISMISS_KEY) !== 'true'
  storage.set(ID_KEY, id)
  storage.remove(DISMISS_KEY)
  return true
}

/** Stores that the reader closed the bar. */
export function dismissAnnouncement(id: string): void {
  storage.set(ID_KEY, id)
  storage.set(DISMISS_KEY, 'true')
}

/**
 * Shows or hides the bar. The style sheet and the script before the first paint use this attribute of the root element.
 */
export function markDismissed(dismissed: boolean): void {
  const root = document.documentElement
  if (dismissed) root.dataset.announcementDismissed = 'true'
  else delete root.dataset.announcementDismissed
}
