import { posix } from 'node:path'
import { resolveLinks } from './links.ts'
import { textOf, type Node } from './nodes.ts'
import { parseSource } from './parse.ts'
import { plain } from './plain.ts'
import type { SiteSource } from './site-source.ts'
import type { OptionFact } from './components.ts'

/** A page that every generator can build. */
export interface PlainPage {
  /** Clean route, for example `/api/commands/click`. It's also the path of the page's file. */
  route: string
  /** The folder that shares a sidebar: `api`, or `copy-2/api` in a scaled site. */
  section: string
  title: string
  description: string
  sidebarLabel?: string
  position?: number
  nodes: Node[]
}

interface Conversion {
  /** Pages by route. */
  pages: PlainPage[]
  /** Names of components that were dropped, with their number. */
  dropped: Map<string, number>
}

/**
 * Converts the site's pages to plain Markdown trees.
 *
 * @param options shared options in the site's data
 */
export function convertSite(
  site: SiteSource,
  options: Record<string, OptionFact> = {},
): Conversion {
  const dropped = new Map<string, number>()
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

function page(
  route: string,
  frontMatter: Record<string, unknown>,
  h1: Node | undefined,
  nodes: Node[],
): PlainPage {
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

const formatOf = (file: string) => (file.endsWith('.mdx') ? 'mdx' : 'md')

/**
 * A page's route: its path or its `slug` (absolute, or relative to its folder).
 *
 * @param file path relative to `docs`
 */
export function routeOf(file: string, slug: unknown) {
  const path = file.replace(/\.mdx?$/, '').replace(/(?:^|\/)(?:index|README)$/, '')
  const route =
    typeof slug === 'string' ? posix.resolve('/', posix.dirname(file), slug) : posix.join('/', path)
  return route.length > 1 ? route.replace(/\/$/, '') : route
}

/**
 * Resolves the import of a partial, which is relative to the file or to the site folder (`@site/partials/x.mdx`).
 *
 * @param from path relative to the site folder
 */
function findPartial(site: SiteSource, specifier: string, from: string) {
  const file = specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : specifier.replace(/^(?:@site|~)?\//, '')
  const source = site.partials.get(file) ?? site.docs.get(file.replace(/^docs\//, ''))
  return source === undefined
    ? undefined
    : { file, children: parseSource(source, formatOf(file), file).children }
}
