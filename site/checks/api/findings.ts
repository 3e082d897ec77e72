/** What the comparison reports. */

/**
 * `undocumented`: the package has it and the site does not. `unpublished`: the other way round. `type`: both
 * have it, with different types. `override`: they differ on who may change a setting. `unmapped`: nobody
 * said which type a table shows.
 */
export type Problem = 'undocumented' | 'unpublished' | 'type' | 'override' | 'unmapped'

export interface Finding {
  problem: Problem
  /** `methods` */
  kind: string
  /** What exceptions call it: `cy.click.force`, `cypress run --browser`. */
  entry: string
  file: string
  line: number
  /** What is wrong, and what to do. */
  message: string
}

export interface Comparison {
  kind: string
  /** Entries that the package publishes. */
  total: number
  findings: Finding[]
}

/** Order of two versions: negative when the first is older. */
export function compareVersions(a: string, b: string) {
  return a.localeCompare(b, 'en', { numeric: true })
}

/** Whether something came after the installed version: then the types cannot know it yet. */
export function isNewer(since: string | undefined, installed: string) {
  return since !== undefined && compareVersions(since, installed) > 0
}
