import type { Rule } from 'eslint'
import { aliasesIn, textOf } from './syntax/chain.ts'
import { eachBody, looksOnly, nameOf, type Step } from './syntax/statements.ts'

/** An intercept that is defined after the visit that triggers its request, which may be too late. */
export const interceptBeforeAction: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      late: 'the visit may send its request before this intercept exists; define it before cy.visit()',
    },
  },
  create: (context) =>
    eachBody((steps) => {
      for (const [index, step] of steps.entries()) {
        if (nameOf(step) !== 'intercept') continue
        const before = steps.slice(0, index).findLast((other) => nameOf(other) !== 'intercept')
        if (nameOf(before) !== 'visit') continue
        if (isAwaited(aliasesIn(step.links), steps.slice(index + 1)))
          context.report({ node: step.node, messageId: 'late' })
      }
    }),
}

/** Whether a wait for one of the aliases precedes anything that could send the request. */
function isAwaited(aliases: string[], following: Step[]): boolean {
  for (const step of following) {
    const [first] = step.links
    const [target] = first?.name === 'wait' ? first.args : []
    const names = target?.type === 'ArrayExpression' ? target.elements : [target]
    if (names.some((name) => aliases.includes((textOf(name ?? undefined) ?? '').slice(1))))
      return true
    if (!looksOnly(step)) return false
  }
  return false
}
