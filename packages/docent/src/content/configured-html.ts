import type { LocaleInfo } from '../shared/records/site-data.ts'
import { type Config, type SidebarItemConfig } from '../config/index.ts'
import {
  type AddressForm,
  isFileAddress,
  isRooted,
  joinRoute,
  linkAddress,
  splitHref,
} from '../shared/routes.ts'
import { declaresStyle, editText, moveStyle, writeValue } from '../shared/html/edit.ts'
import { allElements, parseHtml } from '../shared/html/tree.ts'

/** Converts an address from the configuration to the one that readers of a locale follow. */
export type Rebase = (address: string) => string

const ADDRESSES = new Set(['href', 'src'])

/**
 * Converts addresses for a locale. Addresses that begin with a single slash get the base URL, unless they already
 * include it. Routes are those of the locale, unless the address names another locale. Files are the same for all
 * locales.
 */
export function rebaseFor(config: Config, { baseUrl: ofLocale }: LocaleInfo): Rebase {
  const { baseUrl, i18n } = config
  const others = Object.values(config.locales).filter(({ code }) => code !== i18n.defaultLocale)
  return (address) => {
    if (!isRooted(address)) return address
    const { path, search, hash } = splitHref(address)
    if (baseUrl !== '/' && `${path}/`.startsWith(baseUrl)) return address
    const below = joinRoute(baseUrl, path)
    const isShared =
      isFileAddress(path) || others.some((other) => `${below}/`.startsWith(other.baseUrl))
    return `${isShared ? below : joinRoute(ofLocale, path)}${search}${hash}`
  }
}

/** The final form of raw HTML from the configuration: addresses as readers follow them, and no `style` attributes. */
export function finalHtml(html: string, rebase: Rebase, form?: AddressForm): string {
  const edits = editText(html)
  for (const { attribs, attributeRanges } of allElements(parseHtml(html).children))
    for (const range of attributeRanges) {
      if (declaresStyle(range)) moveStyle(range, edits)
      if (!ADDRESSES.has(range.name)) continue
      const authorAddress = attribs[range.name] ?? ''
      const address = linkAddress(rebase(authorAddress), form)
      if (address !== authorAddress) writeValue(range, address, html, edits)
    }
  return edits.apply()
}

/** Addresses in raw HTML, as written. */
export function addressesIn(html: string): string[] {
  return [...allElements(parseHtml(html).children)].flatMap(({ attribs }) =>
    Object.entries(attribs).flatMap(([name, value]) => (ADDRESSES.has(name) ? [value] : [])),
  )
}

/** A sidebar's items with the addresses that readers follow. */
export function itemsWithBase(
  items: readonly SidebarItemConfig[],
  rebase: Rebase,
  form?: AddressForm,
): SidebarItemConfig[] {
  return items.map((item) => {
    if (typeof item === 'string') return item
    if (item.type === 'html') return { ...item, value: finalHtml(item.value, rebase, form) }
    if (item.type === 'link') return { ...item, href: rebase(item.href) }
    return item.type === 'category'
      ? { ...item, items: itemsWithBase(item.items, rebase, form) }
      : item
  })
}
