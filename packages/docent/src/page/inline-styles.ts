import type { SiteData } from '../shared/records/site-data.ts'

/** Without JavaScript, shows content that scripts would reveal and hides controls that need scripts. */
export const NOSCRIPT_STYLE =
  '[data-intent]{display:none!important}.tabs>[role=tablist]{display:none}.tabs>[role=tabpanel][hidden]{display:block!important;content-visibility:visible!important}.code-copy{display:none}'

/**
 * The announcement bar's configured colors. They're a style sheet rather than a `style` attribute, because a content
 * security policy can allow a style sheet by its hash.
 */
export function announcementStyle({
  announcementBar: bar,
}: Pick<SiteData, 'announcementBar'>): string | undefined {
  const colors = {
    '--announcement-bg': bar?.backgroundColor,
    '--announcement-text': bar?.textColor,
  }
  const rules = Object.entries(colors).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}:${value}`],
  )
  return rules.length === 0 ? undefined : `:root{${rules.join(';')}}`
}

/** All inline styles in a site's documents. The policy allows only these. */
export function inlineStyles(site: Pick<SiteData, 'announcementBar'>): string[] {
  const announcement = announcementStyle(site)
  return announcement === undefined ? [NOSCRIPT_STYLE] : [NOSCRIPT_STYLE, announcement]
}
