import {
  allElements,
  attribute,
  elementsOf,
  findById,
  isElement,
  type HtmlElement,
} from '../../shared/html/tree.ts'
import { escapeInline } from './escape.ts'
import type { Writing } from './inline.ts'
import { hasContent, isPicture } from './nodes.ts'
import { textAlternative, type TextAlternative } from './text-alternative.ts'

/** A picture as a paragraph with its name and its description. Empty if the picture has no name. */
export function pictureText(
  element: HtmlElement,
  { messages, article, figure }: Writing,
): string[] {
  const alternative = textAlternative(element, article)
  const { title, description } = figure
    ? withTitle(figure.title, alternative, element === figure.first)
    : alternative
  if (title === '' && description === '') return []
  const end = /[.!?]$/.test(title) ? '' : '.'
  const name = messages['markdown.figure']
    .replace('{title}', () => escapeInline(title))
    .replace(/[:\s]+$/, '')
  return [`**${name}${end}** ${escapeInline(description)}`.trim()]
}

/** Whether a picture's name is its figure's name, followed by a description. */
const repeats = (name: string, title: string): boolean =>
  title !== '' && name.startsWith(`${title}. `)

/** A figure's name with its picture's, which repeats it or, in the first picture, is the description that belongs to it. */
function withTitle(
  figureTitle: string,
  picture: TextAlternative,
  isFirst: boolean,
): TextAlternative {
  const { title } = picture
  if (repeats(title, figureTitle))
    return { title: figureTitle, description: title.slice(figureTitle.length + 1).trim() }
  return isFirst && isDescription(picture) ? { title: figureTitle, description: title } : picture
}

/** A figure whose name is written with a picture: the figure begins with it, or it repeats the name. */
export function picturedFigure(element: HtmlElement, writing: Writing): Writing['figure'] {
  const { article } = writing
  const { title } = textAlternative(element, article)
  if (title === '') return undefined
  const first = firstPicture(element)
  const begins =
    first !== undefined &&
    isDescription(textAlternative(first, article)) &&
    figureLabel(element, writing).length > 0
  const isRepeated = [...allElements(element.children)].some(
    (child) => isPicture(child) && repeats(textAlternative(child, article).title, title),
  )
  return begins || isRepeated ? { title, first: begins ? first : undefined } : undefined
}

/** The picture that a figure begins with. One in a figure of its own belongs to that one. */
function firstPicture({ children }: HtmlElement): HtmlElement | undefined {
  const first = children.find(hasContent)
  if (!first || !isElement(first) || first.name === 'figure') return undefined
  return isPicture(first) ? first : firstPicture(first)
}

/** A picture's only text describes it if the figure around it has a name. */
const isDescription = ({ title, description }: TextAlternative): boolean =>
  title !== '' && description === ''

/**
 * The name of a figure whose content is text. Empty if the name is the figure's own caption, which is written anyway.
 */
export function figureLabel(element: HtmlElement, writing: Writing): string[] {
  const caption = elementsOf(element).find(({ name }) => name === 'figcaption')
  const ids = (attribute(element, 'aria-labelledby') ?? '').split(/\s+/)
  const isCaption = (id: string): boolean =>
    caption !== undefined && findById([caption], id) !== undefined
  return ids.some(isCaption) ? [] : pictureText(element, writing)
}
