import type { Rule } from 'eslint'
import { eachBody, nameOf, visitedUrl } from './syntax/statements.ts'

/** A query on a second site, which needs `cy.origin()`. */
export const originForSecondSite: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { origin: 'this page is on another origin; put commands for it into cy.origin()' },
  },
  create: (context) =>
    eachBody((steps) => {
      const site = steps.find((step) => visitedUrl(step) !== undefined)
      const first = visitedUrl(site)
      for (const [index, step] of steps.entries()) {
        const url = visitedUrl(step)
        const next = steps[index + 1]
        if (step === site || first === undefined || !url || !next) continue
        if (!/^https?:/.test(url) || isSameOrigin(first, url)) continue
        if (['contains', 'get'].includes(nameOf(next) ?? ''))
          context.report({ node: next.node, messageId: 'origin' })
      }
    }),
}

function isSameOrigin(first: string, second: string): boolean {
  if (!/^https?:/.test(first)) return false
  return URL.canParse(first) && URL.canParse(second)
    ? new URL(first).origin === new URL(second).origin
    : true
}
