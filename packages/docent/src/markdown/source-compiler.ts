import { type CompileOptions, compilePage } from './compile.ts'
import { createHighlight, type Highlight } from './fences/highlighter.ts'
import { loadPlugins, type SitePlugins } from './site-plugins.ts'

/** What the configuration says about compiling sources. */
export interface CompileSettings extends Omit<CompileOptions, 'plugins' | 'highlight'> {
  /** Path of the module with the site's Markdown plugins, if it has any. */
  pluginFile?: string
}

/** Compiles the sources of a site, in a thread of a build, in `dev`, or in the bundler. */
export interface SourceCompiler {
  compile(source: string, file: string): ReturnType<typeof compilePage>
  /** Highlights code that components render. */
  highlight(): Highlight
}

/** The highlighter and the site's plugins are loaded on demand, so that no grammar is loaded without code. */
export function createSourceCompiler(settings: CompileSettings): SourceCompiler {
  let highlighter: Highlight | undefined
  let plugins: Promise<SitePlugins> | undefined
  const highlight = (): Highlight => (highlighter ??= createHighlight())
  return {
    highlight,
    async compile(source, file) {
      return compilePage(source, file, {
        ...settings,
        plugins: await (plugins ??= loadPlugins(settings.pluginFile)),
        highlight: highlight(),
      })
    },
  }
}
