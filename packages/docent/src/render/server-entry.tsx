import {
  components as siteComponents,
  islandFiles,
  islands,
  modules,
  pages,
} from 'virtual:docent/server'
import { isIsland } from '../ui/island.tsx'
import { Admonition } from './mdx/Admonition.tsx'
import { Details } from './mdx/Details.tsx'
import {
  Badge,
  Card,
  Cards,
  CategoryCards,
  CodeBlock,
  FileTree,
  Hero,
  Steps,
} from '../theme/parts/index.ts'
import { Tabs, TabItem } from './mdx/Tabs.tsx'
import { TOCInline } from './mdx/TOCInline.tsx'
import {
  renderArticle as renderInput,
  type ArticleInput,
  type RenderedContent,
} from './render-article.tsx'
import type { MdxComponents } from './partials.tsx'

/**
 * Entry of the server bundle: the site's components and the shell, built together so that they share one React.
 * The build imports it from a file, `dev` through Vite's module runner.
 */
export { evaluatePage } from './evaluate.tsx'
export { partialComponent } from './partials.tsx'
export { renderShell } from './render-shell.tsx'

/** Components of a Docusaurus site may use state outside of islands. The build warns of them. */
const allowsState = process.env.DOCENT_COMPAT === 'docusaurus'

export const renderArticle = (input: ArticleInput): RenderedContent =>
  renderInput({ ...input, allowsState })

/** Components that every page may use without an import: docent's, the site's, and all islands. */
export const mdxComponents: MdxComponents = {
  Admonition,
  Details,
  Badge,
  Card,
  Cards,
  CategoryCards,
  CodeBlock: CodeBlock as MdxComponents[string],
  FileTree,
  Hero: Hero as MdxComponents[string],
  Steps,
  TabItem,
  Tabs,
  TOCInline,
  ...siteComponents,
  ...(Object.fromEntries(
    Object.entries(islands).map(([name, module]) => [name, module.default]),
  ) as MdxComponents),
}

/** Names of islands, by component. */
export const islandNames: ReadonlyMap<unknown, string> = new Map(
  Object.entries(islands)
    .filter(([, module]) => isIsland(module.default))
    .map(([name, module]) => [module.default, name]),
)

/** Files of the islands folder whose default export was not made with `island()`. */
export const faultyIslands: string[] = Object.entries(islands)
  .filter(([, module]) => !isIsland(module.default))
  .map(([name]) => islandFiles[name] ?? name)

/** Modules that pages import, by their path below the site, and the React pages by id. */
export { modules, pages }
