export type ChangeKind =
  'breaking' | 'deprecation' | 'feature' | 'performance' | 'fix' | 'misc' | 'dependency'

export interface Change {
  kind: ChangeKind
  /** Inline Markdown. */
  text: string
  /** Issues, pull requests, and discussions in the Cypress repository. */
  refs: number[]
  /** Listed at the top of the page for this major version. */
  highlight?: true
}

export interface Release {
  version: string
  date: string
  /** Every change of the release. */
  changes: Change[]
}
