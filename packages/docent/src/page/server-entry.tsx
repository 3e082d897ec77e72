import { islandFiles, islands, modules, pages } from 'virtual:docent/server'
import { isIsland } from '../theme/island.tsx'
import {
  renderArticle as renderInput,
  type ArticleInput,
  type RenderedContent,
} from './render-article.tsx'

/**
 * Entry of the server bundle: the site's components and the shell, bundled together so that they use the same copy of
 * React. The build imports it from a file, `dev` through Vite's module runner.
 */
export { evaluatePage } from './evaluate.tsx'
export { partialComponent } from './evaluate.tsx'
export { mdxComponents } from './mdx-components.ts'
export { renderShell } from './render-shell.tsx'

/** Imports a module that isn't among `modules`, which only `dev` can do. */
export const importModule = import.meta.env.DEV
  ? (file: string) => import(/* @vite-ignore */ file) as Promise<Record<string, unknown>>
  : undefined

/** Components in content for another generator may use state outside islands. The build warns about them. */
const allowsState = process.env.DOCENT_FOREIGN === 'true'

export const renderArticle = (input: ArticleInput): RenderedContent =>
  renderInput({ ...input, allowsState })

/** Names of islands, by component. */
export const islandNames: ReadonlyMap<unknown, string> = new Map(
  Object.entries(islands)
    .filter(([, module]) => isIsland(module.default))
    .map(([name, module]) => [module.default, name]),
)

/** Files in the islands folder whose default export wasn't created with `island()`. */
export const faultyIslands: string[] = Object.entries(islands)
  .filter(([, module]) => !isIsland(module.default))
  .map(([name]) => islandFiles[name] ?? name)

/** Modules that pages import, by their path relative to the site's folder, and React pages by ID. */
export { modules, pages }
