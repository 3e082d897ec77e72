import { storage } from '../../browser/storage.ts'

/** Storage keys of the announcement bar; the script before the first paint reads both. */
export const DISMISS_KEY = 'docent.announcement.dismiss'
export const ID_KEY = 'docent.announcement.id'

/**
 * Compares the announcement with the one that the reader knows. A new id takes the old one's place and resets the
 * dismissal.
 * @returns whether the bar is shown
 */
export function restoreAnnouncement(id: string): boolean {
  if (storage.get(ID_KEY) === id) return storage.get(DISMISS_KEY) !== 'true'
  storage.set(ID_KEY, id)
  storage.remove(DISMISS_KEY)
  return true
}

/** Remembers that the reader closed the bar. */
export function dismissAnnouncement(id: string): void {
  storage.set(ID_KEY, id)
  storage.set(DISMISS_KEY, 'true')
}

/** Shows or hides the bar: the mark on the root element is what the style sheet and the early script go by. */
export function markDismissed(dismissed: boolean): void {
  const root = document.documentElement
  if (dismissed) root.dataset.announcementDismissed = 'true'
  else delete root.dataset.announcementDismissed
}
