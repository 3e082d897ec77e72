import { addAttribute, removeAttribute } from '../shared/html/edit-attributes.ts'
import { attribute, textOf } from '../shared/html/find-nodes.ts'
import { makeElement, startTagOf } from '../shared/html/make-element.ts'
import type { HtmlElement } from '../shared/html/parse-html.ts'
import { formatMessage } from '../shared/messages/messages.ts'
import type { Finishing } from './finishing.ts'
import { headingHtml } from './heading-html.ts'

const HEADING = /^h[1-6]$/

/** Whether an element is a heading with an end tag. Without one, it would contain the rest of the article. */
export function isHeading({ name, endTag }: HtmlElement): boolean {
  return HEADING.test(name) && endTag !== undefined
}

/** Adds a heading's ID and its link. The page's title has neither. */
export function finishHeading(element: HtmlElement, finishing: Finishing): 'id' | undefined {
  const text = textOf(element).trim()
  finishing.lastHeading = text
  const level = Number(element.name.slice(1))
  if (level === 1 || !element.endTag) return undefined
  const { slugger, headings, messages, source, edits } = finishing
  const own = attribute(element, 'id')
  const id = own === undefined ? slugger.slug(text) : slugger.claim(own)
  headings.push({ level, id, html: headingHtml(element, source), text })
  for (const range of element.attributeRanges)
    if (range.name === 'id') removeAttribute(range, source, edits)
  addAttribute(element, ['id', id], source, edits)
  const label = formatMessage(messages['article.directLink'], { heading: text })
  const attributes = { class: 'anchor', href: `#${id}`, 'aria-label': label, title: label }
  const link = makeElement('a', attributes, element)
  edits.insert(element.endTag.start, `${startTagOf(link)}</a>`)
  element.children.push(link)
  element.attribs['id'] = id
  return 'id'
}
