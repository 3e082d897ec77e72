import type { MdxJsxAttributeNode, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri'
import type { BlockContent, Nodes, Paragraph, PhrasingContent } from 'mdast'

type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>
type Directive = Extract<Nodes, { type: `${string}Directive` }>

/** A container directive's title, `:::name[Title]`, and its content. */
export function splitLabel(node: Readonly<ContainerDirective>): {
  label?: Paragraph
  rest: BlockContent[]
} {
  const [first, ...rest] = node.children as BlockContent[]
  const isLabel = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data
  return isLabel ? { label: first, rest } : { rest: node.children as BlockContent[] }
}

/**
 * Converts a directive to a component with the directive's attributes as props.
 * @param title a container's title as text
 */
export function directiveElement(
  node: Readonly<Directive>,
  component: string,
  title?: string,
): MdxJsxFlowElement | MdxJsxTextElement {
  const attributes: MdxJsxAttributeNode[] = Object.entries(node.attributes ?? {}).map(
    ([name, value]) => ({
      type: 'mdxJsxAttribute',
      name: name === 'class' ? 'className' : name,
      // `{wide}` is a boolean attribute.
      value: value === '' || value === null || value === undefined ? null : value,
    }),
  )
  if (title !== undefined) attributes.push({ type: 'mdxJsxAttribute', name: 'title', value: title })
  if (node.type === 'containerDirective')
    return {
      type: 'mdxJsxFlowElement',
      name: component,
      attributes,
      children: splitLabel(node).rest,
    }
  const children = node.children as PhrasingContent[]
  return node.type === 'leafDirective'
    ? { type: 'mdxJsxFlowElement', name: component, attributes, children: children as never }
    : { type: 'mdxJsxTextElement', name: component, attributes, children }
}
