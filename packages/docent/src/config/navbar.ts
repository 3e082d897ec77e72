import { z } from 'zod'
import { ICON_NAMES } from '../shared/records/navbar-item.ts'
import {
  address,
  chosen,
  logo,
  oneOf,
  options,
  regex,
  reportIssue,
  text,
  typed,
  typeNames,
} from './options.ts'

const placement = {
  /** Side of the navbar. Default: `'right'`. @example 'left' */
  position: oneOf(['left', 'right']).default('right'),
  /** CSS class of the item. Default: none. @example 'navbar-call-to-action' */
  className: text().optional(),
}

const linkLook = {
  /**
   * Name of a built-in icon that replaces the label. Default: none.
   * @example 'source'
   */
  icon: oneOf(ICON_NAMES).optional(),
  /**
   * Accessible name if the label isn't shown or isn't sufficient. Default: the label.
   * @example 'Source code'
   */
  ariaLabel: text().optional(),
  /** The item is active on routes that start with this path. Default: `to`. @example '/guides' */
  activeBasePath: text().optional(),
  /**
   * The item is active on routes that match this regular expression, which takes precedence over `activeBasePath`.
   * Default: none.
   * @example '^/guides/(?!plugins)'
   */
  activeBaseRegex: regex().optional(),
}

const target = {
  /**
   * Route, relative to the base URL. Default: none. A link needs either `to` or `href`.
   * @example '/guides/intro'
   */
  to: address().optional(),
  /**
   * Address outside the router, usually on another site. Default: none.
   * @example 'https://example.com'
   */
  href: address().optional(),
}

const docsPluginId = {
  /** Docs instance that the item belongs to. Default: `'default'`. @example 'community' */
  docsPluginId: text().default('default'),
}

/** Label of an item whose label is optional. */
const ownLabel = {
  /**
   * Label of the item. Default: the label of the document or the version, or the sidebar's ID.
   * @example 'Guides'
   */
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
    reportIssue(
      ctx,
      ['label'],
      'Add a `label`; a link with an `icon` may have an `ariaLabel` instead.',
    )
  }
  if (to === undefined && href === undefined) {
    reportIssue(ctx, [], 'Add `to` with a route of this site, or `href` with another address.')
  }
  if (to !== undefined && href !== undefined) {
    reportIssue(ctx, [], 'Remove either `to` or `href`: a link has one target.')
  }
})

/** Raw HTML. */
const html = options({
  type: z.literal('html'),
  /** The HTML. The base URL is added to its routes. @example '<b>Beta</b>' */
  value: z.string(),
  ...placement,
})

/** Link to a document. Hidden if the document is unlisted and isn't the current one. */
const doc = options({
  type: z.literal('doc'),
  /** ID of the document. @example 'guides/intro' */
  docId: text(),
  ...ownLabel,
  ...docsPluginId,
  ...linkLook,
  ...placement,
})

/** Link to the first document of a sidebar. It's active on all of the sidebar's pages. */
const docSidebar = options({
  type: z.literal('docSidebar'),
  /** ID of the sidebar, which is a key of `docs.sidebars`. @example 'guides' */
  sidebarId: text(),
  ...ownLabel,
  ...docsPluginId,
  ...linkLook,
  ...placement,
})

/** Link to the current docs version, with its label. */
const docsVersion = options({
  type: z.literal('docsVersion'),
  ...ownLabel,
  /** Route to link to. Default: the version's main document. @example '/versions' */
  to: address().optional(),
  ...docsPluginId,
  ...linkLook,
  ...placement,
})

/** An entry of a dropdown. */
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

/** Menu of the site's languages. Each entry leads to the same page in another language. */
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

/** Menu of a docs instance's versions. Each entry leads to the same page if that version has it. */
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

const ownType = z.templateLiteral(['custom-', z.string().min(1)])

/** An item of one of the site's own types. `navbar.itemTypes` names the component that receives its options. */
const custom = z.looseObject({ type: ownType, ...placement }).check((ctx) => {
  for (const [key, value] of Object.entries(ctx.value))
    if (value !== undefined && !z.json().safeParse(value).success)
      reportIssue(ctx, [key], 'Use a value that JSON can represent, because browsers receive it.')
})

const builtIn = typed('type', items, withType)

/** Whether an item has one of the site's own types. */
const isOwn = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  value.type.startsWith('custom-')

const item = chosen((value) => (isOwn(value) ? custom : builtIn) as typeof custom | typeof builtIn)

/** All types of navbar items. */
export const NAVBAR_ITEM_TYPES: readonly string[] = typeNames('type', items)

/** An item without a type is a dropdown if it has items; otherwise, it's a link. */
function withType(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'type' in value) return value
  return { ...value, type: 'items' in value ? 'dropdown' : 'default' }
}

/** The navbar at the top of every page. */
export const navbar = options({
  /** Name next to the logo. Default: none. @example 'Acme' */
  title: text().optional(),
  /** Logo at the left end. Default: none. @example { src: '/img/logo.svg', alt: 'Acme' } */
  logo: logo().optional(),
  /** Whether the navbar hides while the reader scrolls down. Default: `false`. @example true */
  hideOnScroll: z.boolean().default(false),
  /**
   * Items of the navbar, from left to right on each side. Default: `[]`.
   * @example [{ label: 'Guides', to: '/guides', position: 'left' }]
   */
  items: z.array(item).default([]),
  /**
   * Components for item types of the site's own, whose names begin with `custom-`: modules whose default export is the
   * component. It receives the other options of the item, and `mobile` in the mobile menu. Default: `{}`.
   * @example { 'custom-status': 'src/navbar/Status.tsx' }
   */
  itemTypes: z.record(ownType, text()).default({}),
}).check((ctx) => {
  const { items, itemTypes } = ctx.value
  for (const [index, { type }] of items.entries())
    if (type.startsWith('custom-') && !(type in itemTypes))
      reportIssue(
        ctx,
        ['items', index],
        `Name the component of the type in \`navbar.itemTypes\`: { '${type}': 'src/navbar/Item.tsx' }.`,
      )
})

export type NavbarConfig = z.output<typeof navbar>
export type NavbarItemConfig = z.output<typeof builtIn>
export type OwnNavbarItemConfig = z.output<typeof custom>
export type NavbarSubItemConfig = z.output<typeof subItem>
