import type { Rule, SourceCode } from 'eslint'
import type { CallExpression, Node } from 'estree'
import { aliasesIn, commandsOf, textOf } from './syntax/chain.ts'
import { blockOf, commandsIn, lastCallback, mochaName, walk } from './syntax/functions.ts'

/** An alias from `before()` that is read in the second test or later, when it no longer exists. */
export const noAliasFromBefore: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      gone: 'aliases are removed before each test, so @{{name}} no longer exists here; define it in beforeEach()',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const { sourceCode } = context
      if (blockOf(node) !== 'suite') return
      const calls = statementCalls(lastCallback(node)?.body)
      const made = (names: string[]): Set<string> =>
        new Set(
          calls
            .filter((call) => names.includes(mochaName(call) ?? ''))
            .flatMap((call) => madeIn(call, sourceCode)),
        )
      const renewed = made(['beforeEach'])
      const once = [...made(['before'])].filter((name) => !renewed.has(name))
      for (const test of calls.filter((call) => blockOf(call) === 'test').slice(1)) {
        const own = madeIn(test, sourceCode)
        for (const name of once.filter((alias) => !own.includes(alias))) {
          const read = readOf(test, name, sourceCode)
          if (read) context.report({ node: read, messageId: 'gone', data: { name } })
        }
      }
    },
  }),
}

function statementCalls(body: Node | undefined): CallExpression[] {
  if (body?.type !== 'BlockStatement') return []
  return body.body.flatMap((statement) =>
    statement.type === 'ExpressionStatement' && statement.expression.type === 'CallExpression'
      ? statement.expression
      : [],
  )
}

function madeIn(call: CallExpression, source: SourceCode): string[] {
  const body = lastCallback(call)
  return body
    ? commandsIn(body.body, source, true).flatMap((command) => aliasesIn(commandsOf(command) ?? []))
    : []
}

function readOf(test: CallExpression, name: string, source: SourceCode): Node | undefined {
  let read: Node | undefined
  walk(test, source, (node) => {
    if (textOf(node) === `@${name}`) read ??= node
  })
  return read
}
