import type { Nodes, Table } from 'mdast'

/** First headers of tables that list the parts of an API, one in each row. */
const NAMES =
  /^(?:Argument|Chainer|Field|Flag|Key|Method|Option|Parameter|Property|Variable)s?(?: of .+)?$/
/** Last headers of such tables. Other tables compare something. */
const DESCRIPTIONS =
  /^(?:Description|Effect|Matches|Meaning|Passes when .+|Purpose|What (?:it|Cypress|the stub) .+|When to .+)$/
/** Headers between them. */
const FACTS = /^(?:Aliases|Default|Direction|Example|Required|Type|Value)$/

interface Context {
  wrapNode(node: Nodes, parent: object): void
}

/**
 * Turns tables of arguments, options, properties, and the like into lists, because nobody has to compare their rows. The
 * headers tell which tables these are.
 */
export default {
  name: 'field-tables',
  table(table: Table, context: Context): void {
    if (listsParts(table))
      context.wrapNode(table, {
        type: 'mdxJsxFlowElement',
        name: 'Fields',
        attributes: [],
        children: [],
      })
  },
}

/** Whether a table becomes a list. */
export function listsParts({ children: [head] }: Table): boolean {
  const [first = '', ...headers] = head?.children.map(textOf) ?? []
  return (
    NAMES.test(first) &&
    DESCRIPTIONS.test(headers.at(-1) ?? '') &&
    headers.slice(0, -1).every((header) => FACTS.test(header))
  )
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('')
  return 'value' in node ? node.value : ''
}
