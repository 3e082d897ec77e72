/** Findings of the comparison. */

/**
 * `undocumented`: the package has it, but the site doesn't. `unpublished`: the site has it, but the package doesn't.
 * `type`: both have it with different types. `override`: they disagree on who may change a setting. `unmapped`: a table
 * isn't mapped to a type.
 */
export type Problem = 'undocumented' | 'unpublished' | 'type' | 'override' | 'unmapped'

export interface Finding {
  problem: Problem
  /** `methods` */
  kind: string
  /** The name that exceptions use: `cy.click.force`, `cypress run --browser`. */
  entry: string
  file: string
  line: number
  /** The problem and how to fix it. */
  message: string
}

export interface Comparison {
  kind: string
  /** Entries that the package publishes. */
  total: number
  findings: Finding[]
}

/** Compares two versions. Negative if the first one is older. */
export function compareVersions(a: string, b: string) {
  return a.localeCompare(b, 'en', { numeric: true })
}

/** Whether something is newer than the installed version, whose types can't include it. */
export function isNewer(since: string | undefined, installed: string) {
  return since !== undefined && compareVersions(since, installed) > 0
}
