import type { ReactNode } from 'react'
import { majorOf, releaseId, releases, type Release } from '../../data/changelog.ts'
import ReleaseFilter from '../islands/ReleaseFilter.tsx'
import { CHANGE_KINDS, KIND_NAMES } from './parts/change-kinds.ts'
import { renderInline } from './parts/inline-markdown.tsx'
import { assertKnown } from './parts/known.ts'
import { countChanges, ReleaseNotes } from './parts/ReleaseNotes.tsx'

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

export interface ReleasesProps {
  /** 15 for all releases 15.x.x. */
  major: number
}

/** Releases of a major version: highlights, then all releases, newest first, with a filter. */
export default function Releases({ major }: ReleasesProps): ReactNode {
  assertKnown('major version', String(major), [...new Set(releases.map(majorOf))])
  const ofMajor = releases.filter((release) => majorOf(release) === String(major))
  const kinds = KIND_NAMES.filter((kind) =>
    ofMajor.some(({ changes }) => changes.some((change) => change.kind === kind)),
  )
  return (
    <>
      <h2 id="highlights">Highlights</h2>
      <ul>{ofMajor.flatMap(highlightsOf)}</ul>
      <h2 id="all-releases">All releases</h2>
      <ReleaseFilter kinds={kinds.map((kind) => [kind, CHANGE_KINDS[kind].many])}>
        {ofMajor.map((release) => (
          <ReleaseSection key={release.version} release={release} />
        ))}
      </ReleaseFilter>
    </>
  )
}

function highlightsOf({ version, changes }: Release): ReactNode[] {
  return changes
    .filter(({ highlight }) => highlight)
    .map(({ text }) => (
      <li key={text}>
        <a href={`#${releaseId(version)}`}>{version}</a>: {renderInline(text)}
      </li>
    ))
}

/** Its anchor is the version with hyphens: `15-20-0`. */
function ReleaseSection({ release }: { release: Release }): ReactNode {
  const { version, date } = release
  return (
    <section className="release" data-words={version}>
      <h2 id={releaseId(version)}>{version}</h2>
      <p>
        <time dateTime={date}>{DATE.format(new Date(date))}</time>
        {': '}
        {countChanges(release)}.
      </p>
      <ReleaseNotes release={release} />
    </section>
  )
}
