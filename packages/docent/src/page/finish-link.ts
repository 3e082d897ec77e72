import { addAttribute, writeValue } from '../shared/html/edit-attributes.ts'
import { attribute } from '../shared/html/find-nodes.ts'
import type { HtmlElement } from '../shared/html/parse-html.ts'
import { FILE_SCHEME } from '../markdown/file-link.ts'
import type { Finishing } from './finishing.ts'
import { PATHNAME } from './resolve-href.ts'

/** Sets a link's final address. Links to other sites open in the same tab. */
export function finishLink(element: HtmlElement, finishing: Finishing): 'href' | undefined {
  const range = element.attributeRanges.find(({ name }) => name === 'href')
  if (!range) return undefined
  const { source, edits, hrefs, resolveHref, address } = finishing
  const written = attribute(element, 'href') ?? ''
  const target = resolveHref(written)
  // Addresses that docent should leave unchanged aren't checked.
  if (!written.startsWith(PATHNAME)) hrefs.push(target)
  // Broken links can be configured as warnings, so a link to a file that isn't a page still needs an address.
  const isFile = target.startsWith(FILE_SCHEME)
  const href = isFile ? resolveHref(`/${target.slice(FILE_SCHEME.length)}`) : target
  writeValue(range, address(href), source, edits)
  const isOtherSite = /^https?:/.test(href)
  if (isOtherSite && attribute(element, 'rel') === undefined)
    addAttribute(element, ['rel', 'noopener'], source, edits)
  element.attribs['href'] = address(href)
  return 'href'
}
