import type { ESTree } from 'rolldown/utils'

/** The object of a call: `test` for `test.describe.each(…)(…)`. */
export function rootOf(callee: ESTree.Expression): string | undefined {
  switch (callee.type) {
    case 'Identifier':
      return callee.name
    case 'MemberExpression':
      return rootOf(callee.object)
    case 'CallExpression':
      return rootOf(callee.callee)
    case 'TaggedTemplateExpression':
      return rootOf(callee.tag)
    default:
      return undefined
  }
}
