/** Compares two versions. Negative if the first one is older. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

/**
 * Whether a feature is missing in the reader's version. `<13.0.0` means all versions before 13.0.0. Features from that
 * time are never newer, because their exact version is unknown.
 *
 * @example isNewer('14.2.0', '13.6.0') // true
 */
export function isNewer(since: string, version: string): boolean {
  return version.startsWith('<')
    ? compareVersions(since, version.slice(1)) >= 0
    : compareVersions(since, version) > 0
}
