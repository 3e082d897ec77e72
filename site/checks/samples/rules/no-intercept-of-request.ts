import type { Rule } from 'eslint'
import { textOf, type Link } from './syntax/chain.ts'
import { eachBody, type Step } from './syntax/statements.ts'

/** An intercept for a request that the test itself makes, which never goes through the browser. */
export const noInterceptOfRequest: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      request: 'cy.intercept() only sees requests of the page, not those of cy.request()',
    },
  },
  create: (context) =>
    eachBody((steps) => {
      for (const [index, step] of steps.entries()) {
        const address = addressOf(step, 'intercept')
        const next = steps[index + 1]
        if (address && next && addressOf(next, 'request') === address)
          context.report({ node: next.node, messageId: 'request' })
      }
    }),
}

/** The address in `('/path', …)` or `('GET', '/path', …)`. */
function addressOf({ links: [first] }: Step, name: string): string | undefined {
  if (first?.name !== name) return undefined
  return textsOf(first).find((text) => text.startsWith('/') || /^https?:/.test(text))
}

function textsOf({ args }: Link): string[] {
  return args.slice(0, 2).flatMap((argument) => textOf(argument) ?? [])
}
