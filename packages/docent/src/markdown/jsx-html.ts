import {
  defineMdastPlugin,
  type MdastPluginDefinition,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
} from 'satteri'
import { STYLE_ATTRIBUTE } from '../shared/markup.ts'
import { COMPONENT } from './used-components.ts'

type Element = Readonly<MdxJsxFlowElement | MdxJsxTextElement>
type Attribute = MdxJsxFlowElement['attributes'][number]

/** Attributes of HTML without a value that React knows only by another name, and would drop. */
const REACT_NAMES = new Map(
  'allowFullScreen autoFocus autoPlay disablePictureInPicture disableRemotePlayback formNoValidate itemScope noModule noValidate playsInline readOnly'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)

/** Attributes that React writes without a value. */
const REACT_FLAGS = new Set(
  'async capture checked controls default defer disabled download draggable hidden inert loop multiple muted open required reversed scoped seamless selected'.split(
    ' ',
  ),
)

/** Whether a page may have elements whose HTML this plugin changes. */
export function hasHtml(source: string): boolean {
  return /<[a-z]/.test(source)
}

/**
 * Makes elements in MDX that are written as in HTML mean the same: `style` with text, attributes without a value, and a
 * paragraph in several lines. Nodes lose their location then, so this follows what reports problems.
 */
export function jsxHtmlPlugin(): MdastPluginDefinition {
  type Replace = { replaceNode: (node: never, other: never) => void }
  const visit = (node: Element, context: Replace): void => {
    if (node.name === null || COMPONENT.test(node.name)) return
    const attributes = node.attributes.map((attribute) => asReact(attribute, node.name ?? ''))
    const children = node.name === 'p' ? withoutParagraph(node.children) : node.children
    const isChanged = attributes.some((attribute, index) => attribute !== node.attributes[index])
    if (isChanged || children !== node.children)
      context.replaceNode(node as never, { ...node, attributes, children } as never)
  }
  return defineMdastPlugin({
    name: 'docent-jsx-html',
    mdxJsxFlowElement: (node, context) => visit(node, context as Replace),
    mdxJsxTextElement: (node, context) => visit(node, context as Replace),
  })
}

function asReact(attribute: Attribute, element: string): Attribute {
  if (attribute.type !== 'mdxJsxAttribute') return attribute
  const { name, value } = attribute
  // React accepts only an object as the style.
  if (name === 'style' && typeof value === 'string') return { ...attribute, name: STYLE_ATTRIBUTE }
  const isTrue = typeof value === 'object' && value !== null && value.value.trim() === 'true'
  if ((value ?? '') !== '' && !isTrue) return attribute
  const known = REACT_NAMES.get(name)
  // An empty value is false in React.
  if (known !== undefined) return { ...attribute, name: known, value: null }
  const isOther = /^[a-z]+$/.test(name) && !REACT_FLAGS.has(name) && !element.includes('-')
  return (value ?? undefined) === undefined && isOther ? { ...attribute, value: '' } : attribute
}

/**
 * Text between the tags of a paragraph that are on their own lines. To the compiler it's another paragraph, but browsers
 * end the first one where the other begins, so the text would lose its class.
 */
function withoutParagraph(children: Element['children']): Element['children'] {
  const [first, ...others] = children as { type: string; children?: Element['children'] }[]
  return first?.type === 'paragraph' && others.length === 0 ? (first.children ?? []) : children
}
