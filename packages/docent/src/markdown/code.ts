import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { FileInput } from '../model/page.ts'
import type { CodeBlocksConfig } from '../config/index.ts'
import { errors } from '../errors/index.ts'
import { messagePlaceholder } from '../shared/message-placeholder.ts'
import { codeBlockHtml, tabsHtml, type CodeSource } from './code-block.ts'
import { metaValue, parseCodeMeta } from './code-meta.ts'
import {
  deriveJavaScript,
  forPackageManager,
  javaScriptTitle,
  UnknownCommand,
} from './derive-code.ts'
import type { Highlight } from './highlighter.ts'
import { includeCode } from './included-code.ts'
import { staticHtml } from './static-html.ts'

const MANAGER_LABEL: Record<string, string> = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' }

export interface CodeOptions {
  /** The page. */
  file: string
  siteDir: string
  config: CodeBlocksConfig
  highlight: Highlight
  /** Receives the files that fences take their code from. */
  inputs: FileInput[]
}

/** Code fences to highlighted blocks, with the tabs that the site derives (languages, package managers). */
export function codePlugin({
  file,
  siteDir,
  config,
  highlight,
  inputs,
}: CodeOptions): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'docent-code',
    async code(node, context) {
      const written = node.lang ?? ''
      const language = Object.hasOwn(config.aliases, written)
        ? (config.aliases[written] ?? written)
        : written
      const { line, column } = node.position?.start ?? {}
      const place = { file, source: context.source, line, column }
      const specifier = metaValue(node.meta ?? '', 'file')
      const lines = metaValue(node.meta ?? '', 'lines')
      if (specifier !== undefined && node.value.trim() !== '')
        throw errors.codeBesideFile({ ...place, specifier })
      if (specifier === undefined && lines !== undefined)
        throw errors.codeLinesWithoutFile({ ...place, lines })
      const { code, firstLine } =
        specifier === undefined
          ? { code: node.value, firstLine: 1 }
          : includeCode({ specifier, lines, file, siteDir, inputs, place })
      const meta = parseCodeMeta(node.meta ?? '', code.split('\n').length)
      const source: CodeSource = {
        code,
        language,
        meta: meta.hasOwnNumbers ? { ...meta, startLine: firstLine } : meta,
        isAlias: language !== written,
      }
      try {
        context.replaceNode(node, staticHtml(await fenceHtml(source, config, highlight)))
      } catch (error) {
        if (!(error instanceof UnknownCommand)) throw error
        const { command, manager } = error
        throw errors.unknownCommandForm({ ...place, command, manager })
      }
    },
  })
}

async function fenceHtml(
  source: CodeSource,
  config: CodeBlocksConfig,
  highlight: Highlight,
): Promise<string> {
  const { code, language, meta } = source
  if (meta.packageManagers) {
    const tabs = await Promise.all(
      config.packageManagers.map(async (manager) => ({
        label: MANAGER_LABEL[manager] ?? manager,
        value: manager,
        html: await codeBlockHtml(
          { ...source, code: forPackageManager(code, manager, config.installedCommands) },
          highlight,
        ),
      })),
    )
    return tabsHtml(tabs, 'package-manager', messagePlaceholder('code.packageManagers'))
  }
  const own = await codeBlockHtml(source, highlight)
  if (
    !config.deriveJavaScript ||
    meta.tsOnly ||
    source.isAlias ||
    (language !== 'ts' && language !== 'tsx')
  )
    return own
  const derived = await deriveJavaScript(code, language, config.format)
  const same = derived === undefined || derived === code.trim()
  if (same && meta.title === undefined) return own
  if (derived === undefined || derived === '') return own
  const title = meta.title === undefined ? undefined : javaScriptTitle(meta.title)
  if (same && title === meta.title) return own
  const javaScript = await codeBlockHtml(
    // Highlighted lines belong to the TypeScript text; they need not be the same lines here.
    {
      code: derived,
      language: language === 'tsx' ? 'jsx' : 'js',
      meta: { ...meta, title, lines: same ? meta.lines : new Set() },
    },
    highlight,
  )
  return tabsHtml(
    [
      { label: 'TypeScript', value: 'ts', html: own },
      { label: 'JavaScript', value: 'js', html: javaScript, isDerived: true },
    ],
    'language',
    messagePlaceholder('code.languages'),
  )
}
