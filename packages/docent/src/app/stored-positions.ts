const STORAGE_KEY = 'docent.positions'
const KEPT_POSITIONS = 100

/**
 * Keeps the positions of history entries for the time after a reload. They're in the session storage because an entry
 * that the reader has left can't be changed.
 * @param current positions of this document's entries, which can still change
 * @returns the position at an entry, if the reader has scrolled there
 */
export function keepPositions(
  current: ReadonlyMap<number, number>,
): (key: number) => number | undefined {
  const earlier = new Map(read())
  addEventListener('pagehide', () => {
    // Another document may have stored positions while this one was in the back-forward cache.
    const all = [...new Map([...read(), ...current])].slice(-KEPT_POSITIONS)
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(all))
    } catch {
      // Storage is blocked, so Back after a reload goes to the top.
    }
  })
  return (key) => current.get(key) ?? earlier.get(key)
}

function read(): [number, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [number, number][]
  } catch {
    return []
  }
}
