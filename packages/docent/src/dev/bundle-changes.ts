import { existsSync } from 'node:fs'
import {
  type DevEnvironment,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type NormalizedHotChannel,
  type ViteDevServer,
} from 'vite'
import { isAbsolute } from '../shared/node/paths.ts'
import { changedModules, moduleId } from '../bundle/virtual-modules.ts'
import type { BundleContent } from '../shared/records/bundles.ts'
import { REVISION_EVENT } from '../shared/dev-events.ts'

/** Modules that a running application has already evaluated. Replacing them requires a full page load. */
const NEEDS_LOAD = ['clients', 'islands', 'article-scripts', 'early', 'data', 'site'].map(moduleId)

/** Invalidates the Vite modules that are generated from the site's content, after the content has been read again. */
export function updateBundle(
  { environments }: ViteDevServer,
  before: BundleContent,
  after: BundleContent,
): void {
  const changed = before === after ? [] : changedModules(before, after)
  if (changed.length === 0) return
  for (const { moduleGraph } of Object.values(environments)) invalidate(moduleGraph, changed)
  const { ssr } = environments
  if (ssr)
    forgetEvaluated(
      ssr,
      changed.flatMap((id) => ssr.moduleGraph.getModuleById(id) ?? []),
    )
  if (changed.some((id) => NEEDS_LOAD.some((name) => id === name || id.startsWith(`${name}/`))))
    environments.client.hot.send({ type: 'full-reload' })
}

/**
 * Makes Vite read files again. It may have read one that was still being written, without being told when it was done.
 */
export function readAgain({ environments }: ViteDevServer, files: readonly string[]): void {
  for (const { moduleGraph } of Object.values(environments))
    for (const file of files) moduleGraph.onFileChange(file)
  const { ssr } = environments
  if (!ssr) return
  const read = files.flatMap((file) => [...(ssr.moduleGraph.getModulesByFile(file) ?? [])])
  forgetEvaluated(ssr, read)
}

/**
 * Makes the module runner evaluate modules again, with all modules that import them. The others, such as docent's own,
 * stay. Vite's graph alone isn't enough: if two transforms of a module overlap, it contains the imports of the one that
 * ends last, although that one may be outdated.
 */
export function forgetEvaluated(
  environment: DevEnvironment,
  modules: Iterable<EnvironmentModuleNode>,
): void {
  if (!isRunnableDevEnvironment(environment)) return
  const { evaluatedModules } = environment.runner
  const all = new Set([...modules].flatMap(({ id }) => id ?? []))
  // The set grows while it's read.
  for (const id of all) {
    const evaluated = evaluatedModules.getModuleById(id)
    if (evaluated) evaluatedModules.invalidateModule(evaluated)
    for (const importer of evaluated?.importers ?? []) all.add(importer)
    for (const { id: importer } of environment.moduleGraph.getModuleById(id)?.importers ?? [])
      if (importer !== null) all.add(importer)
  }
}

/** Regenerates the modules that import files by name before Vite loads a removed file. */
export function forgetRemoved({ moduleGraph }: DevEnvironment): void {
  invalidate(moduleGraph, ['server', 'islands'].map(moduleId))
}

/** Whether this file is a module of the content. */
export function isBundled({ islands, pages, modules }: BundleContent, file: string): boolean {
  return (
    islands.includes(file) ||
    pages.some((page) => page.file === file) ||
    modules.some((module) => fileOf(module) === file)
  )
}

/** The content without files that have been removed since it was read. */
export function withoutRemoved(content: BundleContent): BundleContent {
  return {
    ...content,
    islands: content.islands.filter((file) => existsSync(file)),
    pages: content.pages.filter(({ file }) => existsSync(file)),
    modules: content.modules.filter((module) => !isAbsolute(module) || existsSync(fileOf(module))),
  }
}

/** The file of a module without a query such as `?raw`. */
function fileOf(module: string): string {
  return module.replace(/\?.*$/, '')
}

function invalidate(graph: DevEnvironment['moduleGraph'], ids: readonly string[]): void {
  for (const id of ids) {
    const module = graph.getModuleById(id)
    if (module) graph.invalidateModule(module)
  }
}

/**
 * Counts changes to the content. A browser receives changes only after its page has connected. In case a file is saved
 * before that, each document contains the revision that it was made from.
 */
export interface Revision {
  readonly current: number
  /** Records a change of the content, so that earlier documents are outdated. */
  advance(): void
  /** Reloads pages that connect with an outdated document. */
  connect(channel: NormalizedHotChannel): void
}

export function createRevision(): Revision {
  let current = 0
  return {
    get current() {
      return current
    },
    advance() {
      current += 1
    },
    connect(channel) {
      channel.on(REVISION_EVENT, (revision: number, client) => {
        if (revision !== current) client.send({ type: 'full-reload' })
      })
    },
  }
}
