import type { Rule } from 'eslint'
import { commandsIn } from './syntax/functions.ts'
import { commandsOf } from './syntax/chain.ts'
import { eachBody, nameOf } from './syntax/statements.ts'

/** `cy.tick()` in a sample that visits a page and never starts a clock. */
export const tickNeedsClock: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { none: 'cy.tick() fails without a clock; call cy.clock() before cy.visit()' },
  },
  create: (context) => {
    const hasClock = commandsIn(context.sourceCode.ast, context.sourceCode, true).some((command) =>
      commandsOf(command)?.some(({ name }) => name === 'clock'),
    )
    if (hasClock) return {}
    return eachBody((steps) => {
      const visit = steps.findIndex((step) => nameOf(step) === 'visit')
      const tick = steps.find((step, index) => index > visit && nameOf(step) === 'tick')
      if (visit >= 0 && tick) context.report({ node: tick.node, messageId: 'none' })
    })
  },
}
