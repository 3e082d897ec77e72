import type { Token } from './tokens.ts'

/** Words of a line of code that say less of what it does than the names that it calls. */
export type CodeRole =
  /** What a call stands behind: `cy` in `cy.get()`. */
  | 'receiver'
  /** Inside of quotes. */
  | 'string'

const RECEIVER = /^(?:\.[\w$]+)*\.[\w$]+\(/

/**
 * Roles of the words in a line of code, by their place; none in a question without a call.
 * @example codeRoles("cy.get('@user')", tokens) // ['receiver', undefined, 'string']
 */
export function codeRoles(query: string, tokens: readonly Token[]): (CodeRole | undefined)[] {
  if (!/[\w$]\(/.test(query)) return []
  const strings = [...query.matchAll(/(['"`])[^'"`]*(?:\1|$)/g)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }))
  return tokens.map(({ start, end }) => {
    if (strings.some((string) => string.start < start && end <= string.end)) return 'string'
    return RECEIVER.test(query.slice(end)) ? 'receiver' : undefined
  })
}
