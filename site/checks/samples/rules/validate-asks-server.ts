import type { Rule } from 'eslint'
import { commandsOf } from './syntax/chain.ts'
import { commandsIn, isFunction } from './syntax/functions.ts'

/** Commands that read what Cypress has restored itself. */
const RESTORED = new Set([
  'getAllCookies',
  'getAllLocalStorage',
  'getAllSessionStorage',
  'getCookie',
  'getCookies',
  'window',
])

/** A session's `validate` that only reads the cookies and the storage that Cypress has just restored. */
export const validateAsksServer: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      restored:
        'Cypress has just restored this, so the session always seems valid; send a request or visit a page',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const last = commandsOf(node)?.at(-1)
      const options = last?.name === 'session' ? last.args.at(-1) : undefined
      for (const property of options?.type === 'ObjectExpression' ? options.properties : []) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        if (property.key.name !== 'validate' || !isFunction(property.value)) continue
        const chains = commandsIn(property.value.body, context.sourceCode, true)
        const starts = chains.map((chain) => commandsOf(chain)?.[0]?.name ?? '')
        if (starts.length > 0 && starts.every((name) => RESTORED.has(name)))
          context.report({ node: property, messageId: 'restored' })
      }
    },
  }),
}
