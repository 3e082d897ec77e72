import { releases13 } from './changelog/v13.ts'
import { releases14 } from './changelog/v14.ts'
import { releases15 } from './changelog/v15.ts'
import type { Release } from './changelog/release.ts'

export type { Change, ChangeKind, Release } from './changelog/release.ts'

/** Every release since 13.0.0, newest first. */
export const releases: Release[] = [...releases15, ...releases14, ...releases13]

/** Major version of a release. @example majorOf({ version: '15.21.0' }) // '15' */
export function majorOf({ version }: Pick<Release, 'version'>): string {
  return version.slice(0, version.indexOf('.'))
}

/** Anchor of a release on its page. @example releaseId('15.21.0') // '15-21-0' */
export function releaseId(version: string): string {
  return version.replaceAll('.', '-')
}

/** Route of the page that contains a release. The newest major version has the short route. */
export function releaseRoute(version: string): string {
  const major = majorOf({ version })
  const newest = releases[0] && majorOf(releases[0])
  return `/app/references/changelog${major === newest ? '' : `/${major}`}`
}
