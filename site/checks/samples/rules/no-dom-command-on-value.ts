import type { Rule } from 'eslint'
import { commandsOf, textOf, type Link } from './syntax/chain.ts'
import { HANDS_ON, YIELDS_VALUE, YIELDS_WINDOW } from './syntax/yields.ts'

/** Commands that act on an element. */
const NEEDS_ELEMENT = new Set(
  (
    'blur check children clear click closest dblclick eq filter find first focus last next ' +
    'nextAll nextUntil not parent parents parentsUntil prev prevAll prevUntil rightclick ' +
    'scrollIntoView select selectFile shadow siblings submit type uncheck within'
  ).split(' '),
)
/** Commands that act on an element, the window, or the document. */
const NEEDS_PAGE = new Set(['contains', 'scrollTo', 'trigger'])

/** A command that needs an element after one that doesn't yield an element: `cy.url().click()`. */
export const noDomCommandOnValue: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      value:
        ".{{name}}() needs an element, and {{previous}} doesn't yield one; start a new chain with cy.get()",
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const links = commandsOf(node)
      const last = links?.at(-1)
      if (!links || !last) return
      const subject = links.slice(0, -1).findLast(({ name }) => !HANDS_ON.has(name))
      if (!subject || !isRefused(last, subject)) return
      context.report({
        node: last.property,
        messageId: 'value',
        data: { name: last.name, previous: `cy.${subject.name}()` },
      })
    },
  }),
}

function isRefused(command: Link, subject: Link): boolean {
  const isValue = YIELDS_VALUE.has(subject.name) || waitsForAlias(subject)
  if (NEEDS_ELEMENT.has(command.name)) return isValue || YIELDS_WINDOW.has(subject.name)
  return NEEDS_PAGE.has(command.name) && isValue
}

/** `cy.wait('@alias')` yields an interception, and `cy.wait(100)` passes its subject on. */
function waitsForAlias({ name, args }: Link): boolean {
  return name === 'wait' && (textOf(args[0])?.startsWith('@') ?? false)
}
