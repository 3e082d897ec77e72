import type { Rule } from 'eslint'
import { eachBody, looksOnly, nameOf } from './syntax/statements.ts'

/** A clock that starts after the page has set its timers, which `cy.tick()` then can't move. */
export const clockBeforeVisit: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      late: "cy.tick() can't move timers that the page set before the clock; call cy.clock() before cy.visit()",
    },
  },
  create: (context) =>
    eachBody((steps) => {
      for (const [index, step] of steps.entries()) {
        if (nameOf(step) !== 'clock' || nameOf(steps[index - 1]) !== 'visit') continue
        // The clock is already running, so this cy.clock() only yields it.
        if (steps.slice(0, index).some((other) => nameOf(other) === 'clock')) continue
        const next = steps.slice(index + 1).find((other) => !looksOnly(other))
        if (nameOf(next) === 'tick') context.report({ node: step.node, messageId: 'late' })
      }
    }),
}
