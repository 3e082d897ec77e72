import { categoriesOf, pagePath, sectionLabel } from './pages.mjs'

/**
 * @typedef {import('./generator.mjs').PlainPage} PlainPage
 * @typedef {import('./generator.mjs').Category} Category
 *
 * @typedef {{ text: string, link?: string, collapsed?: boolean, items?: SidebarItem[] }} SidebarItem
 */

/**
 * The sidebar of a section as the other generators derive it from folders: pages and folders by
 * position, then by path; folders are collapsed groups.
 * @param {PlainPage[]} pages
 * @param {Map<string, Category>} categories
 * @param {string} folder
 * @returns {SidebarItem[]}
 */
export function sidebarItems(pages, categories, folder) {
  const known = categoriesOf(pages, categories)
  /** @param {string} dir @returns {SidebarItem[]} */
  const itemsOf = (dir) => {
    const below = pages.filter((page) => pagePath(page).startsWith(`${dir}/`))
    const rest = (/** @type {PlainPage} */ page) => pagePath(page).slice(dir.length + 1)
    const own = below
      .filter((page) => !rest(page).includes('/'))
      .map((page) => ({
        key: rest(page),
        position: page.position,
        item: { text: page.sidebarLabel ?? page.title, link: page.route },
      }))
    const folders = [
      ...new Set(
        below
          .map(rest)
          .filter((path) => path.includes('/'))
          .map((path) => path.split('/')[0] ?? ''),
      ),
    ]
    const groups = folders.map((name) => {
      const category = known.get(`${dir}/${name}`)
      const text = category?.label ?? sectionLabel(name)
      return {
        key: name,
        position: category?.position,
        item: { text, collapsed: true, items: itemsOf(`${dir}/${name}`) },
      }
    })
    return [...own, ...groups].sort(byPosition).map(({ item }) => item)
  }
  return itemsOf(folder)
}

/**
 * @param {{ key: string, position?: number }} a
 * @param {{ key: string, position?: number }} b
 */
function byPosition(a, b) {
  const order = (a.position ?? Infinity) - (b.position ?? Infinity)
  return order === 0 || Number.isNaN(order) ? a.key.localeCompare(b.key) : order
}
