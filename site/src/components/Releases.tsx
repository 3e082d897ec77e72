import type { ReactNode } from 'react'
import { releaseId, releases, type Release } from '../../data/changelog.ts'
import { assertKnown } from './parts/known.ts'
import { countChanges, ReleaseNotes } from './parts/ReleaseNotes.tsx'

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

export interface ReleasesProps {
  /** 15 for all releases 15.x.x. */
  major: number
}

/** Releases of one major version, the newest first; anchors are `15-20-0`. */
export default function Releases({ major }: ReleasesProps): ReactNode {
  const majors = [...new Set(releases.map(majorOf))]
  assertKnown('major version', String(major), majors)
  return releases
    .filter((release) => majorOf(release) === String(major))
    .map((release) => <ReleaseSection key={release.version} release={release} />)
}

function ReleaseSection({ release }: { release: Release }): ReactNode {
  const { version, date } = release
  return (
    <>
      <h2 id={releaseId(version)}>{version}</h2>
      <p>
        <time dateTime={date}>{DATE.format(new Date(date))}</time>
        {': '}
        {countChanges(release)}
        {'. '}
        <a href={`https://github.com/cypress-io/cypress/blob/v${version}/cli/CHANGELOG.md`}>
          All changes of {version}
        </a>
      </p>
      <ReleaseNotes release={release} />
    </>
  )
}

function majorOf({ version }: Release): string {
  return version.slice(0, version.indexOf('.'))
}
