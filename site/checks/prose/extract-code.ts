/** Text that people read in TypeScript: JSX, messages, labels, and the Markdown of data files. */

import { parseAst } from 'rolldown/parseAst'
import { expressionsOf, stringsOf, type Code } from './code-strings.ts'
import { jsxContent } from './jsx-content.ts'
import { looksLikeProse } from './looks-like-prose.ts'
import { isUnreadCall, readingOf, type Reading } from './reading.ts'
import { segmentOf, type Segment } from './segment.ts'
import { childrenOf, isNode, nameOf, nodes, type Node } from './syntax.ts'
import { roleOf } from './role.ts'

/** JSX makes `<T>(…) =>` ambiguous, so plain TypeScript is parsed as a separate language. */
type Language = 'ts' | 'tsx'

/** @param at index of the code in its file, for code inside a page */
export function extractCode(source: string, lang: Language = 'tsx', at = 0): Segment[] {
  return walk(parseAst(source, { lang }) as unknown as Node, 'guess', { source, at })
}

function walk(node: Node, reading: Reading, code: Code): Segment[] {
  const all = (children: readonly Node[], as: Reading = reading) =>
    children.flatMap((child) => walk(child, as, code))
  const one = (child: unknown, as: Reading = reading) => all(isNode(child) ? [child] : [], as)
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TaggedTemplateExpression':
      return []
    case 'ExpressionStatement':
      return typeof node.directive === 'string' ? [] : one(node.expression)
    case 'Literal':
    case 'TemplateLiteral':
      return [...text(node, reading, code), ...all(expressionsOf(node), 'guess')]
    case 'BinaryExpression':
      if (node.operator !== '+') return all(childrenOf(node), 'never')
      return [...text(node, reading, code), ...all(expressionsOf(node), 'guess')]
    case 'VariableDeclarator':
      return one(node.init, readingOf(nameOf(node.id)))
    case 'Property':
      if (isTranslation(node)) return []
      return one(node.value, readingOf(nameOf(node.key)))
    case 'MemberExpression':
      return one(node.object)
    case 'CallExpression':
    case 'NewExpression': {
      const as = isUnreadCall(nameOf(node.callee)) ? 'never' : 'guess'
      return [...one(node.callee, as), ...all(nodes(node.arguments), as)]
    }
    case 'ConditionalExpression':
      return [...one(node.test, 'guess'), ...one(node.consequent), ...one(node.alternate)]
    case 'SwitchCase':
      return all(nodes(node.consequent))
    case 'JSXAttribute':
      return one(node.value, readingOf(nameOf(node.name)))
    case 'JSXElement':
    case 'JSXFragment':
      return [
        ...one(node.openingElement, 'guess'),
        ...jsxContent(node, code, (child, as) => walk(child, as, code)),
      ]
    default:
      // Types contain strings that only the compiler reads; `as` and `satisfies` contain expressions.
      return node.type.startsWith('TS') ? one(node.expression) : all(childrenOf(node))
  }
}

/** Messages in another language, in an object with one list of messages for each language. */
function isTranslation({ key, value }: Node): boolean {
  return (
    /^(?:de|es|fr)$/.test(nameOf(key) ?? '') && isNode(value) && value.type === 'ObjectExpression'
  )
}

function text(node: Node, reading: Reading, code: Code): Segment[] {
  const parts = reading === 'never' ? undefined : stringsOf(node, code)
  const segment = parts && segmentOf(parts, 'label')
  if (!segment || (reading === 'guess' && !looksLikeProse(segment.text))) return []
  return [{ ...segment, role: roleOf(segment.text) }]
}
