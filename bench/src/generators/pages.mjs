import { stringify } from 'yaml'
import { toMarkdown } from '../content/markdown.mjs'

/**
 * @typedef {import('./generator.mjs').PlainPage} PlainPage
 * @typedef {import('./generator.mjs').Category} Category
 */

/** Path of a page without extension. @param {PlainPage} page */
export const pagePath = (page) => (page.route === '/' ? 'index' : page.route.slice(1))

/**
 * Path of a page's file without extension, for generators that pass over names with `_` in front.
 * @param {PlainPage} page
 */
export const sourcePath = (page) => pagePath(page).replace(/(^|\/)_([^/]*)$/, '$1underscore$2')

/** The `slug` that a page needs because its file is named otherwise. @param {PlainPage} page */
export const slugOf = (page) => (sourcePath(page) === pagePath(page) ? undefined : page.route)

/**
 * Source of one page.
 * @param {PlainPage} page
 * @param {Record<string, unknown>} frontMatter keys without a value are left out
 * @param {import('../content/markdown.mjs').Dialect} dialect
 * @param {string} [before] Markdown above the content
 */
export function pageSource(page, frontMatter, dialect, before = '') {
  const known = Object.fromEntries(
    Object.entries(frontMatter).filter(([, value]) => value !== undefined && value !== ''),
  )
  return `---\n${stringify(known)}---\n\n${before}${toMarkdown(page.nodes, dialect)}`
}

/**
 * The folders that get a sidebar of their own.
 * @param {PlainPage[]} pages
 * @returns {string[]} such as `api`
 */
export function sectionsOf(pages) {
  return [...new Set(pages.filter((page) => hasFolder(page)).map(({ section }) => section))]
}

/** @param {PlainPage} page */
const hasFolder = (page) => page.route.startsWith(`/${page.section}/`)

/**
 * Title of a section without a category file.
 * @param {string} section
 */
export const sectionLabel = (section) =>
  (section.split('/').pop() ?? '').replace(/-/g, ' ').replace(/^\w/, (char) => char.toUpperCase())

/**
 * `_category_.json` files, also for the copies of a scaled site.
 * @param {PlainPage[]} pages
 * @param {Map<string, Category>} categories
 * @returns {Map<string, Category>} by folder
 */
export function categoriesOf(pages, categories) {
  /** @type {Map<string, Category>} */
  const result = new Map()
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
