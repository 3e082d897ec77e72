import { readFileSync } from 'node:fs'
import { parseDocument } from 'htmlparser2'
import { type Plugin, transformWithOxc } from 'vite'
import { replacementCode } from './modules.ts'
import { join } from './paths.ts'
import { globalSelectors, layeredReset } from './site-styles.ts'

/** Prefix of the name of a module with a React page. */
const PAGE_OF = '\0docent-docusaurus-page:'

/** Docusaurus passes its configuration to pages as a prop. */
function pageWithConfig(file: string): string {
  return [
    `import { createElement } from 'react'`,
    `import * as page from ${JSON.stringify(file)}`,
    `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'`,
    `export * from ${JSON.stringify(file)}`,
    `const Page = (props) => createElement(page.default, { ...props, config: useDocusaurusContext().siteConfig })`,
    `export default page.default && Page`,
  ].join('\n')
}

/** Prefix of the name of a module that replaces one of Docusaurus. */
const REPLACEMENT = '\0docent-docusaurus:'
/** The module of docent that imports React pages. */
const SERVER = '\0virtual:docent/server'

/**
 * Bundles the code of a Docusaurus site. Its Docusaurus modules are docent's or the site's own, `.js` files may contain
 * JSX, and SVG files are components.
 */
export function vitePlugins(siteDir: string, pagesDir: string): Plugin[] {
  return [
    {
      name: 'docusaurus-pages',
      enforce: 'pre',
      resolveId(specifier, importer) {
        // A page whose text is imported, with `?raw`, is only a file.
        const isPage =
          specifier.startsWith(join(siteDir, pagesDir, '/')) && !specifier.includes('?')
        return isPage && importer === SERVER ? PAGE_OF + specifier : undefined
      },
      load(id) {
        return id.startsWith(PAGE_OF) ? pageWithConfig(id.slice(PAGE_OF.length)) : undefined
      },
    },
    {
      name: 'docusaurus-modules',
      enforce: 'pre',
      // The hook `resolve` has resolved the site's own components.
      resolveId: (specifier) => (replacementCode(specifier) ? REPLACEMENT + specifier : undefined),
      load: (id) =>
        id.startsWith(REPLACEMENT) ? replacementCode(id.slice(REPLACEMENT.length)) : undefined,
    },
    {
      name: 'docusaurus-jsx',
      enforce: 'pre',
      transform(code, id) {
        const file = id.replace(/[?#].*$/, '')
        if (!/\.m?js$/.test(file) || file.includes('/node_modules/') || !/<[\w>]/.test(code))
          return undefined
        return transformWithOxc(code, file, { lang: 'jsx', jsx: { runtime: 'automatic' } })
      },
    },
    {
      name: 'docusaurus-css-modules',
      enforce: 'pre',
      transform(code, id) {
        const isModule = /\.module\.(?:css|s[ac]ss|less)$/.test(id.replace(/[?#].*$/, ''))
        return isModule && /:global(?!\s*\()/.test(code) ? globalSelectors(code) : undefined
      },
    },
    {
      name: 'docusaurus-resets',
      enforce: 'pre',
      transform: (code, id) => layeredReset(code, id.replace(/[?#].*$/, '')),
    },
    {
      name: 'docusaurus-svg',
      enforce: 'pre',
      load(id) {
        return id.endsWith('.svg') ? svgComponent(id) : undefined
      },
    },
  ]
}

/** Converts the name of an SVG attribute to React's name for it. */
function reactName(name: string): string {
  if (name === 'class') return 'className'
  return /^(?:aria|data)-/.test(name)
    ? name
    : name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Source code of a module that exports an SVG file as a component, whose props become attributes. */
export function svgComponent(file: string): string {
  const text = readFileSync(file, 'utf8')
  const root = parseDocument(text, { xmlMode: true, withStartIndices: true, withEndIndices: true })
  const svg = root.children.find((node) => 'name' in node && node.name === 'svg')
  if (!svg || !('attribs' in svg)) return 'export default function Svg() { return null }'
  const { style: _, ...attributes } = svg.attribs
  const props = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [reactName(name), value]),
  )
  const [first, last] = [svg.children[0], svg.children.at(-1)]
  const inner = first && last ? text.slice(first.startIndex ?? 0, (last.endIndex ?? -1) + 1) : ''
  return `import { jsx } from 'react/jsx-runtime'
const own = ${JSON.stringify(props)}
const content = ${JSON.stringify({ __html: inner })}
export default function Svg({ title, titleId, ...props }) {
  return jsx('svg', { ...own, ...props, dangerouslySetInnerHTML: content })
}`
}
