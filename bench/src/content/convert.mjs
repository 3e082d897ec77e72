import { posix } from 'node:path'
import { resolveLinks } from './links.mjs'
import { textOf } from './nodes.mjs'
import { parseSource } from './parse.mjs'
import { plain } from './plain.mjs'

/**
 * @typedef {import('./nodes.mjs').Node} Node
 * @typedef {import('./site-source.mjs').SiteSource} SiteSource
 * @typedef {import('./components.mjs').OptionFact} OptionFact
 *
 * One page that every generator can build.
 * @typedef {object} PlainPage
 * @property {string} route clean, for example `/api/commands/click`; also where its file lies
 * @property {string} section folders that share one sidebar: `api`, or `copy-2/api` when scaled
 * @property {string} title
 * @property {string} description
 * @property {string} [sidebarLabel]
 * @property {number} [position]
 * @property {Node[]} nodes
 *
 * @typedef {object} Conversion
 * @property {PlainPage[]} pages by route
 * @property {Map<string, number>} dropped components that left nothing behind, with their number
 */

/**
 * Converts the site's pages to plain Markdown trees.
 * @param {SiteSource} site
 * @param {Record<string, OptionFact>} [options] shared options of the site's data
 * @returns {Conversion}
 */
export function convertSite(site, options = {}) {
  /** @type {Map<string, number>} */
  const dropped = new Map()
  const parsed = [...site.docs]
    .filter(([file]) => !posix.basename(file).startsWith('_'))
    .map(([file, source]) => ({ file, ...parseSource(source, formatOf(file), `docs/${file}`) }))
    .filter(({ frontMatter }) => frontMatter.draft !== true)
    .map((page) => ({ ...page, route: routeOf(page.file, page.frontMatter.slug) }))
  const routesByFile = new Map(parsed.map(({ file, route }) => [file, route]))
  const routes = new Set(routesByFile.values())

  const pages = parsed.map(({ file, route, frontMatter, children }) => {
    const nodes = plain(children, {
      file: `docs/${file}`,
      frontMatter,
      options,
      partial: (specifier, from) => findPartial(site, specifier, from),
      drop: (name) => dropped.set(name, (dropped.get(name) ?? 0) + 1),
    })
    const h1 = nodes.find((node) => node.type === 'heading' && node.depth === 1)
    return page(
      route,
      frontMatter,
      h1,
      resolveLinks(
        nodes.filter((node) => node !== h1),
        { file, routesByFile, routes },
      ),
    )
  })
  return { pages: pages.sort((a, b) => (a.route < b.route ? -1 : 1)), dropped }
}

/**
 * @param {string} route
 * @param {Record<string, unknown>} frontMatter
 * @param {Node | undefined} h1
 * @param {Node[]} nodes
 * @returns {PlainPage}
 */
function page(route, frontMatter, h1, nodes) {
  const { title, description, sidebar_label: label, sidebar_position: position } = frontMatter
  return {
    route,
    section: route.split('/')[1] ?? '',
    title: typeof title === 'string' ? title : h1 ? textOf(h1) : posix.basename(route),
    description: typeof description === 'string' ? description : '',
    sidebarLabel: typeof label === 'string' ? label : undefined,
    position: typeof position === 'number' ? position : undefined,
    nodes,
  }
}

/** @param {string} file */
const formatOf = (file) => (file.endsWith('.mdx') ? 'mdx' : 'md')

/**
 * The route of a page: its path, or its `slug` (absolute, or relative to its folder).
 * @param {string} file path below `docs`
 * @param {unknown} slug
 */
export function routeOf(file, slug) {
  const path = file.replace(/\.mdx?$/, '').replace(/(?:^|\/)(?:index|README)$/, '')
  const route =
    typeof slug === 'string' ? posix.resolve('/', posix.dirname(file), slug) : posix.join('/', path)
  return route.length > 1 ? route.replace(/\/$/, '') : route
}

/**
 * A partial by its import: relative to the file, or from the site folder (`@site/partials/x.mdx`).
 * @param {SiteSource} site
 * @param {string} specifier
 * @param {string} from path below the site folder
 */
function findPartial(site, specifier, from) {
  const file = specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : specifier.replace(/^(?:@site|~)?\//, '')
  const source = site.partials.get(file) ?? site.docs.get(file.replace(/^docs\//, ''))
  return source === undefined
    ? undefined
    : { file, children: parseSource(source, formatOf(file), file).children }
}
