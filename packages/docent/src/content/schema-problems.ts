import type { z } from 'zod'
import { nearest } from '../shared/text.ts'

/** A mistake in front matter or in a category file. */
export interface Problem {
  path: readonly PropertyKey[]
  text: string
  suggestion?: string
}

/**
 * What an issue of a schema says to an author. A single issue lists all unknown keys of an object.
 * @param known keys that could have been meant
 */
export function problemsOf(issue: z.core.$ZodIssue, known: readonly string[]): Problem[] {
  // The whole file can be of a wrong type.
  const at = issue.path.length === 0 ? '' : `"${issue.path.join('.')}": `
  if (issue.code !== 'unrecognized_keys')
    return [{ path: issue.path, text: `${at}${issue.message}` }]
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    text: `unknown key "${key}"`,
    suggestion: nearest(key, known),
  }))
}
