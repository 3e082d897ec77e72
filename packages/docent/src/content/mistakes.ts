import type { z } from 'zod'
import { mismatchesOf } from '../config/config-problems.ts'
import { nearest } from '../shared/text.ts'

/** A mistake in front matter or in a category file, as its author reads it. */
export interface Mistake {
  keys: readonly PropertyKey[]
  text: string
  isUnknownKey?: boolean
  suggestion?: string
}

/** @param known keys that could have been meant */
export function mistakesIn({ issues }: z.ZodError, known: readonly string[]): Mistake[] {
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
