import type { Rule } from 'eslint'
import { commandsOf, textOf } from './syntax/chain.ts'

/** Assertions that yield the value of the named property if they have no value to compare with. */
const YIELDS_VALUE = /^have\.(?:attr|css|data|prop)$/
/** Assertions about elements. */
const ABOUT_ELEMENT =
  /^(?:not\.)?(?:be\.(?:checked|disabled|enabled|focused|hidden|selected|visible)|have\.(?:attr|class|css|focus|html|id|prop|text|value))$/

/** An assertion about an element after one that yields a string. */
export const noElementAssertionOnValue: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      value:
        "'{{first}}' yields its value, not the element; make the assertions about the element first",
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const links = commandsOf(node) ?? []
      const [before, last] = [links.at(-2), links.at(-1)]
      if (![before, last].every((link) => ['and', 'should'].includes(link?.name ?? ''))) return
      const first = textOf(before?.args[0]) ?? ''
      if (!last || before?.args.length !== 2 || !YIELDS_VALUE.test(first)) return
      if (ABOUT_ELEMENT.test(textOf(last.args[0]) ?? ''))
        context.report({ node: last.property, messageId: 'value', data: { first } })
    },
  }),
}
