import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type HtmlNode, parseHtml } from '../../../packages/docent/src/shared/html/tree.ts'
import { requireBuilt } from '../../../scripts/usage.ts'

/**
 * The IDs in the article of every built page, by route.
 * @throws UsageError if the site isn't built
 */
export function readBuilt(dist: string): Map<string, Set<string>> {
  requireBuilt(dist)
  const { routes } = JSON.parse(readFileSync(path.join(dist, 'routes.json'), 'utf8')) as {
    routes: { path: string }[]
  }
  return new Map(
    routes.map(({ path: route }) => [
      route,
      articleIds(readFileSync(path.join(dist, route, 'index.html'), 'utf8')),
    ]),
  )
}

/** IDs that links can name. Those in drawings, and those that React generates, are only for the parts themselves. */
function articleIds(html: string): Set<string> {
  const ids = new Set<string>()
  const visit = (nodes: readonly HtmlNode[], isArticle: boolean): void => {
    for (const node of nodes) {
      if (node.type !== 'element' || node.name === 'svg') continue
      const inside = isArticle || node.name === 'article'
      const id = node.attribs['id']
      if (inside && id !== undefined && !/^:|^_\w+_$|_[rR]_\w+_/.test(id)) ids.add(id)
      visit(node.children, inside)
    }
  }
  visit(parseHtml(html).children, false)
  return ids
}
