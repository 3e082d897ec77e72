import { writeValue } from '../shared/html/edit-attributes.ts'
import type { HtmlElement } from '../shared/html/parse-html.ts'
import type { Finishing } from './finishing.ts'

/**
 * Lets browsers find text in the panels of tabs that aren't selected. React can't write this value of the attribute.
 * @returns the attribute with its new value
 */
export function finishTabPanel(
  { attribs, attributeRanges }: HtmlElement,
  { source, edits }: Pick<Finishing, 'source' | 'edits'>,
): string | undefined {
  const range = attributeRanges.find(({ name }) => name === 'hidden')
  if (!range || attribs['role'] !== 'tabpanel') return undefined
  attribs['hidden'] = 'until-found'
  writeValue(range, 'until-found', source, edits)
  return range.name
}
