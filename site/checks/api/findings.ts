/** What the comparison reports. */

/**
 * @typedef {'undocumented' | 'unpublished' | 'type' | 'override' | 'unmapped'} Problem
 * `undocumented`: the package has it and the site does not. `unpublished`: the other way round. `type`: both
 * have it, with different types. `override`: they differ on who may change a setting. `unmapped`: nobody
 * said which type a table shows.
 */
/**
 * @typedef {object} Finding
 * @property {Problem} problem
 * @property {string} kind    `methods`
 * @property {string} entry   What exceptions call it: `cy.click.force`, `cypress run --browser`.
 * @property {string} file
 * @property {number} line
 * @property {string} message What is wrong, and what to do.
 */
/**
 * @typedef {object} Comparison
 * @property {string} kind
 * @property {number} total     Entries that the package publishes.
 * @property {Finding[]} findings
 */

/**
 * Order of two versions: negative when the first is older.
 *
 * @param {string} a
 * @param {string} b
 */
export function compareVersions(a, b) {
  return a.localeCompare(b, 'en', { numeric: true })
}

/**
 * Whether something came after the installed version: then the types cannot know it yet.
 *
 * @param {string | undefined} since
 * @param {string} installed
 */
export function isNewer(since, installed) {
  return since !== undefined && compareVersions(since, installed) > 0
}
