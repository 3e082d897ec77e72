import { compilePage } from '../markdown/compile.ts'
import { createHighlight, type Highlight } from '../markdown/fences/highlighter.ts'
import { loadPlugins, type SitePlugins } from '../markdown/site-plugins.ts'
import type { WorkerContext } from './jobs.ts'

/** Compiles the sources of a site, in a thread of a build or in `dev`. */
export interface SourceCompiler {
  compile(source: string, file: string): ReturnType<typeof compilePage>
  /** Highlights code that components render. */
  highlight(): Highlight
}

/** The highlighter and the site's plugins are loaded on demand, so that no grammar is loaded without code. */
export function createSourceCompiler(context: WorkerContext): SourceCompiler {
  let highlighter: Highlight | undefined
  let plugins: Promise<SitePlugins> | undefined
  const highlight = (): Highlight => (highlighter ??= createHighlight())
  return {
    highlight,
    async compile(source, file) {
      return compilePage(source, file, {
        ...context,
        plugins: await (plugins ??= loadPlugins(context.pluginFile)),
        highlight: highlight(),
      })
    },
  }
}
