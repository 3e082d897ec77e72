import { join } from 'node:path'
import { inlineScript } from './compile-inline.ts'
import type { Config } from '../config/index.ts'
import type { InlineScripts } from '../render/document.ts'
import { jsonForScript } from '../shared/html.ts'
import { prePaintOptions } from './pre-paint-options.ts'

/** Compiles the scripts that documents contain. */
export async function inlineScripts(config: Config): Promise<InlineScripts> {
  const options = jsonForScript(prePaintOptions(config))
  return {
    prePaint: await inlineScript('pre-paint.ts', `docent.prePaint(${options})`),
    restoreTabs: await inlineScript('restore-tabs.ts', 'docent.restoreTabs()'),
    cleanAddress:
      config.trailingSlash === false
        ? await inlineScript('drop-slash.ts', 'docent.dropSlash()')
        : await inlineScript('clean-address.ts', 'docent.cleanAddress()'),
    redirect: await inlineScript('redirect.ts', 'docent.redirect()'),
    article: await Promise.all(
      config.articleScripts.map(async ({ file, attribute }) => ({
        attribute,
        code: await inlineScript(
          join(config.siteDir, file),
          'docent.default(document.querySelector("article"))',
        ),
      })),
    ),
  }
}
