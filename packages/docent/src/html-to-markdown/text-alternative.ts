import { attribute, elementsOf, findById, textOf } from '../html/find-nodes.ts'
import type { HtmlElement, HtmlNode } from '../html/parse-html.ts'

/** What a figure or picture says instead of its drawing. */
export interface TextAlternative {
  title: string
  description: string
}

/**
 * The text alternative of an element, in the order in which browsers compute names: `aria-labelledby`, `aria-label`,
 * then an SVG's `<title>`. Of several elements that name it, the first one is its title and the others describe it,
 * like `aria-describedby` and an SVG's `<desc>`.
 * @param root the article, where referenced elements are
 */
export function textAlternative(element: HtmlElement, root: readonly HtmlNode[]): TextAlternative {
  const referenced = (name: string): string[] =>
    (attribute(element, name) ?? '')
      .split(/\s+/)
      .map((id) => plain(findById(root, id)))
      .filter((text) => text !== '')
  const [title = attribute(element, 'aria-label') ?? plain(svgPart(element, 'title')), ...more] =
    referenced('aria-labelledby')
  const described = [...more, ...referenced('aria-describedby')]
  const description = plain(svgPart(element, 'desc'))
  return {
    title: title.replace(/\s+/g, ' ').trim(),
    description: (described.length > 0 ? described : [description]).join(' ').trim(),
  }
}

/** Only a drawing's own children name it: a shape inside may have a title, too. */
function svgPart(element: HtmlElement, name: string): HtmlElement | undefined {
  return element.name === 'svg'
    ? elementsOf(element).find((child) => child.name === name)
    : undefined
}

function plain(element: HtmlElement | undefined): string {
  return element ? textOf(element).replace(/\s+/g, ' ').trim() : ''
}
