import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { Emphasis, Nodes, Parents, PhrasingContent, Strong } from 'mdast'
import { cjkEmphasis, type EmphasisRange } from '../shared/cjk-emphasis.ts'

/** A character for each node that isn't text. It's neither punctuation nor a space. */
const OTHER = '\uE002'
const ESCAPED = /\\\*|&(?:ast|#42|#x2a);/i

/** Emphasis next to Chinese, Japanese, and Korean punctuation, which the parser leaves as asterisks. */
export function cjkEmphasisPlugin(): MdastPluginDefinition {
  const convert = (
    node: Readonly<Parents>,
    context: { source: string; setProperty: (node: never, key: 'children', value: never) => void },
  ): void => {
    const { start, end } = node.position ?? {}
    const sourceText = context.source.slice(start?.offset, end?.offset)
    // Escaped asterisks are text. Which ones they were isn't known any more.
    if (!sourceText.includes('*') || ESCAPED.test(sourceText)) return
    const children = withoutEmphasis(node.children as PhrasingContent[], context.source)
    const text = children.map((child) => (child.type === 'text' ? child.value : OTHER)).join('')
    const ranges = cjkEmphasis(text)
    // The parser also pairs parts of longer sequences.
    if (ranges.length > 0 && ranges.length >= countEmphasis(node.children))
      context.setProperty(node as never, 'children', wrap(children, ranges) as never)
  }
  return defineMdastPlugin({
    name: 'docent-cjk-emphasis',
    options: { position: true },
    paragraph: convert,
    heading: convert,
    tableCell: convert,
    link: convert,
  } as MdastPluginDefinition)
}

const isEmphasis = (node: Nodes): node is Emphasis | Strong =>
  node.type === 'emphasis' || node.type === 'strong'

function countEmphasis(nodes: readonly Nodes[]): number {
  return nodes.reduce(
    (sum, node) => (isEmphasis(node) ? sum + 1 + countEmphasis(node.children) : sum),
    0,
  )
}

/** The nodes with the asterisks that the parser has interpreted. */
function withoutEmphasis(nodes: readonly PhrasingContent[], source: string): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (!isEmphasis(node) || source[node.position?.start.offset ?? -1] !== '*') return [node]
    const mark = { type: 'text', value: node.type === 'strong' ? '**' : '*' } as const
    return [mark, ...withoutEmphasis(node.children, source), mark]
  })
}

/** Nodes with the ranges as emphasis. A range begins and ends in text, and ranges don't overlap. */
function wrap(nodes: PhrasingContent[], ranges: readonly EmphasisRange[]): PhrasingContent[] {
  const outer = ranges.filter(
    (range) => !ranges.some(({ start, end }) => start < range.start && range.end < end),
  )
  const result: PhrasingContent[] = []
  let done = 0
  for (const { start, end, size } of outer.sort((a, b) => a.start - b.start)) {
    result.push(...slice(nodes, done, start))
    const inner = ranges
      .filter((range) => start < range.start && range.end < end)
      .map((range) => ({
        ...range,
        start: range.start - start - size,
        end: range.end - start - size,
      }))
    result.push(emphasis(wrap(slice(nodes, start + size, end), inner), size))
    done = end + size
  }
  return [...result, ...slice(nodes, done, Infinity)]
}

function emphasis(children: PhrasingContent[], size: number): PhrasingContent {
  if (size === 1) return { type: 'emphasis', children }
  const strong: PhrasingContent = { type: 'strong', children }
  return size === 2 ? strong : { type: 'emphasis', children: [strong] }
}

/** The nodes between two offsets, which cut texts. */
function slice(nodes: readonly PhrasingContent[], from: number, to: number): PhrasingContent[] {
  let at = 0
  return nodes.flatMap((node): PhrasingContent[] => {
    const start = at
    at += lengthOf(node)
    if (node.type !== 'text') return start >= from && start < to ? [node] : []
    const value = node.value.slice(Math.max(0, from - start), Math.max(0, to - start))
    return value === '' ? [] : value === node.value ? [node] : [{ type: 'text', value }]
  })
}

const lengthOf = (node: Nodes): number => (node.type === 'text' ? node.value.length : OTHER.length)
