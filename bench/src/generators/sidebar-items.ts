import { categoriesOf, pagePath, sectionLabel } from './pages.ts'
import type { PlainPage } from '../content/convert.ts'
import type { Category } from '../content/site-source.ts'

type SidebarItem = { text: string; link?: string; collapsed?: boolean; items?: SidebarItem[] }

/**
 * The sidebar of a section as the other generators derive it from folders: pages and folders sorted by position and
 * then by path, with folders as collapsed groups.
 */
export function sidebarItems(
  pages: PlainPage[],
  categories: Map<string, Category>,
  folder: string,
): SidebarItem[] {
  const known = categoriesOf(pages, categories)
  const itemsOf = (dir: string): SidebarItem[] => {
    const below = pages.filter((page) => pagePath(page).startsWith(`${dir}/`))
    const rest = (page: PlainPage) => pagePath(page).slice(dir.length + 1)
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

function byPosition(a: { key: string; position?: number }, b: { key: string; position?: number }) {
  const order = (a.position ?? Infinity) - (b.position ?? Infinity)
  return order === 0 || Number.isNaN(order) ? a.key.localeCompare(b.key) : order
}
