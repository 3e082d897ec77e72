import { cacheKey } from '../cache/cache-key.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { RenderedPage } from '../model/page.ts'
import { movedStyles } from '../html/moved-styles.ts'
import { styleAttributeSheet } from './formats/style-attribute-sheet.ts'
import { textFile, type FinishedSite, type StyleSheet } from './output.ts'

/** What authors wrote in `style` attributes, as one style sheet. */
export function styleAttributes({ styles }: FinishedSite): OutputFile[] {
  return styles.file ? [styles.file] : []
}

/**
 * Makes the style sheet before any document is written, because documents name it.
 * @param shell records with the HTML that the configuration adds to every page
 */
export async function makeStyleSheet(
  baseUrl: string,
  shell: unknown,
  pages: readonly Pick<RenderedPage, 'styles'>[],
): Promise<StyleSheet> {
  const everywhere = shellStyles(shell)
  const texts = new Set([...everywhere, ...pages.flatMap(({ styles }) => styles)])
  if (texts.size === 0) return { addressFor: () => undefined }
  const content = await styleAttributeSheet([...texts].sort())
  const path = `assets/style-attributes.${cacheKey(content).slice(0, 8)}.css`
  return {
    file: textFile(path, content, 'the `style` attributes'),
    addressFor: ({ styles }) =>
      everywhere.length > 0 || styles.length > 0 ? baseUrl + path : undefined,
  }
}

/** Styles in the HTML that the configuration adds to every page, wherever it is in these records. */
export function shellStyles(records: unknown): string[] {
  if (typeof records === 'string') return movedStyles(records)
  return typeof records === 'object' && records !== null
    ? [...new Set(Object.values(records).flatMap(shellStyles))]
    : []
}
