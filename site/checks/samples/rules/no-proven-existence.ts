import type { Rule, SourceCode } from 'eslint'
import { textOf, type Link } from './syntax/chain.ts'
import { eachBody, looksOnly, type Step } from './syntax/statements.ts'

const ASSERTIONS = ['and', 'should']

/** `.should('exist')` on elements that an earlier line has already found, while nothing has happened since. */
export const noProvenExistence: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      proven: 'an earlier line has already found this; check something that could be different',
    },
  },
  create: (context) =>
    eachBody((steps) => {
      const found = new Set<string>()
      for (const step of steps) {
        const query = queryOf(step, context.sourceCode)
        const [assertion, ...others] = step.links.filter(({ name }) => ASSERTIONS.includes(name))
        const chainer = textOf(assertion?.args[0])
        const isOnly = chainer === 'exist' && others.length === 0
        if (query && isOnly && found.has(query))
          context.report({ node: step.node, messageId: 'proven' })
        if (!looksOnly(step)) found.clear()
        else if (query && !chainer?.startsWith('not.')) found.add(query)
      }
    }),
}

/** The source of a step's query without its assertions; undefined if it doesn't start with one. */
function queryOf({ links }: Step, source: SourceCode): string | undefined {
  const end = links.findIndex(({ name }) => ASSERTIONS.includes(name))
  const last: Link | undefined = end < 0 ? links.at(-1) : links[end - 1]
  return last && ['contains', 'get'].includes(links[0]?.name ?? '')
    ? source.getText(last.call)
    : undefined
}
