import type { Rule } from 'eslint'
import { textOf } from './syntax/chain.ts'
import { eachBody, nameOf, type Step } from './syntax/statements.ts'

/** Commands that need a page. */
const NEEDS_PAGE = new Set(['contains', 'get', 'title', 'url'])

/** A query right after `cy.session()`, which leaves a blank page. */
export const visitAfterSession: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { blank: 'the page is blank after cy.session(); call cy.visit() first' },
  },
  create: (context) =>
    eachBody((steps) => {
      for (const [index, step] of steps.entries()) {
        const next = steps[index + 1]
        if (nameOf(step) === 'session' && next && needsPage(next))
          context.report({ node: next.node, messageId: 'blank' })
      }
    }),
}

function needsPage({ links: [first] }: Step): boolean {
  const isAlias = textOf(first?.args[0])?.startsWith('@') ?? false
  return NEEDS_PAGE.has(first?.name ?? '') && !isAlias
}
