import type { Rule } from 'eslint'
import { commandsOf, optionOf, textOf, type Link } from './syntax/chain.ts'

interface Failure {
  property: RegExp
  option: string
  isFailure: (value: number) => boolean
}

/** Commands that fail the test themselves, and the option that prevents it. */
const FAILURES: Record<string, Failure> = {
  exec: {
    property: /^(?:code|exitCode)$/,
    option: 'failOnNonZeroExit',
    isFailure: (value) => value !== 0,
  },
  request: {
    property: /^status$/,
    option: 'failOnStatusCode',
    isFailure: (value) => value >= 400,
  },
}

/** An assertion that expects a failure, after a command that has already failed the test. */
export const expectedFailure: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      fails: 'cy.{{name}}() fails before this assertion runs; pass {{option}}: false',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const [command, its, should] = commandsOf(node) ?? []
      const failure = FAILURES[command?.name ?? '']
      if (!command || !failure || should?.call !== node || its?.name !== 'its') return
      if (!failure.property.test(textOf(its.args[0]) ?? '')) return
      const value = expected(should)
      const isOptionGiven = optionOf(command.args, failure.option) !== undefined
      const isPlain = command.args.every(
        ({ type }) =>
          type === 'Literal' || type === 'ObjectExpression' || type === 'TemplateLiteral',
      )
      if (value === undefined || !failure.isFailure(value) || isOptionGiven || !isPlain) return
      const data = { name: command.name, option: failure.option }
      context.report({ node: should.property, messageId: 'fails', data })
    },
  }),
}

function expected({ name, args: [chainer, value] }: Link): number | undefined {
  if (name !== 'should' || !['eq', 'equal'].includes(textOf(chainer) ?? '')) return undefined
  return value?.type === 'Literal' && typeof value.value === 'number' ? value.value : undefined
}
