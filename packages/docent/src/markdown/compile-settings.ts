import type { Config } from '../config/index.ts'
import type { PluginBundle } from '../shared/records/bundles.ts'
import { join } from '../shared/node/paths.ts'
import { replacesElements } from './replaced-elements.ts'
import type { CompileSettings } from './source-compiler.ts'

/** The settings that all sources of a site are compiled with: pages, partials, and what components import. */
export function compileSettings(
  config: Config,
  { file: pluginFile }: Pick<PluginBundle, 'file'>,
): CompileSettings {
  return {
    siteDir: config.siteDir,
    outside: [...config.outsideFolders],
    staticDir: join(config.siteDir, config.staticDir),
    baseUrl: config.baseUrl,
    codeBlocks: config.codeBlocks,
    markdown: config.markdown,
    include: config.include,
    ...(config.foreignContent && { foreignComponents: config.foreignContent.components }),
    keepsElements: replacesElements(config),
    ...(pluginFile !== undefined && { pluginFile }),
  }
}
