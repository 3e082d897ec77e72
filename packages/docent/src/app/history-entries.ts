/** The history entries of this document, which `stored-positions.ts` keeps beyond it. */
export interface HistoryEntries {
  /** How far the reader has scrolled, by the entry's key. */
  positions: Map<number, number>
  /** The reader leaves the current entry, so its position doesn't change anymore. */
  leave(): void
  /** The current entry's page is shown, and its position changes from now on. */
  enter(): void
  /** Records the position at the current entry. Scrolling does that, too, but only in the next frame. */
  note(): void
}

/** A key for a new entry. Not the time, because two entries may be created in the same millisecond. */
export const newKey = (): number => Math.random()

/** The key of the current entry, which gets one if it has none. */
export function currentKey(): number {
  const state = history.state as { docentKey?: number } | null
  const docentKey = state?.docentKey ?? newKey()
  if (!state?.docentKey) history.replaceState({ ...state, docentKey }, '')
  return docentKey
}

/**
 * Gives each entry a key and records positions, from the first script on: a link to a hash that the browser follows
 * before the application has started adds an entry, too.
 */
export function followHistory(): HistoryEntries {
  const positions = new Map<number, number>()
  let current: number | undefined
  /** Address of the page that is shown. */
  let shown: string
  const address = (): string => location.pathname + location.search
  const note = (): void => {
    if (current) positions.set(current, scrollY)
  }
  const leave = (): void => {
    current = undefined
  }
  const enter = (): void => {
    current = currentKey()
    shown = address()
  }
  enter()
  addEventListener('scroll', note, { passive: true })
  addEventListener('popstate', () => {
    // Without `note`, because the browser may have scrolled already.
    leave()
    if (address() === shown) enter()
  })
  return { positions, leave, enter, note }
}
