import {
  attribute,
  elementsOf,
  findById,
  type HtmlElement,
  type HtmlNode,
  textOf,
} from '../../shared/html/tree.ts'

/** Text alternative of a figure or a picture. */
export interface TextAlternative {
  title: string
  description: string
}

/**
 * An element's text alternative, in the order in which browsers compute names: `aria-labelledby`, `aria-label`, then an
 * SVG's `<title>`. If several elements name it, the first one is its title and the others describe it, as
 * `aria-describedby` and an SVG's `<desc>` do.
 * @param root the article, which contains the referenced elements
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

/** Only direct children name a drawing, because shapes inside it may also have titles. */
function svgPart(element: HtmlElement, name: string): HtmlElement | undefined {
  return element.name === 'svg'
    ? elementsOf(element).find((child) => child.name === name)
    : undefined
}

function plain(element: HtmlElement | undefined): string {
  return element ? textOf(element).replace(/\s+/g, ' ').trim() : ''
}
