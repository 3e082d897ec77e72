import type { Token } from './tokens.ts'

/** Terms in a line of code that say less about what it does than the functions that it calls. */
export type CodeRole =
  /** The object of a method call: `cy` in `cy.get()`. */
  | 'receiver'
  /** Inside quotes. */
  | 'string'

const RECEIVER = /^(?:\.[\w$]+)*\.[\w$]+\(/

/**
 * The roles of the terms in a line of code, by position. Empty for a query without a call.
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
