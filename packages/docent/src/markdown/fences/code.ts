import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { Code, Nodes } from 'mdast'
import type { FileInput } from '../../shared/records/page.ts'
import type { CodeBlocksConfig } from '../../config/index.ts'
import { errors } from '../../errors/index.ts'
import { messagePlaceholder } from '../../shared/message-placeholder.ts'
import { codeBlockHtml, tabsHtml, type CodeBlockOptions, type CodeSource } from './code-block.ts'
import { metaValue, parseCodeMeta, type CodeMeta } from './code-meta.ts'
import {
  deriveJavaScript,
  forPackageManager,
  javaScriptTitle,
  UnknownCommand,
} from './derive-code.ts'
import type { Highlight } from './highlighter.ts'
import { includeCode } from './included-code.ts'
import { staticHtml } from '../optional-package.ts'

const LANGUAGE_LABEL: Record<string, string> = {
  js: 'JavaScript',
  jsx: 'JavaScript',
  javascript: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  typescript: 'TypeScript',
}
const MANAGER_LABEL: Record<string, string> = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' }

export interface CodeOptions {
  /** The page. */
  file: string
  siteDir: string
  config: CodeBlocksConfig
  highlight: Highlight
  /** Which files may be included. Default: all. */
  include?: 'anywhere' | 'repository' | undefined
  /** Receives the files whose code fences include. */
  inputs: FileInput[]
}

/**
 * Converts code fences to highlighted blocks, with the tabs that docent derives (languages, package managers) or that
 * the author wrote (`tab`).
 */
export function codePlugin(options: CodeOptions): MdastPluginDefinition {
  const { file, siteDir, config, highlight, include, inputs } = options
  const blocks: CodeBlockOptions = { highlight, magicComments: config.magicComments }

  const htmlOf = async (node: Readonly<Code>, text: string): Promise<string> => {
    const { lang: written } = splitInfo(node)
    const language = languageOf(node, config)
    const { line, column } = node.position?.start ?? {}
    const location = { file, source: text, line, column }
    const specifier = metaValue(node.meta ?? '', 'file')
    if (specifier !== undefined && node.value.trim() !== '')
      throw errors.codeBesideFile({ ...location, specifier })
    const lines = metaValue(node.meta ?? '', 'lines')
    if (specifier === undefined && lines !== undefined)
      throw errors.codeLinesWithoutFile({ ...location, lines })
    const { code, firstLine } =
      specifier === undefined
        ? { code: node.value, firstLine: 1 }
        : includeCode({ specifier, lines, file, siteDir, include, inputs, location })
    const meta = metaOf(node, code)
    const source: CodeSource = {
      code,
      language,
      meta: meta.hasOwnNumbers ? { ...meta, startLine: firstLine } : meta,
      isAlias: language !== written.toLowerCase(),
    }
    try {
      return await fenceHtml(source, config, blocks)
    } catch (error) {
      if (!(error instanceof UnknownCommand)) throw error
      const { command, manager } = error
      throw errors.unknownCommandForm({ ...location, command, manager })
    }
  }

  return defineMdastPlugin({
    name: 'docent-code',
    async code(node, context) {
      const index = context.indexOf(node)
      if (metaOf(node).tab === undefined || index === undefined)
        return context.replaceNode(node, staticHtml(await htmlOf(node, context.source)))
      const siblings = context.parent(node).children
      // The first of several adjacent tabs becomes the whole group.
      if (isTab(siblings[index - 1])) return context.removeNode(node)
      const end = siblings.findIndex((sibling, at) => at > index && !isTab(sibling))
      const fences = siblings.slice(index, end === -1 ? undefined : end) as Readonly<Code>[]
      const tabs = await Promise.all(
        fences.map(async (fence, at) => {
          const { label } = metaOf(fence).tab ?? {}
          const value = label ?? languageOf(fence, config)
          return {
            label: label ?? LANGUAGE_LABEL[value] ?? value,
            value: value === '' ? String(at + 1) : value,
            html: await htmlOf(fence, context.source),
          }
        }),
      )
      context.replaceNode(
        node,
        staticHtml(tabsHtml(tabs, 'language', messagePlaceholder('code.languages'))),
      )
    },
  })
}

/** The highlighters know languages in lowercase. */
function languageOf(node: Readonly<Code>, { aliases }: CodeBlocksConfig): string {
  const { lang } = splitInfo(node)
  const written = Object.hasOwn(aliases, lang) ? lang : lang.toLowerCase()
  return Object.hasOwn(aliases, written) ? (aliases[written] ?? written) : written
}

/** The language and the options of a fence. Other generators write lines next to the language: `js{2}`. */
function splitInfo({ lang, meta }: Readonly<Code>): { lang: string; meta: string } {
  const [, name = '', lines = ''] = /^([^{]*)(\{[\d,\s-]+\})?$/.exec(lang ?? '') ?? ['', lang ?? '']
  return { lang: name, meta: `${lines} ${meta ?? ''}`.trim() }
}

function metaOf(node: Readonly<Code>, code = node.value): CodeMeta {
  return parseCodeMeta(splitInfo(node).meta, code.split('\n').length)
}

function isTab(node: Readonly<Nodes> | undefined): boolean {
  return node?.type === 'code' && metaOf(node).tab !== undefined
}

async function fenceHtml(
  source: CodeSource,
  config: CodeBlocksConfig,
  blocks: CodeBlockOptions,
): Promise<string> {
  const { code, language, meta } = source
  if (meta.packageManagers) {
    const tabs = await Promise.all(
      config.packageManagers.map(async (manager) => ({
        label: MANAGER_LABEL[manager] ?? manager,
        value: manager,
        html: await codeBlockHtml(
          { ...source, code: forPackageManager(code, manager, config.installedCommands) },
          blocks,
        ),
      })),
    )
    return tabsHtml(tabs, 'package-manager', messagePlaceholder('code.packageManagers'))
  }
  const own = await codeBlockHtml(source, blocks)
  if (
    !(config.deriveJavaScript || meta.toJavaScript) ||
    meta.tsOnly ||
    source.isAlias ||
    (language !== 'ts' && language !== 'tsx')
  )
    return own
  const derived = await deriveJavaScript(code, language, config.format)
  const same = derived === undefined || derived === code.trim()
  if (same && meta.title === undefined) return own
  if (derived === undefined || derived === '') return own
  const title = meta.title === undefined ? undefined : javaScriptTitle(meta.title, derived)
  if (same && title === meta.title) return own
  const javaScript = await codeBlockHtml(
    // The line numbers to highlight refer to the TypeScript source, so they may be wrong here.
    {
      code: derived,
      language: language === 'tsx' ? 'jsx' : 'js',
      meta: { ...meta, title, lines: same ? meta.lines : new Set() },
    },
    blocks,
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
