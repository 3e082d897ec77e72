import type { ReactNode } from 'react'
import type { ChangeKind, Release } from '../../../data/changelog.ts'
import { renderInline } from './inline-markdown.tsx'

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

/** What a release changed: numbers by kind, then the changes that most readers meet. */
export function ReleaseNotes({ release }: { release: Release }): ReactNode {
  return (
    <ul>
      {release.changes.map(({ kind, text }) => (
        <li key={text}>
          <strong>{KINDS[kind].label}:</strong> {renderInline(text)}
        </li>
      ))}
    </ul>
  )
}

/**
 * How many changes of each kind a release has.
 * @example countChanges(release) // '2 features, 1 fix'
 */
export function countChanges({ counts }: Release): string {
  return KIND_NAMES.filter((kind) => counts[kind])
    .map((kind) => count(kind, counts[kind] ?? 0))
    .join(', ')
}

function count(kind: ChangeKind, number: number): string {
  return `${number} ${number === 1 ? KINDS[kind].one : KINDS[kind].many}`
}
