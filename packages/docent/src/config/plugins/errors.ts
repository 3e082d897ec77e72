import { type ErrorEntry, factories } from '../../errors/entry.ts'

/**
 * Defines the errors that a plugin can throw, each with a message, a fix, and a stable code that readers search for. docent
 * prints them like its own. An error's location (`file`, `line`, `column`, `source`) is one of its parameters.
 * @example
 * const errors = defineErrors({
 *   unknownTeam: errorEntry<{ team: string }>({
 *     code: 'unknown-team',
 *     message: ({ team }) => `There is no team "${team}".`,
 *     hint: () => 'Add it to teams.json.',
 *   }),
 * })
 * throw errors.unknownTeam({ team: 'docs', file: '/site/docs/index.md', line: 3 })
 */
export const defineErrors: typeof factories = factories

/** An entry of `defineErrors`. Its parameters are those of the message and the fix. */
export function errorEntry<Params extends object>(value: ErrorEntry<Params>): ErrorEntry<Params> {
  return value
}
