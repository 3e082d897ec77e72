import { isAbsolute, slashed } from '../shared/node/paths.ts'
import type { Config } from '../config/index.ts'
import { siteOrPackageFile } from '../config/configured-files.ts'
import { sourceFile } from '../files/source-dir.ts'
import { jsonForScript } from '../shared/html.ts'
import { ARTICLE_SCRIPTS } from '../shared/markup.ts'
import { type InlineScripts } from '../shared/records/bundles.ts'

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
    markSection: await compile('mark-section.ts', 'docent.markSection()'),
    restoreTabs: await compile('restore-tabs.ts', 'docent.restoreTabs(document)'),
    cleanAddress:
      config.addresses?.trailingSlash === false
        ? await compile('drop-slash.ts', 'docent.dropSlash()')
        : await compile('clean-address.ts', 'docent.cleanAddress()'),
    redirect: await compile('redirect.ts', 'docent.redirect()'),
    article: await Promise.all(
      articleScripts(config).map(async ({ file, attribute }) => ({
        attribute,
        code: await compile(file, 'docent.default(document.querySelector("article"))'),
      })),
    ),
  }
  return { scripts, inputs }
}

/** docent's scripts for articles, and the site's. */
function articleScripts(config: Config): ArticleScript[] {
  return [
    ...ARTICLE_SCRIPTS.map(({ file, attribute }) => ({ attribute, file: sourceFile(file) })),
    ...config.articleScripts.map(({ file, attribute }, index) => ({
      attribute,
      file: siteOrPackageFile(file, config, `articleScripts[${index}].file`),
    })),
  ]
}

interface ArticleScript {
  attribute: string
  file: string
}

/** The options that the scripts depend on. */
export function inlineOptions(config: Config): unknown[] {
  return [prePaintOptions(config), config.addresses?.trailingSlash, config.articleScripts]
}

export interface InlineScript {
  code: string
  /** Sources that the bundler read. */
  inputs: string[]
}

/**
 * Compiles a TypeScript source to a self-contained classic script that a document can contain.
 * @param file below `src/app/inline/`, or an absolute path
 * @param call expression that runs the script; the file's exports are properties of `docent`
 * @example await inlineScript('pre-paint.ts', 'docent.prePaint({})')
 */
export async function inlineScript(file: string, call: string): Promise<InlineScript> {
  const { rolldown } = await import('rolldown')
  const inputs: string[] = []
  const bundle = await rolldown({
    input: isAbsolute(file) ? file : sourceFile(`app/inline/${file}`),
    logLevel: 'silent',
    plugins: [
      {
        name: 'docent-inline-inputs',
        buildEnd() {
          inputs.push(...[...this.getModuleIds()].filter((id) => isAbsolute(id)).map(slashed))
        },
      },
    ],
  })
  try {
    const { output } = await bundle.generate({
      format: 'iife',
      name: 'docent',
      exports: 'named',
      minify: true,
    })
    const code = `(()=>{${output[0].code.trim()}${call}})()`
    // Inside a string, these sequences would close the `script` element early or open a comment.
    const escaped = code.replace(/<(?=\/script|!--)/gi, '\\x3C')
    return { code: escaped, inputs }
  } finally {
    await bundle.close()
  }
}

/** The parts of the configuration that the script before the first paint needs. */
export function prePaintOptions(config: Config): Record<string, unknown> {
  const { announcementBar: bar } = config
  // A bar that can't be closed appears no matter what is stored.
  return { ...config.colorMode, announcementId: bar?.isCloseable ? bar.id : '' }
}
