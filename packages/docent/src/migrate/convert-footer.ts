import { convertHref, convertTo, logoAt } from './convert-addresses.ts'
import {
  manual,
  combine,
  convert,
  converted,
  dropped,
  listAt,
  nested,
  same,
  when,
  type Conversion,
  type Rule,
} from './conversion.ts'
import { Code } from './written-code.ts'
import type { Options } from './docusaurus-site.ts'

const ITEM: Record<string, Rule> = {
  label: same('label'),
  to: convertTo,
  href: convertHref,
  html: same('html'),
  type: dropped('Footer links have no types.'),
  className: dropped('Footer links have no classes.'),
  target: dropped('Links open in the same tab.'),
  rel: dropped('docent sets it.'),
  position: dropped('Footer links have no positions.'),
  prependBaseUrlToHref: dropped('`to` gets the base URL, and `href` does not.'),
  autoAddBaseUrl: dropped('`to` gets the base URL, and `href` does not.'),
  'aria-label': manual('The label is the accessible name, so write it there.'),
}

const convertItem = (item: Options, keys: readonly PropertyKey[]): Conversion =>
  convert(item, keys, ITEM)

/** A column, or a single link. */
function convertEntry(entry: Options, keys: readonly PropertyKey[]): Conversion {
  if (!('items' in entry || 'title' in entry)) return convertItem(entry, keys)
  return combine([
    { options: { title: 'Links', items: [] }, findings: [] },
    convert(entry, keys, {
      title: when(
        Boolean,
        same('title'),
        converted('title: a column needs one', () => ({})),
      ),
      items: (value, at) => listAt('items', value, at, convertItem),
      className: dropped('Columns have no classes.'),
    }),
  ])
}

/** If the configuration computes the year, the new one must too. Otherwise, the year would no longer change. */
const copyright: Rule = when(
  (value) => String(value).includes(String(new Date().getFullYear())),
  converted('footer.copyright, with the current year', (value) => ({
    footer: { copyright: withCurrentYear(String(value)) },
  })),
  same('footer.copyright'),
)

function withCurrentYear(text: string): Code {
  const literal = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replace(/[`$]/g, '\\$&')
  const year = String(new Date().getFullYear())
  return new Code(`\`${literal.replaceAll(year, '${new Date().getFullYear()}')}\``, text)
}

/** Converts the footer. */
export const convertFooter: Rule = nested({
  style: same('footer.style'),
  links: (value, keys) => listAt('footer.links', value, keys, convertEntry),
  logo: logoAt('footer.logo'),
  copyright,
})
