import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { frontMatterBlock } from '../shared/front-matter-block.ts'
import type { PageWarning } from '../shared/records/page.ts'
import { sourceOf, textOf } from './node-source.ts'

/** Strings, with which authors write braces, and comments, of which readers see nothing. */
const KNOWN = /^\s*(?:'[^'\n]*'|"[^"\n]*"|(?:\/\*[\s\S]*?\*\/\s*)*)\s*$/
/** Attributes that are usually the text of a component. */
const TEXT = new Set(['text', 'label', 'title', 'children', 'value'])

/**
 * Reports a title with words that only the page's code has. The sidebar, the search, and other lists of pages have the
 * title without them, because titles are read before any code runs.
 */
export function titleValuesPlugin(
  file: string,
  source: string,
  warnings: PageWarning[],
): MdastPluginDefinition {
  let isFound = /^title[ \t]*:/m.test(frontMatterBlock(source)?.yaml ?? '')
  return defineMdastPlugin({
    name: 'docent-title-values',
    options: { position: true },
    heading(node, context) {
      if (node.depth !== 1 || isFound) return
      isFound = true
      const isKnown = textOf(node).trim() !== '' && !node.children.some(hasValue)
      if (isKnown) return
      const { text, line, column } = sourceOf(node, context)
      const what = `In lists of pages, the code in the title \`${text.replace(/\n[\s\S]*/, '').trim()}\``
      const fix = "Write the page's `title` in the front matter, too."
      warnings.push({ kind: 'unread', what, fix, file, line, column })
    },
  })
}

interface MaybeCode {
  type: string
  name?: string | null
  value?: unknown
  attributes?: object | null
  children?: readonly MaybeCode[]
}

function hasValue(node: Readonly<MaybeCode>): boolean {
  const { type, name, value, attributes, children = [] } = node
  if (type === 'mdxTextExpression') return !KNOWN.test(String(value))
  if (children.length > 0) return children.some(hasValue)
  // Spread properties have no name.
  return (
    /^[A-Z]/.test(name ?? '') &&
    Array.isArray(attributes) &&
    attributes.some((each: object) => !('name' in each) || TEXT.has(String(each.name)))
  )
}
