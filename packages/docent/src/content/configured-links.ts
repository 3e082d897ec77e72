import type { LocaleInfo } from '../shared/records/site-data.ts'
import { type Config, type FooterItemConfig, type SidebarItemConfig } from '../config/index.ts'
import { addressesIn, rebaseFor } from './configured-html.ts'
import { targetOf } from './navbar-items.ts'
import { isExternal } from '../shared/routes.ts'

/** An address in an option of the configuration. */
export interface ConfiguredLink {
  /** Path of the option, as it's written in code. */
  option: string
  /** As the author wrote it. */
  written: string
  /** With the base URL. */
  href: string
}

type NavbarTarget = Partial<{
  type: string
  to: string
  href: string
  value: string
  items: readonly NavbarTarget[]
  dropdownItemsBefore: readonly NavbarTarget[]
  dropdownItemsAfter: readonly NavbarTarget[]
}>

/** The configured links that appear on every page of a locale, except for those that come from a document ID. */
export function configuredLinks(config: Config, locale: LocaleInfo): ConfiguredLink[] {
  const { announcementBar, navbar, footer, docs, search } = config
  const rebase = rebaseFor(config, locale)
  const { baseUrl: base } = locale

  const address = (option: string, written: string | undefined): ConfiguredLink[] =>
    written === undefined ? [] : [{ option, written, href: rebase(written) }]
  const route = (option: string, to: string | undefined): ConfiguredLink[] =>
    to === undefined
      ? []
      : [
          {
            option: `${option}.to`,
            written: to,
            href: targetOf({ to }, base, config.baseUrl).href ?? base,
          },
        ]
  /** A link to another site, which is tested only on request. An `href` with a route isn't checked. */
  const site = (option: string, href: string | undefined): ConfiguredLink[] =>
    href === undefined || !isExternal(href)
      ? []
      : [{ option: `${option}.href`, written: href, href }]
  const html = (option: string, text: string | undefined): ConfiguredLink[] =>
    text === undefined ? [] : addressesIn(text).flatMap((written) => address(option, written))

  const navbarItem = (item: NavbarTarget, option: string): ConfiguredLink[] => [
    ...route(option, item.to),
    ...site(option, item.href),
    ...(item.type === 'html' ? html(`${option}.value`, item.value) : []),
    ...(['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const).flatMap((key) =>
      (item[key] ?? []).flatMap((sub, index) => navbarItem(sub, `${option}.${key}[${index}]`)),
    ),
  ]
  const footerItem = (item: FooterItemConfig, option: string): ConfiguredLink[] => [
    ...route(option, item.to),
    ...site(option, item.href),
    ...html(`${option}.html`, item.html),
  ]
  const sidebarItem = (item: SidebarItemConfig, option: string): ConfiguredLink[] => {
    if (typeof item === 'string') return []
    if (item.type === 'html') return html(`${option}.value`, item.value)
    if (item.type === 'link') return address(`${option}.href`, item.href)
    return item.type === 'category'
      ? item.items.flatMap((sub, index) => sidebarItem(sub, `${option}.items[${index}]`))
      : []
  }

  return [
    ...html('announcementBar.content', announcementBar?.content),
    ...address('navbar.logo.href', navbar.logo?.href),
    ...navbar.items.flatMap((item, index) => navbarItem(item, `navbar.items[${index}]`)),
    ...(footer?.links ?? []).flatMap((entry, index) => {
      const option = `footer.links[${index}]`
      return 'items' in entry
        ? entry.items.flatMap((item, at) => footerItem(item, `${option}.items[${at}]`))
        : footerItem(entry, option)
    }),
    ...(search === false ? [] : search.popular).flatMap(({ to }, index) =>
      route(`search.popular[${index}]`, to),
    ),
    ...address('footer.logo.href', footer?.logo?.href),
    ...html('footer.copyright', footer?.copyright),
    ...docs.flatMap(({ sidebars }, at) => {
      const option = docs.length === 1 ? 'docs.sidebars' : `docs[${at}].sidebars`
      return Object.entries(sidebars).flatMap(([id, items]) =>
        items.flatMap((item, index) => sidebarItem(item, `${option}.${id}[${index}]`)),
      )
    }),
  ]
}
