import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { join } from '../shared/node/paths.ts'
import type { Config } from '../config/index.ts'
import { problemsIn } from '../errors/index.ts'
import { readText } from '../files/read-text.ts'
import { sourceFile } from '../files/source-dir.ts'
import { compilePage } from '../markdown/compile.ts'
import { REQUIRE } from '../shared/page-marks.ts'
import { createHighlight, type Highlight } from '../markdown/fences/highlighter.ts'
import { loadPlugins, type SitePlugins } from '../markdown/site-plugins.ts'
import type { PluginBundle } from '../shared/records/bundles.ts'

const js = JSON.stringify

/** Name under which the bundler keeps the files that a partial shows. */
export const INPUTS = 'docentInputs'

/** Compiles partials that components import, for example in the module with a site's components for all pages. */
export function mdxModules(
  config: Config,
  { file: pluginFile }: Pick<PluginBundle, 'file'>,
): Plugin {
  let highlight: Highlight | undefined
  let plugins: Promise<SitePlugins> | undefined
  return {
    name: 'docent-mdx-modules',
    enforce: 'pre',
    async load(id) {
      if (!/\.mdx?$/.test(id)) return undefined
      if (this.environment.name === 'client')
        this.error('Code for browsers imports a Markdown file, which only a build can render.')
      highlight ??= createHighlight()
      const { siteDir, baseUrl, codeBlocks, markdown } = config
      const { code, imports, assets, inputs } = await compilePage(readText(id), id, {
        siteDir,
        outside: config.outsideFolders,
        staticDir: join(siteDir, config.staticDir),
        baseUrl,
        codeBlocks,
        markdown,
        ...(config.foreignContent && { foreignComponents: config.foreignContent.components }),
        include: config.include,
        plugins: await (plugins ??= loadPlugins(pluginFile)),
        highlight,
      }).catch((error: unknown) => {
        // The bundler knows only single errors.
        throw problemsIn(error)[0]
      })
      for (const { file } of inputs) this.addWatchFile(file)
      if (this.environment.mode === 'build')
        for (const { from, to } of assets)
          this.emitFile({ type: 'asset', fileName: to, source: readFileSync(from) })
      const lines = imports.map(
        ({ specifier }, i) => `import * as module${i} from ${js(specifier)}`,
      )
      const bindings = imports.map(({ local, imported }, i) =>
        imported === '*' || local.startsWith(REQUIRE)
          ? `${js(local)}: module${i}`
          : `${js(local)}: module${i}[${js(imported)}]`,
      )
      const module = [
        `import { partialModule } from ${js(sourceFile('page/evaluate.tsx'))}`,
        ...lines,
        `export default partialModule(${js(code)}, { ${bindings.join(', ')} })`,
      ].join('\n')
      return { code: module, meta: { [INPUTS]: inputs.map(({ file }) => file) } }
    },
  }
}
