/** Names of admonitions with their appearance. The name is the default title. */
const APPEARANCE: Readonly<Record<string, string>> = {
  note: 'note',
  secondary: 'note',
  tip: 'tip',
  success: 'tip',
  info: 'info',
  important: 'info',
  caution: 'caution',
  warning: 'caution',
  danger: 'danger',
}

export const ADMONITIONS: readonly string[] = Object.keys(APPEARANCE)

/** The appearance of an admonition; undefined for unknown names. */
export function admonitionAppearance(name: string): string | undefined {
  return Object.hasOwn(APPEARANCE, name) ? APPEARANCE[name] : undefined
}

/**
 * docent's article parts that have a separate style sheet, `theme/parts/Name.css`, in the order of the sheets. Only
 * pages that use a part load its style sheet. A part is found by its root element: by its name, or by the classes that
 * it begins with.
 */
const PARTS = {
  Cards: { classes: 'cards' },
  FileTree: { classes: 'file-tree' },
  Hero: { classes: 'hero' },
  Math: { element: 'math' },
} as const satisfies Record<string, { classes: string } | { element: string }>

export type ArticlePart = keyof typeof PARTS

export const ARTICLE_PARTS = Object.keys(PARTS) as ArticlePart[]

export function isArticlePart(name: string): name is ArticlePart {
  return Object.hasOwn(PARTS, name)
}

/**
 * The part whose root is this element, if it's one.
 * @param classes value of the attribute
 */
export function partOf(element: string, classes: string | undefined): ArticlePart | undefined {
  return ARTICLE_PARTS.find((name) => {
    const root = PARTS[name]
    if ('element' in root) return root.element === element
    return classes === root.classes || classes?.startsWith(`${root.classes} `)
  })
}

/** Attribute of the filter of a list of fields. */
export const FIELDS_FILTER = 'data-fields-filter'

/** Lists of fields of this length have a filter. */
export const FILTER_FROM = 12

/** docent's own scripts for articles. Only pages with an element that has the attribute contain the script. */
export const ARTICLE_SCRIPTS = [
  { attribute: FIELDS_FILTER, file: 'app/inline/filter-fields.ts' },
] as const

/** Marks an element whose text becomes a code block. Its value is JSON with the language and the meta of a fence. */
export const CODE_ATTRIBUTE = 'data-docent-code'

/** Attributes of what a module renders from a code fence: the fence's language and its text, for Markdown copies. */
export const FENCE_LANGUAGE = 'data-fence'
export const FENCE_SOURCE = 'data-source'

/**
 * The attribute that replaces `style`. A security policy without `unsafe-inline` blocks `style` attributes in markup,
 * so their declarations move to a style sheet, whose rules match elements by this attribute.
 */
export const STYLE_ATTRIBUTE = 'data-inline-style'

/** Class of the notice at an anchor that a page no longer has. */
export const OLD_ANCHOR = 'old-anchor'

/** Names of docent's components in MDX. */
export const OWN_COMPONENTS = [
  'Admonition',
  'Badge',
  'BrowserOnly',
  'Card',
  'Cards',
  'CategoryCards',
  'CodeBlock',
  'Details',
  'Field',
  'Fields',
  'FileTree',
  'Head',
  'Hero',
  'Link',
  'Steps',
  'TabItem',
  'Tabs',
  'ThemedImage',
  'TOCInline',
  'Translate',
] as const

export type OwnComponent = (typeof OWN_COMPONENTS)[number]
