import {
  allElements,
  attribute,
  elementsOf,
  findById,
  type HtmlElement,
} from '../../shared/html/tree.ts'
import { escapeInline } from './escape.ts'
import type { Writing } from './inline.ts'
import { isPicture } from './nodes.ts'
import { textAlternative } from './text-alternative.ts'

/** A picture as a paragraph with its name and its description. Empty if the picture has no name. */
export function pictureText(
  element: HtmlElement,
  { messages, article, figureTitle }: Writing,
): string[] {
  const alternative = textAlternative(element, article)
  const { title, description } =
    figureTitle !== undefined && repeats(alternative.title, figureTitle)
      ? { title: figureTitle, description: alternative.title.slice(figureTitle.length + 1).trim() }
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

/** The name of a figure, if a picture in it repeats it. */
export function repeatedTitle(element: HtmlElement, { article }: Writing): string | undefined {
  const { title } = textAlternative(element, article)
  const isRepeated = [...allElements(element.children)].some(
    (child) => isPicture(child) && repeats(textAlternative(child, article).title, title),
  )
  return isRepeated ? title : undefined
}

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
