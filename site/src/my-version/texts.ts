/** The text next to the selection before a reader has made one. */
export const HINT = 'Select your version to mark newer entries.'

/** @example newerText('14.2.0', '13.6.0') // 'New in 14.2.0 – your version is 13.6.0' */
export function newerText(since: string, version: string): string {
  const own = version.startsWith('<') ? `older than ${version.slice(1)}` : version
  return `New in ${since} – your version is ${own}`
}

/** The number of features on a page that the reader's version lacks. */
export function countText(count: number, version: string): string {
  const what = version.startsWith('<')
    ? `${count > 1 ? 'were' : 'was'} added in ${version.slice(1)} or later`
    : `${count > 1 ? 'are' : 'is'} newer than ${version}`
  if (count === 0) return `Nothing on this page ${what}.`
  return `${count} ${count === 1 ? 'entry' : 'entries'} on this page ${what}.`
}
