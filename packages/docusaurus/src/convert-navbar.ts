import { writePath } from 'docent/tools'
import { convertHref, convertTo, logoAt, route } from './convert-addresses.ts'
import {
  manual,
  combine,
  convert,
  converted,
  dropped,
  listAt,
  nested,
  NOTHING,
  same,
  when,
  type Conversion,
  type Rule,
} from './conversion.ts'
import type { Options } from './docusaurus-site.ts'

const TYPES: unknown[] = [
  undefined,
  'default',
  'dropdown',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
  'search',
  'html',
]

const list: Rule = (value, keys) => listAt(String(keys.at(-1)), value, keys, convertItem)

const ITEM: Record<string, Rule> = {
  type: same('type'),
  label: same('label'),
  position: same('position'),
  to: convertTo,
  href: convertHref,
  docId: same('docId'),
  sidebarId: same('sidebarId'),
  docsPluginId: same('docsPluginId'),
  className: same('className'),
  value: same('value'),
  'aria-label': same('ariaLabel'),
  activeBasePath: when(
    (value) => route(String(value)) === value,
    same('activeBasePath'),
    converted('activeBasePath', (value) => ({ activeBasePath: route(String(value)) })),
  ),
  activeBaseRegex: same('activeBaseRegex'),
  items: list,
  dropdownItemsBefore: list,
  dropdownItemsAfter: list,
  html: manual('Write the text as `label`, or give the item the type `html` and a `value`.'),
  target: dropped('Links open in the same tab.'),
  rel: dropped('docent sets it.'),
  prependBaseUrlToHref: dropped('`to` gets the base URL, and `href` does not.'),
  autoAddBaseUrl: dropped('`to` gets the base URL, and `href` does not.'),
  activeClassName: dropped('The current item has `aria-current`.'),
  dropdownActiveClassDisabled: dropped('A dropdown’s button is never marked as current.'),
  queryString: manual('The links of the language menu have no query.'),
  versions: manual('The menu lists all versions. Choose them with `docs.onlyIncludeVersions`.'),
}

function convertItem(item: Options, keys: readonly PropertyKey[]): Conversion {
  if (!TYPES.includes(item.type)) {
    return manual('docent has no custom item types. Use the type `html`.')(item, keys)
  }
  return named(convert(item, keys, ITEM), item, keys)
}

/** The position is always written, because the generators have different defaults. */
const topItem = (item: Options, keys: readonly PropertyKey[]): Conversion => {
  const result = convertItem(item, keys)
  const isThere = Object.keys(result.options).length > 0
  return isThere ? combine([{ options: { position: 'left' }, findings: [] }, result]) : result
}

/** Docusaurus sites style links without a label with CSS, but docent needs a label or one of its icons. */
function named(result: Conversion, item: Options, keys: readonly PropertyKey[]): Conversion {
  const target = item.href ?? item.to
  if (typeof target !== 'string' || Array.isArray(item.items) || item.label) return result
  const name = typeof item['aria-label'] === 'string' ? item['aria-label'] : target
  const isSource = /^https:\/\/(?:www\.)?git(?:hub|lab)\.com\//.test(target)
  const own = isSource ? { icon: 'source', ariaLabel: name } : { label: name }
  return combine([
    result,
    {
      options: own,
      findings: [
        {
          kind: 'converted',
          subject: writePath(keys),
          text: isSource ? 'icon: an item needs a label or an icon' : 'label: an item needs one',
          keys,
        },
      ],
    },
  ])
}

/** Converts the navbar. */
export const convertNavbar: Rule = nested({
  title: when(Boolean, same('navbar.title'), () => NOTHING),
  logo: logoAt('navbar.logo'),
  hideOnScroll: same('navbar.hideOnScroll'),
  style: dropped('The navbar has the page’s colors.'),
  items: (value, keys) => listAt('navbar.items', value, keys, topItem),
})
