import type { Rule } from 'eslint'
import { commandsOf, textOf, type Link } from './syntax/chain.ts'

/** jQuery methods that read an element. */
const METHODS = new Set(['attr', 'css', 'height', 'html', 'prop', 'text', 'val', 'width'])
const QUERIES = new Set(['contains', 'find', 'get'])
const OPTIONS = new Set(['log', 'timeout'])

/** `.invoke()` on a property, `.its()` on a method, or options in the wrong place. */
export const invokeOrIts: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      its: "'{{name}}' is a property; use .its('{{name}}')",
      invoke: "'{{name}}' is a method; use .invoke('{{name}}')",
      options: 'the method receives these options; pass them before its name',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const links = commandsOf(node) ?? []
      const [before, last] = [links.at(-2), links.at(-1)]
      const name = textOf(last?.args[0])
      if (!last || name === undefined) return
      const report = (messageId: string): void =>
        context.report({ node: last.property, messageId, data: { name } })
      if (last.name === 'invoke' && name === 'length') report('its')
      if (last.name === 'invoke' && isOptions(last)) report('options')
      if (last.name === 'its' && METHODS.has(name) && QUERIES.has(before?.name ?? ''))
        report('invoke')
    },
  }),
}

function isOptions({ args: [, options] }: Link): boolean {
  return (
    options?.type === 'ObjectExpression' &&
    options.properties.length > 0 &&
    options.properties.every(
      (property) =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        OPTIONS.has(property.key.name),
    )
  )
}
