import type { Config } from '../config/index.ts'
import { styleAttributeSheet } from './formats/style-attribute-sheet.ts'
import { movedStyles } from '../shared/moved-styles.ts'
import type { RenderedPage } from '../pipeline/render-articles.ts'
import { cacheKey } from '../cache/cache-key.ts'
import type { Prepared } from '../pipeline/prepare.ts'

/** The style sheet for the `style` attributes of a site; pages without any do without it. */
export interface StyleAttributes {
  /** Path below the output folder, and content. */
  file?: { path: string; content: string }
  /** Address of the sheet, if the page needs it. */
  sheetOf(page: RenderedPage): string | undefined
}

/** Writes what authors wrote in `style` attributes as one style sheet. */
export async function collectStyleAttributes(
  config: Config,
  { sites, plan }: Prepared,
  pages: readonly RenderedPage[],
): Promise<StyleAttributes> {
  const everywhere = shellStyles([sites, [...plan.sidebars.values()]])
  const texts = new Set([...everywhere, ...pages.flatMap(({ meta }) => meta.styles)])
  if (texts.size === 0) return { sheetOf: () => undefined }
  const content = await styleAttributeSheet([...texts].sort())
  const path = `assets/style-attributes.${cacheKey(content).slice(0, 8)}.css`
  return {
    file: { path, content },
    sheetOf: ({ meta }) =>
      everywhere.length > 0 || meta.styles.length > 0 ? config.baseUrl + path : undefined,
  }
}

/** Styles in the HTML that the configuration adds to every page, wherever it is in these records. */
export function shellStyles(records: unknown): string[] {
  if (typeof records === 'string') return movedStyles(records)
  return typeof records === 'object' && records !== null
    ? [...new Set(Object.values(records).flatMap(shellStyles))]
    : []
}
