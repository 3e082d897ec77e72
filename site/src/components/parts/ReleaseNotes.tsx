import type { ReactNode } from 'react'
import type { Change, ChangeKind, Release } from '../../../data/changelog.ts'
import { CHANGE_KINDS, KIND_NAMES } from './change-kinds.ts'
import { renderInline } from './inline-markdown.tsx'

/** All changes of a release, grouped by kind: changes that require action first, dependencies last. */
export function ReleaseNotes({ release }: { release: Release }): ReactNode {
  return (
    <ul>
      {KIND_NAMES.flatMap((kind) => release.changes.filter((change) => change.kind === kind)).map(
        (change) => (
          <li key={change.text} data-kind={change.kind}>
            <strong>{CHANGE_KINDS[change.kind].label}:</strong> {renderInline(change.text)}
            <References {...change} />
          </li>
        ),
      )}
    </ul>
  )
}

function References({ refs }: Change): ReactNode {
  if (refs.length === 0) return null
  return (
    <>
      {' ('}
      {refs.map((ref, index) => (
        <span key={ref}>
          {index > 0 && ', '}
          <a href={`https://github.com/cypress-io/cypress/issues/${ref}`}>#{ref}</a>
        </span>
      ))}
      )
    </>
  )
}

/**
 * The number of changes of each kind in a release.
 * @example countChanges(release) // '2 features, 1 fix'
 */
export function countChanges({ changes }: Release): string {
  return KIND_NAMES.map(
    (kind) => [kind, changes.filter((change) => change.kind === kind).length] as const,
  )
    .filter(([, number]) => number > 0)
    .map(([kind, number]) => count(kind, number))
    .join(', ')
}

function count(kind: ChangeKind, number: number): string {
  return `${number} ${number === 1 ? CHANGE_KINDS[kind].one : CHANGE_KINDS[kind].many}`
}
