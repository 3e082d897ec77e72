import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inlineScript } from '../bundle/inline-script.ts'
import type { Config } from '../config/index.ts'
import { errors } from '../errors/index.ts'
import type { InlineScripts } from '../render/document.ts'
import { prePaintOptions } from './pre-paint-options.ts'

/**
 * Compiles the scripts that stand in documents themselves.
 * @throws DocentError when the file of a site's own script does not exist
 */
export async function inlineScripts(config: Config): Promise<InlineScripts> {
  const options = JSON.stringify(prePaintOptions(config))
  return {
    prePaint: await inlineScript('pre-paint.ts', `docent.prePaint(${options})`),
    restoreTabs: await inlineScript('restore-tabs.ts', 'docent.restoreTabs()'),
    article: await Promise.all(
      config.articleScripts.map(async ({ file, attribute }, index) => {
        const path = join(config.siteDir, file)
        if (!existsSync(path)) {
          throw errors.missingConfiguredFile({ option: `articleScripts[${index}].file`, path })
        }
        return { attribute, code: await inlineScript(path, 'docent.default()') }
      }),
    ),
  }
}
