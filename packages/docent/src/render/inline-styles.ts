import type { SiteData } from '../model/site-data.ts'

/** Shows without JavaScript what scripts would have shown, and hides controls that need them. */
export const NOSCRIPT_STYLE =
  '[data-intent]{display:none!important}.tabs>[role=tablist]{display:none}.tabs>[role=tabpanel][hidden]{display:block!important}.code-copy{display:none}'

/**
 * Colors of the announcement bar that the configuration sets. They're a stylesheet rather than a `style` attribute,
 * because a content security policy can allow a stylesheet by its hash.
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

/** All styles in the documents of a site: the policy allows these and no others. */
export function inlineStyles(site: Pick<SiteData, 'announcementBar'>): string[] {
  const announcement = announcementStyle(site)
  return announcement === undefined ? [NOSCRIPT_STYLE] : [NOSCRIPT_STYLE, announcement]
}
