import { attribute, elementsOf, findById, type HtmlElement } from '../../shared/html/tree.ts'
import { escapeInline } from './escape.ts'
import type { Writing } from './inline.ts'
import { textAlternative } from './text-alternative.ts'

/** A picture as a paragraph with its name and its description. Empty if the picture has no name. */
export function pictureText(element: HtmlElement, { messages, article }: Writing): string[] {
  const { title, description } = textAlternative(element, article)
  if (title === '' && description === '') return []
  const end = /[.!?]$/.test(title) ? '' : '.'
  const name = messages['markdown.figure']
    .replace('{title}', () => escapeInline(title))
    .replace(/[:\s]+$/, '')
  return [`**${name}${end}** ${escapeInline(description)}`.trim()]
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
