import type { MdxJsxFlowElement } from 'satteri'

/** Name of the component for a sequence of finished HTML; the compiler's static optimization uses it too. */
export const STATIC = 'DocentStatic'

/** A tree node with finished HTML, which isn't processed as Markdown or JSX. */
export function staticHtml(html: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: STATIC,
    attributes: [{ type: 'mdxJsxAttribute', name: 'html', value: html }],
    children: [],
  }
}
