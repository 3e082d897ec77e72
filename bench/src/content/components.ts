import { attributesOf } from './jsx.ts'
import { blocks, code, inline, paragraph, strong, table, text, type Node } from './nodes.ts'
import { parseInline } from './parse.ts'

export interface ComponentContext {
  /** The page's front matter. */
  frontMatter: Record<string, unknown>
  /** The site's data about shared options. */
  options: Record<string, OptionFact>
}

export type OptionFact = { type?: string; default?: string; config?: string; description?: string }

type Component = (node: Node, context: ComponentContext, plain: (nodes: Node[]) => Node[]) => Node[]

/**
 * The plain form of each of the site's components. A component that isn't listed is replaced with its children. `plain`
 * converts children.
 */
export const COMPONENTS: Record<string, Component> = {
  Options: (node, context, plain) => [optionsTable(node, context, plain)],
  History: (_node, context) => historyTable(context.frontMatter.history),
  Tabs: (node, _context, plain) => plain(node.children ?? []),
  TabItem: (node, _context, plain) => {
    const { label, value } = attributesOf(node)
    const name = label ?? value
    const content = blocks(plain(node.children ?? []))
    return name ? [paragraph([strong([text(name)])]), ...content] : content
  },
  Steps: (node, _context, plain) => plain(node.children ?? []),
  Kbd: (node, _context, plain) => [
    { type: 'inlineHtml', tag: 'kbd', children: plain(node.children ?? []) },
  ],
  Since: (node, context) => [
    text(`Since ${attributesOf(node).version ?? String(context.frontMatter.since ?? '')}`),
  ],
  Status: (node, _context, plain) => {
    const content = plain(node.children ?? [])
    return content.length > 0 ? content : [text(attributesOf(node).value ?? '')]
  },
}

/** A table with a row for each `<Option name="force">text</Option>`. Missing properties come from the data. */
function optionsTable(node: Node, context: ComponentContext, plain: (nodes: Node[]) => Node[]) {
  const header = ['Option', 'Type', 'Default', 'Description'].map((label) => [text(label)])
  const rows = (node.children ?? [])
    .filter((child) => child.name === 'Option')
    .map((child) => {
      const given = attributesOf(child)
      const fact = context.options[given.name ?? ''] ?? {}
      const type = given.type ?? fact.type
      const own = inline(plain(child.children ?? []))
      return [
        [code(given.name ?? '')],
        type ? [code(type)] : [],
        defaultCell(given, fact),
        own.length > 0 ? own : parseInline(fact.description ?? ''),
      ]
    })
  return table([header, ...rows])
}

/** @param given attributes of the option */
function defaultCell(given: Record<string, string>, fact: OptionFact): Node[] {
  if (given.required) return [text('required')]
  const { default: value, config } = given.default || given.config ? given : fact
  const cells = [config, value].filter((part) => part !== undefined).map(code)
  return cells.flatMap((cell, at) => (at === 0 ? [cell] : [text(', '), cell]))
}

/** The front matter's `history` as a table; empty if there is none. */
function historyTable(history: unknown): Node[] {
  if (!Array.isArray(history) || history.length === 0) return []
  const header = [[text('Version')], [text('Changes')]]
  const rows = history.map((entry) => [
    [text(String(entry?.version ?? ''))],
    parseInline(String(entry?.change ?? entry?.changes ?? '')),
  ])
  return [table([header, ...rows])]
}
