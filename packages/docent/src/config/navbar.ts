import { z } from 'zod'
import { ICON_NAMES } from '../model/icon-names.ts'
import { address, complain, logo, oneOf, options, regex, text } from './options.ts'
import { typed, typeNames } from './typed.ts'

const placement = {
  /** Side of the navbar. Default: `'right'`. @example 'left' */
  position: oneOf(['left', 'right']).default('right'),
  /** CSS class of the item. Default: none. @example 'navbar-call-to-action' */
  className: text().optional(),
}

const linkLook = {
  /**
   * Built-in icon that is shown instead of the label. Default: none.
   * @example 'source'
   */
  icon: oneOf(ICON_NAMES).optional(),
  /**
   * Accessible name, where the label is not shown or does not say enough. Default: the label.
   * @example 'Source code'
   */
  ariaLabel: text().optional(),
  /** The item is active on routes that begin with this. Default: `to`. @example '/guides' */
  activeBasePath: text().optional(),
  /**
   * The item is active on routes that match this regular expression; goes before `activeBasePath`.
   * Default: none.
   * @example '^/guides/(?!plugins)'
   */
  activeBaseRegex: regex().optional(),
}

const target = {
  /**
   * Route below the base URL. Default: none; a link needs `to` or `href`.
   * @example '/guides/intro'
   */
  to: address().optional(),
  /**
   * Address outside the router, usually of another site. Default: none.
   * @example 'https://example.com'
   */
  href: address().optional(),
}

const docsPluginId = {
  /** Docs instance that the item belongs to. Default: `'default'`. @example 'community' */
  docsPluginId: text().default('default'),
}

/** Label of an item that has a default. */
const ownLabel = {
  /** Label of the item. Default: the label of its target. @example 'Guides' */
  label: text().optional(),
}

/** A link to a page or to another site. */
const link = options({
  type: z.literal('default').default('default'),
  /** Label of the item. Required unless it has an icon and an `ariaLabel`. @example 'Guides' */
  label: z.string().default(''),
  ...target,
  ...linkLook,
  ...placement,
}).check((ctx) => {
  const { label, icon, ariaLabel, to, href } = ctx.value
  if (label === '' && (icon === undefined || ariaLabel === undefined)) {
    complain(
      ctx,
      ['label'],
      'Add a `label`; a link with an `icon` may have an `ariaLabel` instead.',
    )
  }
  if (to === undefined && href === undefined) {
    complain(ctx, [], 'Add `to` with a route of this site, or `href` with another address.')
  }
  if (to !== undefined && href !== undefined) {
    complain(ctx, [], 'Remove either `to` or `href`: a link has one target.')
  }
})

/** Raw HTML. */
const html = options({
  type: z.literal('html'),
  /** The HTML; its routes get the base URL. @example '<b>Beta</b>' */
  value: z.string(),
  ...placement,
})

/** Link to one document. Hidden if the document is unlisted, unless it is the current one. */
const doc = options({
  type: z.literal('doc'),
  /** Id of the document. @example 'guides/intro' */
  docId: text(),
  ...ownLabel,
  ...docsPluginId,
  ...linkLook,
  ...placement,
})

/** Link to the first document of a sidebar; active on all of its pages. */
const docSidebar = options({
  type: z.literal('docSidebar'),
  /** Id of the sidebar, a key of `docs.sidebars`. @example 'guides' */
  sidebarId: text(),
  ...ownLabel,
  ...docsPluginId,
  ...linkLook,
  ...placement,
})

/** Link to the docs version in use, with its label. */
const docsVersion = options({
  type: z.literal('docsVersion'),
  ...ownLabel,
  /** Route to link to. Default: the main document of the version. @example '/versions' */
  to: address().optional(),
  ...docsPluginId,
  ...linkLook,
  ...placement,
})

/** Entry of a dropdown. */
const subItem = typed('type', [link, html, doc, docSidebar, docsVersion], withType)

const extraItems = {
  /**
   * Entries above the generated ones. Default: `[]`.
   * @example [{ label: 'Help translate', href: 'https://example.com' }]
   */
  dropdownItemsBefore: z.array(subItem).default([]),
  /**
   * Entries below the generated ones. Default: `[]`.
   * @example [{ label: 'All versions', to: '/versions' }]
   */
  dropdownItemsAfter: z.array(subItem).default([]),
}

/** A menu of links. */
const dropdown = options({
  type: z.literal('dropdown').default('dropdown'),
  /** Label of the button. @example 'Products' */
  label: text(),
  ...target,
  /** Entries of the menu. @example [{ label: 'App', to: '/app' }] */
  items: z.array(subItem),
  ...placement,
})

/** Menu of the site's languages, each leading to the same page. */
const localeDropdown = options({
  type: z.literal('localeDropdown'),
  ...extraItems,
  ...placement,
})

/** The search button. Without such an item, it's at the right end. */
const search = options({
  type: z.literal('search'),
  ...placement,
})

/** Menu of a docs instance's versions, each leading to the same page where it exists. */
const docsVersionDropdown = options({
  type: z.literal('docsVersionDropdown'),
  ...docsPluginId,
  ...extraItems,
  ...placement,
})

const items = [
  link,
  dropdown,
  localeDropdown,
  search,
  html,
  doc,
  docSidebar,
  docsVersion,
  docsVersionDropdown,
] as const

const item = typed('type', items, withType)

/** The types of navbar items that exist. */
export const NAVBAR_ITEM_TYPES: readonly string[] = typeNames('type', items)

/** An item without a type is a dropdown if it has items, else a link. */
function withType(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'type' in value) return value
  return { ...value, type: 'items' in value ? 'dropdown' : 'default' }
}

/** The bar at the top of every page. */
export const navbar = options({
  /** Name beside the logo. Default: none. @example 'Acme' */
  title: text().optional(),
  /** Logo at the left end. Default: none. @example { src: '/img/logo.svg', alt: 'Acme' } */
  logo: logo().optional(),
  /** Whether the bar hides while the reader scrolls down. Default: `false`. @example true */
  hideOnScroll: z.boolean().default(false),
  /**
   * Items of the bar, from left to right on each side. Default: `[]`.
   * @example [{ label: 'Guides', to: '/guides', position: 'left' }]
   */
  items: z.array(item).default([]),
})

export type NavbarConfig = z.output<typeof navbar>
export type NavbarItemConfig = z.output<typeof item>
export type NavbarSubItemConfig = z.output<typeof subItem>
