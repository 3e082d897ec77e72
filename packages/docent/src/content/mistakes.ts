import type { z } from 'zod'
import { mismatchesOf, typeName } from '../config/config-problems.ts'
import { nearest } from '../shared/did-you-mean.ts'

/** The messages of schemas that have none, in words that say what to write instead of what was received. */
export const inWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return `Use ${typeName(issue.expected)}.`
    case 'invalid_value': {
      const values = issue.values.map((value) => JSON.stringify(value)).join(', ')
      return issue.values.length === 1 ? `Use ${values}.` : `Use one of ${values}.`
    }
    case 'too_small':
      return issue.origin === 'number'
        ? `Use a number of at least ${issue.minimum}.`
        : 'It needs a value.'
    case 'too_big':
      return issue.origin === 'number' ? `Use a number of at most ${issue.maximum}.` : undefined
    default:
      return undefined
  }
}

/** A mistake in front matter or in a category file, as its author reads it. */
export interface Mistake {
  keys: readonly PropertyKey[]
  text: string
  isUnknownKey?: boolean
  suggestion?: string
}

/** @param known keys that could have been meant */
export function mistakesIn(
  { issues }: Pick<z.ZodError, 'issues'>,
  known: readonly string[],
): Mistake[] {
  return mismatchesOf(issues).map(({ keys, message, unknownKey }) => {
    if (unknownKey !== undefined)
      return {
        keys,
        isUnknownKey: true,
        text: `unknown key "${unknownKey}"`,
        suggestion: nearest(unknownKey, known),
      }
    // The whole file can be of a wrong type.
    return { keys, text: `${keys.length === 0 ? '' : `"${keys.join('.')}": `}${message}` }
  })
}
