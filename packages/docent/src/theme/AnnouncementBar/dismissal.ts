import { storage } from '../../shared/browser/storage.ts'

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
