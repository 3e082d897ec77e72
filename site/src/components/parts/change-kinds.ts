import type { ChangeKind } from '../../../data/changelog/release.ts'

/** Kinds of changes in the order in which a release lists them. */
export const CHANGE_KINDS: Record<ChangeKind, { label: string; one: string; many: string }> = {
  breaking: { label: 'Breaking', one: 'breaking change', many: 'breaking changes' },
  deprecation: { label: 'Deprecated', one: 'deprecation', many: 'deprecations' },
  feature: { label: 'New', one: 'feature', many: 'features' },
  performance: { label: 'Faster', one: 'performance change', many: 'performance changes' },
  fix: { label: 'Fixed', one: 'fix', many: 'fixes' },
  misc: { label: 'Changed', one: 'other change', many: 'other changes' },
  dependency: { label: 'Updated', one: 'dependency update', many: 'dependency updates' },
}

export const KIND_NAMES = Object.keys(CHANGE_KINDS) as ChangeKind[]
