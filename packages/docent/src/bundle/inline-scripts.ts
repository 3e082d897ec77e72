import { join } from 'node:path'
import { inlineScript } from './compile-inline.ts'
import type { Config } from '../config/index.ts'
import type { InlineScripts } from '../render/document.ts'
import { jsonForScript } from '../shared/html.ts'
import { prePaintOptions } from './pre-paint-options.ts'

export interface CompiledScripts {
  scripts: InlineScripts
  /** Sources that the bundler read. */
  inputs: string[]
}

/** Compiles the scripts that documents contain. */
export async function inlineScripts(config: Config): Promise<CompiledScripts> {
  const inputs: string[] = []
  const compile = async (file: string, call: string): Promise<string> => {
    const script = await inlineScript(file, call)
    inputs.push(...script.inputs)
    return script.code
  }
  const options = jsonForScript(prePaintOptions(config))
  const scripts: InlineScripts = {
    prePaint: await compile('pre-paint.ts', `docent.prePaint(${options})`),
    restoreTabs: await compile('restore-tabs.ts', 'docent.restoreTabs(document)'),
    cleanAddress:
      config.trailingSlash === false
        ? await compile('drop-slash.ts', 'docent.dropSlash()')
        : await compile('clean-address.ts', 'docent.cleanAddress()'),
    redirect: await compile('redirect.ts', 'docent.redirect()'),
    article: await Promise.all(
      config.articleScripts.map(async ({ file, attribute }) => ({
        attribute,
        code: await compile(
          join(config.siteDir, file),
          'docent.default(document.querySelector("article"))',
        ),
      })),
    ),
  }
  return { scripts, inputs }
}

/** The options that the scripts depend on. */
export function inlineOptions(config: Config): unknown[] {
  return [prePaintOptions(config), config.trailingSlash, config.articleScripts]
}
