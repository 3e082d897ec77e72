import { cacheKey } from '../files/cache.ts'
import type { Config } from '../config/index.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import type { RenderedPage } from '../shared/records/page.ts'
import { movedStyles } from '../shared/html/edit.ts'
import { articleSheets, partStyles, styleAttributeSheet } from './article-sheets.ts'

type StyledPage = Pick<RenderedPage, 'styles' | 'articleParts'>

/** Style sheets that only some pages need. */
export interface PageStyles {
  files: OutputFile[]
  /** Returns the address of a page's sheet, if it needs one. */
  addressFor(page: Pick<RenderedPage, 'styles' | 'articleParts'>): string | undefined
}

/**
 * Creates the style sheets of pages before the documents, which contain their addresses. Pages with the same parts
 * share a sheet.
 * @param shell records with the HTML that the configuration adds to every page
 */
export async function makePageStyles(
  config: Config,
  shell: unknown,
  pages: readonly StyledPage[],
): Promise<PageStyles> {
  const partSheets = await articleSheets(
    pages.flatMap(({ articleParts }) => articleParts),
    config,
  )
  const everywhere = shellStyles(shell)
  const all = new Set([...everywhere, ...pages.flatMap(({ styles }) => styles)])
  const attributes = await styleAttributeSheet([...all].sort())
  const sheets = new Map<string, OutputFile>()
  for (const page of pages) {
    const key = keyOf(page, everywhere)
    if (key === undefined || sheets.has(key)) continue
    const hasAttributes = everywhere.length > 0 || page.styles.length > 0
    const content =
      (await partStyles(page.articleParts, partSheets)) + (hasAttributes ? attributes : '')
    const path = `assets/page.${cacheKey(content).slice(0, 8)}.css`
    sheets.set(key, { path, content, key: cacheKey(content), origin: 'the style sheets of pages' })
  }
  return {
    files: [...new Map([...sheets.values()].map((file) => [file.path, file])).values()],
    addressFor(page) {
      const sheet = sheets.get(keyOf(page, everywhere) ?? '')
      return sheet && config.baseUrl + sheet.path
    },
  }
}

/** Identifies a page's sheet. `undefined` if the page needs none. */
function keyOf(
  { styles, articleParts }: StyledPage,
  everywhere: readonly string[],
): string | undefined {
  const hasAttributes = everywhere.length > 0 || styles.length > 0
  const names = [...articleParts, ...(hasAttributes ? ['attributes'] : [])]
  return names.length === 0 ? undefined : names.join()
}

/** Styles in the HTML that the configuration adds to every page, anywhere in these records. */
export function shellStyles(records: unknown): string[] {
  if (typeof records === 'string') return movedStyles(records)
  return typeof records === 'object' && records !== null
    ? [...new Set(Object.values(records).flatMap(shellStyles))]
    : []
}
