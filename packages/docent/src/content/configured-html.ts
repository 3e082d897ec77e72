import type { Config, SidebarItemConfig } from '../config/index.ts'
import { linkAddress, type AddressForm } from '../shared/page-address.ts'
import { isExternal, joinRoute, splitHref } from '../shared/routes.ts'
import { decodeEntities } from '../shared/html.ts'
import { moveStyleAttributes } from '../shared/moved-styles.ts'
import { localeBaseUrl } from './doc-sets.ts'

/** Turns an address of the configuration into the one that readers of a locale follow. */
export type Rebase = (address: string) => string

const COMMENT = /<!--[\s\S]*?-->/
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/
const MARKUP = new RegExp(`${COMMENT.source}|${TAG.source}`, 'gi')
const ADDRESS = /(\s(?:href|src)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)|"[^"]*"|'[^']*'/gi

/**
 * Addresses of a locale: what begins with one slash gets the base URL, unless it has it already. Pages are those of
 * the locale, unless the address names a locale itself; files are the same for all.
 */
export function rebaseFor(config: Config, locale: string): Rebase {
  const { baseUrl, i18n } = config
  const own = localeBaseUrl(config, locale)
  const others = i18n.locales
    .filter((code) => code !== i18n.defaultLocale)
    .map((code) => localeBaseUrl(config, code))
  return (address) => {
    if (!address.startsWith('/') || isExternal(address)) return address
    const { path, search, hash } = splitHref(address)
    if (baseUrl !== '/' && `${path}/`.startsWith(baseUrl)) return address
    const below = joinRoute(baseUrl, path)
    const isFile = /\.(?!html$)[a-z0-9]+$/i.test(path)
    const isShared = isFile || others.some((base) => `${below}/`.startsWith(base))
    return `${isShared ? below : joinRoute(own, path)}${search}${hash}`
  }
}

/** Raw HTML of the configuration in its final form: addresses as readers follow them, and no `style` attributes. */
export function finalHtml(html: string, rebase: Rebase, form?: AddressForm): string {
  return moveStyleAttributes(html).replace(MARKUP, (markup) =>
    markup.startsWith('<!--')
      ? markup
      : markup.replace(ADDRESS, (whole, before: string | undefined, value = '') => {
          if (before === undefined) return whole
          const quote = /^["']/.exec(value)?.[0] ?? ''
          return `${before}${quote}${linkAddress(rebase(unquoted(value)), form)}${quote}`
        }),
  )
}

/** Addresses that raw HTML names, as they are written. */
export function addressesIn(html: string): string[] {
  return [...html.matchAll(MARKUP)].flatMap(([markup]) =>
    markup.startsWith('<!--')
      ? []
      : [...markup.matchAll(ADDRESS)].flatMap(([, before, value = '']) =>
          before === undefined ? [] : [decodeEntities(unquoted(value))],
        ),
  )
}

/** Items of a sidebar with their addresses as readers follow them. */
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

function unquoted(value: string): string {
  return /^["']/.test(value) ? value.slice(1, -1) : value
}
