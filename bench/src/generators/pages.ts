import { stringify } from 'yaml'
import { toMarkdown, type Dialect } from '../content/markdown.ts'
import type { PlainPage } from '../content/convert.ts'
import type { Category } from '../content/site-source.ts'

/** Path of a page without extension. */
export const pagePath = (page: PlainPage) => (page.route === '/' ? 'index' : page.route.slice(1))

/** Path of a page's file without extension, for generators that skip names with a leading underscore. */
export const sourcePath = (page: PlainPage) =>
  pagePath(page).replace(/(^|\/)_([^/]*)$/, '$1underscore$2')

/** The `slug` that a page needs because its file has another name. */
export const slugOf = (page: PlainPage) =>
  sourcePath(page) === pagePath(page) ? undefined : page.route

/**
 * Source of one page.
 *
 * @param frontMatter keys without a value are omitted
 * @param before Markdown above the content
 */
export function pageSource(
  page: PlainPage,
  frontMatter: Record<string, unknown>,
  dialect: Dialect,
  before: string = '',
) {
  const known = Object.fromEntries(
    Object.entries(frontMatter).filter(([, value]) => value !== undefined && value !== ''),
  )
  return `---\n${stringify(known)}---\n\n${before}${toMarkdown(page.nodes, dialect)}`
}

/**
 * The folders that have a sidebar.
 *
 * @returns their paths, such as `api`
 */
export function sectionsOf(pages: PlainPage[]): string[] {
  return [...new Set(pages.filter((page) => hasFolder(page)).map(({ section }) => section))]
}

const hasFolder = (page: PlainPage) => page.route.startsWith(`/${page.section}/`)

/** Title of a section without a category file. */
export const sectionLabel = (section: string) =>
  (section.split('/').pop() ?? '').replace(/-/g, ' ').replace(/^\w/, (char) => char.toUpperCase())

/**
 * `_category_.json` files, including those of a scaled site's copies.
 *
 * @returns categories by folder
 */
export function categoriesOf(
  pages: PlainPage[],
  categories: Map<string, Category>,
): Map<string, Category> {
  const result = new Map<string, Category>()
  for (const page of pages) {
    const folders = pagePath(page).split('/').slice(0, -1)
    for (let depth = 1; depth <= folders.length; depth += 1) {
      const folder = folders.slice(0, depth).join('/')
      const category = categories.get(folder.replace(/^copy-\d+\//, ''))
      if (category) result.set(folder, category)
    }
  }
  return result
}
