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

/** docent's article parts that have separate style sheets. Only pages that use a part load its style sheet. */
export const ARTICLE_PARTS = ['Cards', 'FileTree', 'Hero', 'Math', 'Diagram'] as const

export type ArticlePart = (typeof ARTICLE_PARTS)[number]

export function isArticlePart(name: string): name is ArticlePart {
  return ARTICLE_PARTS.some((part) => part === name)
}

/** Marks an element whose text becomes a code block. Its value is JSON with the language and the meta of a fence. */
export const CODE_ATTRIBUTE = 'data-docent-code'

/** Attribute of the shell's element that the consent banner is inserted into. */
export const CONSENT_CONTAINER = 'data-consent-container'

/**
 * The attribute that replaces `style`. A security policy without `unsafe-inline` blocks `style` attributes in markup,
 * so their declarations move to a style sheet, whose rules match elements by this attribute.
 */
export const STYLE_ATTRIBUTE = 'data-inline-style'
