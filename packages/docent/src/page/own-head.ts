import { editText } from '../shared/html/edit.ts'
import { allElements, attribute, type HtmlElement, parseHtml } from '../shared/html/tree.ts'

/**
 * HTML for the head, without the elements that a page's own replace. Search engines and apps would choose one of two
 * canonical addresses, descriptions, or titles, or ignore both.
 */
export function withoutReplaced(head: string, pageHead: string): string {
  if (pageHead === '') return head
  const replaced = new Set(allElements(parseHtml(pageHead).children).map(meaningOf))
  const { source, children } = parseHtml(head)
  const edits = editText(source)
  for (const element of allElements(children)) {
    const meaning = meaningOf(element)
    if (meaning !== undefined && replaced.has(meaning))
      edits.replace(element.startTag.start, (element.endTag ?? element.startTag).end, '')
  }
  return edits.apply()
}

/** What a page's own elements say, so that the browser doesn't add docent's when it hydrates the page. */
export function replacedMeanings(own: string): string[] {
  const meanings = allElements(parseHtml(own).children).map(meaningOf)
  return [...new Set(meanings.filter((meaning) => meaning !== undefined))]
}

/** What an element says about the page, if a page can say it only once. */
function meaningOf(element: HtmlElement): string | undefined {
  const of = (name: string): string => (attribute(element, name) ?? '').trim().toLowerCase()
  if (element.name === 'base') return 'base'
  if (element.name === 'meta') {
    const name = of('property') || of('name') || of('itemprop') || of('http-equiv')
    return name === '' ? undefined : `meta ${name}${media(of)}`
  }
  if (element.name !== 'link') return undefined
  const rel = of('rel').replace('shortcut icon', 'icon')
  if (rel === 'canonical') return rel
  if (rel === 'icon') return `icon ${of('sizes')}${media(of)}`
  return rel === 'alternate' ? `alternate ${of('hreflang')} ${of('type')}${media(of)}` : undefined
}

const media = (of: (name: string) => string): string =>
  of('media') === '' ? '' : ` ${of('media')}`
