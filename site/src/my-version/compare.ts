/** Order of two versions: negative when the first is older. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

/**
 * Whether a reader with that version lacks something. `<13.0.0` stands for all versions before 13.0.0: of what
 * came earlier nobody can tell, and it is not newer.
 *
 * @example isNewer('14.2.0', '13.6.0') // true
 */
export function isNewer(since: string, version: string): boolean {
  return version.startsWith('<')
    ? compareVersions(since, version.slice(1)) >= 0
    : compareVersions(since, version) > 0
}
