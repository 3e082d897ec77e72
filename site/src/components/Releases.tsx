import type { ReactNode } from 'react'
import { releases, type ChangeKind, type Release } from '../../data/changelog.ts'
import { renderInline } from './parts/inline-markdown.tsx'
import { assertKnown } from './parts/known.ts'

const KINDS: Record<ChangeKind, { label: string; one: string; many: string }> = {
  breaking: { label: 'Breaking', one: 'breaking change', many: 'breaking changes' },
  deprecation: { label: 'Deprecated', one: 'deprecation', many: 'deprecations' },
  feature: { label: 'New', one: 'feature', many: 'features' },
  performance: { label: 'Faster', one: 'performance change', many: 'performance changes' },
  fix: { label: 'Fixed', one: 'fix', many: 'fixes' },
  misc: { label: 'Changed', one: 'other change', many: 'other changes' },
  dependency: { label: 'Updated', one: 'dependency update', many: 'dependency updates' },
}

const KIND_NAMES = Object.keys(KINDS) as ChangeKind[]

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
    .map((release) => <ReleaseSection key={release.version} {...release} />)
}

function ReleaseSection({ version, date, counts, changes }: Release): ReactNode {
  return (
    <>
      <h2 id={version.replaceAll('.', '-')}>{version}</h2>
      <p>
        <time dateTime={date}>{DATE.format(new Date(date))}</time>
        {': '}
        {KIND_NAMES.filter((kind) => counts[kind])
          .map((kind) => count(kind, counts[kind] ?? 0))
          .join(', ')}
        {'. '}
        <a href={`https://github.com/cypress-io/cypress/blob/v${version}/cli/CHANGELOG.md`}>
          All changes of {version}
        </a>
      </p>
      <ul>
        {changes.map(({ kind, text }) => (
          <li key={text}>
            <strong>{KINDS[kind].label}:</strong> {renderInline(text)}
          </li>
        ))}
      </ul>
    </>
  )
}

function count(kind: ChangeKind, number: number): string {
  return `${number} ${number === 1 ? KINDS[kind].one : KINDS[kind].many}`
}

function majorOf({ version }: Release): string {
  return version.slice(0, version.indexOf('.'))
}
