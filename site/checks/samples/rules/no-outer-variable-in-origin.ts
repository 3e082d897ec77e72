import type { Rule, Scope } from 'eslint'
import type { Node } from 'estree'
import { commandsOf } from './syntax/chain.ts'
import { isInside, lastCallback, type NodeWithParent } from './syntax/functions.ts'

/** The callback of `cy.origin()` runs on another page and can't access outer variables. */
export const noOuterVariableInOrigin: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      outer:
        '{{name}} does not exist inside the cy.origin() callback; pass it with args, or define it there',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const links = commandsOf(node)
      const body = lastCallback(node)
      if (!body || links?.at(-1)?.name !== 'origin') return
      const scope = context.sourceCode.scopeManager.acquire(body)
      const reported = new Set<string>()
      for (const { identifier, resolved } of scope?.through ?? []) {
        const { name } = identifier as { name: string }
        if (!resolved || reported.has(name) || !isRuntime(resolved)) continue
        if (resolved.defs.some((definition) => isInside(definition.name as NodeWithParent, body)))
          continue
        reported.add(name)
        context.report({ node: identifier as Node, messageId: 'outer', data: { name } })
      }
    },
  }),
}

/** A variable that exists at run time, unlike a type. */
function isRuntime({ defs }: Scope.Variable): boolean {
  return defs.some(({ type, parent }) => {
    if (type === 'ImportBinding')
      return (parent as { importKind?: string } | null)?.importKind !== 'type'
    return ['ClassName', 'FunctionName', 'Parameter', 'Variable'].includes(type)
  })
}
