import {
  defineHastPlugin,
  defineMdastPlugin,
  type HastPluginDefinition,
  type MdastPluginDefinition,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
} from 'satteri'
import type { PageWarning, SourceLocation } from '../shared/records/page.ts'
import { OWN_COMPONENTS, type OwnComponent } from '../shared/markup.ts'

/** Components of another generator, and which of docent's they stand for. */
export type ForeignComponents = Readonly<Record<string, OwnComponent>>

/** Names that JSX doesn't read as elements. */
export const COMPONENT = /^[^a-z]|\./

/** What a script in a page's text is reported as. */
export const UNREAD_SCRIPT = {
  kind: 'unread',
  what: 'The element <script>',
  fix: 'Write an island, or add the script to `headTags` or `articleScripts` in the configuration.',
} as const

/** What to do instead of asking for Markdown in an element. */
export const MARKDOWN_ATTRIBUTE =
  'Remove it, and separate the Markdown from the tags with empty lines.'

/** A string in code with the path of a file that browsers show, relative to the page. */
const RELATIVE_FILE =
  /(?<!require\(\s*)(["'`])(\.{1,2}\/[^"'`?#]+\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|mp3|ogg|pdf))\1/i

/** The address in an attribute of a component, which gets it as it's written. Links of components are resolved. */
function unresolvedAddress(name: string, value: unknown): string | undefined {
  if (name === 'href' || name === 'to') return undefined
  const { value: expression } = (value ?? {}) as { value?: unknown }
  const code = typeof value === 'string' ? JSON.stringify(value) : String(expression ?? '')
  return RELATIVE_FILE.exec(code)?.[2]
}

/** What to write instead of a path in an attribute. */
const importOf = (path: string): string =>
  `Components get the text as it's written. Import the file, \`import file from '${path}'\`, and use \`file\` instead.`

/** What to write instead of an attribute. */
function fixOf(name: string, isComponent: boolean): string | undefined {
  if (name.startsWith('client:'))
    return 'Remove it. A component that needs a script is an island, which decides when it starts.'
  if (isComponent) return undefined
  if (name === 'markdown') return MARKDOWN_ATTRIBUTE
  return /^on[a-z]{3,}/i.test(name)
    ? 'Write a component with this element, and make it an island.'
    : undefined
}

/**
 * Records the components that a page uses, with the location of their first use, so that an unknown component is
 * reported with its line. A `head` marks content that the build moves to the document's head.
 */
export function componentsPlugin(
  file: string,
  used: Map<string, SourceLocation>,
  warnings: PageWarning[],
  foreign: ForeignComponents = {},
): MdastPluginDefinition {
  type Element = Readonly<MdxJsxFlowElement | MdxJsxTextElement>
  const note = (node: Element): void => {
    const name = node.name ?? ''
    if (!COMPONENT.test(name) || used.has(name)) return
    const { line = 1, column = 1 } = node.position?.start ?? {}
    used.set(name, { file, line, column })
    // The build prepares the same data for it as for docent's own component.
    const own = Object.hasOwn(foreign, name) ? foreign[name] : undefined
    if (own !== undefined) used.set(own, { file, line, column })
  }
  /** Handlers on elements of a page, which has no script, and attributes of Python-Markdown and Astro. */
  const warn = (node: Element): void => {
    if (node.name === null) return
    const isComponent = COMPONENT.test(node.name)
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue
      const { name, value } = attribute
      const address = isComponent ? unresolvedAddress(name, value) : undefined
      const fix = address === undefined ? fixOf(name, isComponent) : importOf(address)
      if (fix === undefined) continue
      const { line = 1, column = 1 } = node.position?.start ?? {}
      const what =
        address === undefined ? `"${name}"` : `The relative path "${address}" in "${name}"`
      warnings.push({ kind: 'unread', what, fix, file, line, column })
    }
  }
  /** Browsers don't run scripts that a page inserts, and the site's policy refuses others. Data isn't a script. */
  const warnOfScript = (node: Element, parent: unknown): void => {
    const isHead = /^[Hh]ead$/.test((parent as { name?: string } | undefined)?.name ?? '')
    if (node.name !== 'script' || isHead) return
    const type = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'type',
    )
    if (typeof type?.value === 'string' && type.value.includes('json')) return
    const { line = 1, column = 1 } = node.position?.start ?? {}
    warnings.push({ ...UNREAD_SCRIPT, file, line, column })
  }
  /** In MDX, a line of text after the element makes it a part of a paragraph. */
  const warnOfSummary = (node: Element, parent: unknown): void => {
    const { type, children = [] } = (parent ?? {}) as { type?: string; children?: object[] }
    if (node.name !== 'summary' || type !== 'paragraph' || children.length === 1) return
    const { line = 1, column = 1 } = node.position?.start ?? {}
    const fix = "Write an empty line after it. In a paragraph, it isn't the title of <details>."
    warnings.push({ kind: 'unread', what: 'The element <summary>', fix, file, line, column })
  }
  return defineMdastPlugin({
    name: 'docent-components',
    options: { position: true },
    mdxJsxFlowElement(node, context) {
      note(node)
      warn(node)
      warnOfScript(node, context.parent(node))
      if (node.name === 'head') context.setProperty(node, 'name', 'docent-head')
    },
    mdxJsxTextElement(node, context) {
      note(node)
      warn(node)
      warnOfScript(node, context.parent(node))
      warnOfSummary(node, context.parent(node))
    },
  })
}

/** docent's components don't look at the elements of their content. */
const OWN: ReadonlySet<string> = new Set(OWN_COMPONENTS)

/**
 * Whether a page uses components of its site. In Docusaurus, they may look at the elements of their content, such as the
 * rows of a table, so these stay elements instead of becoming HTML.
 */
export function hasOtherComponents(source: string, foreign: ForeignComponents): boolean {
  return [...source.matchAll(/<([A-Z]\w*)/g)].some(
    ([, name = '']) => !OWN.has(name) && !Object.hasOwn(foreign, name),
  )
}

const PARTS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])

/** Removes the spaces between the parts of tables, as Docusaurus's compiler does: components count the children. */
export function tableSpacePlugin(): HastPluginDefinition {
  return defineHastPlugin({
    name: 'docent-table-space',
    text(node, context) {
      const parent = context.parent(node)
      if (parent?.type === 'element' && PARTS.has(parent.tagName) && node.value.trim() === '')
        context.removeNode(node)
    },
  })
}
