import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Heading, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { createSlugger, slugifyCase } from '../../../packages/docent/src/shared/heading-slugs.ts'
import { UsageError } from '../../../scripts/usage.ts'
import type { Anchors } from './anchors.ts'

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter)

/**
 * Reads the anchors of all pages in a checkout of the repository of the public documentation.
 * @throws UsageError if the folder isn't one
 */
export function readPublicAnchors(root: string): Anchors {
  const components = path.join(root, 'src/theme/MDXComponents.js')
  if (!existsSync(components))
    throw new UsageError(
      `${root} isn't a checkout of the public documentation: it has no src/theme/MDXComponents.js.`,
    )
  const shared = importsOf(readFileSync(components, 'utf8'))
  const files = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  const pages = files
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('partials/'))
    .map((file) => `docs/${file}`)
    .toSorted()
  return Object.fromEntries(
    pages.map((file) => {
      const ids = new Set(anchorsOf(path.join(root, file), { root, shared }))
      return [routeOf(root, file), [...ids].toSorted()]
    }),
  )
}

interface Repository {
  root: string
  /** Files of the components that all pages know, by name. */
  shared: ReadonlyMap<string, string>
}

function anchorsOf(file: string, repository: Repository): string[] {
  const source = readFileSync(file, 'utf8')
  const own = importsOf(source)
  const { claim } = createSlugger()
  const ids: string[] = []
  visit(parse(source), (node) => {
    if (node.type === 'heading') ids.push(idOf(node, claim))
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    for (const attribute of node.attributes)
      if (
        attribute.type === 'mdxJsxAttribute' &&
        typeof attribute.value === 'string' &&
        isAnchor(node.name ?? '', attribute.name)
      )
        ids.push(attribute.value)
    const component = own.get(node.name ?? '') ?? repository.shared.get(node.name ?? '')
    const target = component?.replace('@site', repository.root)
    if (target?.endsWith('.mdx') && existsSync(target)) ids.push(...anchorsOf(target, repository))
    if (target?.endsWith('/plugins-list')) ids.push(...pluginCategories(repository.root))
  })
  return ids
}

/** Components have other attributes named `id` and `name`. */
function isAnchor(element: string, attribute: string): boolean {
  return attribute === 'name' ? element === 'a' : attribute === 'id' && /^[a-z]/.test(element)
}

function parse(source: string): Root {
  // MDX would read the braces as an expression. Docusaurus escapes them, too.
  const escaped = source.replaceAll(/^(#{1,6} .*)\{#([^}]+)\}[ \t]*$/gm, '$1\\{#$2}')
  return parser.parse(escaped.replaceAll(/<!--.*?-->/gs, ''))
}

/**
 * The repository's patch of Docusaurus keeps the case of headings, and writes hyphens for the dots of a version that is
 * a heading.
 */
function idOf(heading: Heading, claim: (id: string) => string): string {
  const text = toString(heading)
  const explicit = /\{#([^}]+)\}\s*$/.exec(text)?.[1]
  if (explicit !== undefined) return explicit.trim()
  const version = /^\d*.?\d*.?\d*$/.test(text) ? text.replaceAll('.', '-') : text
  return claim(slugifyCase(version.trim()))
}

function importsOf(source: string): Map<string, string> {
  const found = source.matchAll(/^import (\w+) from ['"](@site\/[^'"]+)['"]/gm)
  return new Map([...found].map(([, name = '', file = '']) => [name, file]))
}

/** The list of plugins gives its categories IDs of its own. */
function pluginCategories(root: string): string[] {
  const { plugins } = JSON.parse(
    readFileSync(path.join(root, 'src/data/plugins.json'), 'utf8'),
  ) as {
    plugins: { name: string }[]
  }
  return plugins.map(({ name }) => name.replaceAll(' ', '-').toLowerCase())
}

/** A page's file is its route, unless its front matter has a slug. */
function routeOf(root: string, file: string): string {
  const folder = path.posix.dirname(file).replace(/^docs/, '')
  const front = /^---\n(.*?)\n---/s.exec(readFileSync(path.join(root, file), 'utf8'))?.[1] ?? ''
  const slug = /^slug: *['"]?([^'"\n]+)['"]?$/m.exec(front)?.[1]?.trim()
  if (slug !== undefined) return path.posix.resolve(folder, slug)
  const name = path.posix.basename(file, '.mdx')
  return name === 'index' ? folder : `${folder}/${name}`
}
