import { addAttribute, writeValue } from '../html/edit-attributes.ts'
import { attribute } from '../html/find-nodes.ts'
import type { HtmlElement } from '../html/parse-html.ts'
import type { Finishing } from './finishing.ts'

/** Gives a link its final address. Links to other sites say so to search engines and open in the same tab. */
export function finishLink(element: HtmlElement, finishing: Finishing): 'href' | undefined {
  const range = element.attributeRanges.find(({ name }) => name === 'href')
  if (!range) return undefined
  const { source, edits, hrefs, resolveHref } = finishing
  const href = resolveHref(attribute(element, 'href') ?? '')
  hrefs.push(href)
  writeValue(range, href, source, edits)
  const isOtherSite = /^https?:/.test(href)
  if (isOtherSite && attribute(element, 'rel') === undefined)
    addAttribute(element, ['rel', 'noopener'], source, edits)
  element.attribs['href'] = href
  return 'href'
}
