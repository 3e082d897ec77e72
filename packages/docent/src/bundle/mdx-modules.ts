import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Config } from '../config/index.ts'
import { writtenFrontMatter } from '../content/front-matter.ts'
import { problemsIn } from '../errors/index.ts'
import { readText } from '../files/read-text.ts'
import { sourceFile } from '../files/source-dir.ts'
import { compileSettings } from '../markdown/compile-settings.ts'
import { createSourceCompiler, type SourceCompiler } from '../markdown/source-compiler.ts'
import { REQUIRE } from '../shared/page-marks.ts'
import type { PluginBundle } from '../shared/records/bundles.ts'

const js = JSON.stringify

/** Name under which the bundler keeps the files that a partial shows. */
export const INPUTS = 'docentInputs'

/** Compiles partials that components import, for example in the module with a site's components for all pages. */
export function mdxModules(config: Config, plugins: Pick<PluginBundle, 'file'>): Plugin {
  let compiler: SourceCompiler | undefined
  return {
    name: 'docent-mdx-modules',
    enforce: 'pre',
    async load(id) {
      if (!/\.mdx?$/.test(id)) return undefined
      if (this.environment.name === 'client')
        this.error('Code for browsers imports a Markdown file, which only a build can render.')
      compiler ??= createSourceCompiler(compileSettings(config, plugins))
      const { code, imports, assets, inputs, frontMatter } = await compiler
        .compile(readText(id), id)
        .catch((error: unknown) => {
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
      const isRead = frontMatter !== undefined && code.includes('frontMatter')
      const written = isRead ? writtenFrontMatter(frontMatter) : {}
      const module = [
        `import { partialModule } from ${js(sourceFile('page/evaluate.tsx'))}`,
        ...lines,
        `export default partialModule(${js(code)}, { ${bindings.join(', ')} }, ${js(written)})`,
      ].join('\n')
      return { code: module, meta: { [INPUTS]: inputs.map(({ file }) => file) } }
    },
  }
}
