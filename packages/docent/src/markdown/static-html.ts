import type { MdxJsxFlowElement } from 'satteri'

/** Name of the component for a sequence of finished HTML; the compiler's static optimization uses it too. */
export const STATIC = 'DocentStatic'

/** A tree node that puts finished HTML into the page, untouched by Markdown and JSX rules. */
export function staticHtml(html: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: STATIC,
    attributes: [{ type: 'mdxJsxAttribute', name: 'html', value: html }],
    children: [],
  }
}
