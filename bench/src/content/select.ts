import { mapNodes, paragraph, text, type Node } from './nodes.ts'
import type { PlainPage } from './convert.ts'

const PREFERRED = '/api/commands/click'

/**
 * The page to measure: the click command, otherwise the first command, otherwise the first page.
 *
 * @throws {Error} if there are no pages
 */
export function measuredPage(pages: readonly PlainPage[]): PlainPage {
  const page =
    pages.find(({ route }) => route === PREFERRED) ??
    pages.find(({ route }) => route.startsWith('/api/commands/')) ??
    pages[0]
  if (!page) throw new Error('There are no pages to measure.')
  return page
}

/**
 * Selects at most `limit` pages: the measured one, its neighbor in the sidebar, and others evenly from the whole site.
 * Links to the other pages are replaced with their text.
 */
export function limitPages(pages: PlainPage[], limit: number) {
  if (pages.length <= limit) return pages
  const measured = measuredPage(pages).route
  const folder = measured.slice(0, measured.lastIndexOf('/') + 1)
  const neighbor = pages.find(({ route }) => route !== measured && route.startsWith(folder))
  const first = pages.filter((page) => page.route === measured || page === neighbor).slice(0, limit)
  const others = pages.filter((page) => !first.includes(page))
  const count = limit - first.length
  const chosen = Array.from(
    { length: count },
    (_, at) => others[Math.floor((at * others.length) / count)],
  )
  const keep = new Set([...first, ...chosen])
  return unlink(pages.filter((page) => keep.has(page)))
}

/** Duplicates the pages. Copy `n` has routes below `/copy-n`, and its links lead to pages of the same copy. */
export function scalePages(pages: PlainPage[], times: number) {
  const copies = Array.from({ length: times - 1 }, (_, at) => {
    const prefix = `copy-${at + 2}`
    return pages.map((page) => ({
      ...page,
      route: under(prefix, page.route),
      section: `${prefix}/${page.section}`,
      // Made on demand, because the trees of 33,000 pages don't fit in memory.
      get nodes() {
        return mapLinks(page.nodes, (url) => (url.startsWith('/') ? under(prefix, url) : url))
      },
    }))
  })
  return [pages, ...copies].flat()
}

const under = (prefix: string, route: string) =>
  route === '/' ? `/${prefix}` : `/${prefix}${route}`

/** Replaces links to pages that aren't in the list with their text. */
function unlink(pages: PlainPage[]) {
  const routes = new Set(pages.map(({ route }) => route))
  return pages.map((page) => ({
    ...page,
    nodes: mapLinks(page.nodes, (url) =>
      url.startsWith('/') && !routes.has(url) ? undefined : url,
    ),
  }))
}

/** Rewrites the address of each link. A link without an address is replaced with its text. */
function mapLinks(nodes: Node[], rewrite: (url: string) => string | undefined): Node[] {
  return mapNodes(nodes, (node) => {
    if (node.type !== 'link') return [node]
    const url = rewrite(node.url ?? '')
    return url === undefined ? (node.children ?? []) : [{ ...node, url }]
  })
}

/** Adds the home page that every generator's logo links to: a list of the sections. */
export function withHome(pages: PlainPage[]): PlainPage[] {
  if (pages.some(({ route }) => route === '/')) return pages
  const sections = [...new Set(pages.map(({ section }) => section))]
  const items = sections.map((section) => {
    const url = pages.find((page) => page.section === section)?.route ?? '/'
    const link = { type: 'link', url, children: [text(section)] }
    return { type: 'listItem', children: [paragraph([link])] }
  })
  const list = { type: 'list', ordered: false, children: items }
  return [
    { route: '/', section: '', title: 'Home', description: 'All sections.', nodes: [list] },
    ...pages,
  ]
}
