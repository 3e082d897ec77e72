import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { Code, Nodes } from 'mdast'
import type { FileInput, PageWarning } from '../../shared/records/page.ts'
import type { CodeBlocksConfig } from '../../config/index.ts'
import { type ErrorLocation, errors } from '../../errors/index.ts'
import { messagePlaceholder } from '../../shared/messages/placeholders.ts'
import { codeBlockHtml, tabsHtml, type CodeBlockOptions, type CodeSource } from './code-block.ts'
import { linesBeyond, metaValue, parseCodeMeta } from './code-meta.ts'
import {
  deriveJavaScript,
  forPackageManager,
  javaScriptTitle,
  UnknownCommand,
} from './derive-code.ts'
import type { Highlight } from './highlighter.ts'
import { includeCode } from './included-code.ts'
import { type FenceForm, otherMarks, ownForm } from './other-forms.ts'
import { staticHtml } from '../page-code.ts'

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
  /** Receives options that have no effect. */
  warnings: PageWarning[]
  /** Languages that become drawings or formulas with an option or a plugin that the site doesn't use. */
  off?: Readonly<Record<string, { reason: string; fix: string }>>
}

/**
 * Converts code fences to highlighted blocks, with the tabs that docent derives (languages, package managers) or that
 * the author wrote (`tab`).
 */
export function codePlugin(options: CodeOptions): MdastPluginDefinition {
  const { file, siteDir, config, highlight, include, inputs, warnings, off = {} } = options
  const blocks: CodeBlockOptions = { highlight, magicComments: config.magicComments }

  let lines: readonly string[] | undefined
  const linesOf = (source: string): readonly string[] => (lines ??= source.split('\n'))

  const htmlOf = async (node: Readonly<Code>, text: string): Promise<string> => {
    const { lang: written, meta: info, ignored } = formOf(node, linesOf(text))
    const language = languageOf(written, config)
    const { line = 1, column = 1 } = node.position?.start ?? {}
    const location = { file, source: text, line, column }
    for (const { option, fix } of ignored)
      warnings.push({ kind: 'code-option', option, fix, file, line, column })
    for (const { mark, fix } of otherMarks(node.value, language))
      warnings.push({ kind: 'unread', what: `The syntax \`${mark}\``, fix, file, line, column })
    if (isUnclosed(node, linesOf(text)))
      warnings.push({
        kind: 'unclosed',
        what: 'The code block',
        fix: 'Write its fence again at its end.',
        file,
        line,
        column,
      })
    const unused = Object.hasOwn(off, language) ? off[language] : undefined
    if (unused)
      warnings.push({ kind: 'off', what: `\`\`\`${language}`, ...unused, file, line, column })
    const specifier = metaValue(info, 'file')
    if (specifier !== undefined && node.value.trim() !== '')
      throw errors.codeBesideFile({ ...location, specifier })
    const range = metaValue(info, 'lines')
    if (specifier === undefined && range !== undefined)
      throw errors.codeLinesWithoutFile({ ...location, lines: range })
    const { code, firstLine } =
      specifier === undefined
        ? { code: node.value, firstLine: 1 }
        : includeCode({ specifier, lines: range, file, siteDir, include, inputs, location })
    const count = code.split('\n').length
    const meta = parseCodeMeta(info, count)
    for (const number of linesBeyond(meta, count))
      warnings.push({
        kind: 'code-option',
        option: `{${number}}`,
        fix: `Correct the number: the block has ${count === 1 ? '1 line' : `${count} lines`}.`,
        file,
        line,
        column,
      })
    const source: CodeSource = {
      code,
      language,
      meta: meta.hasOwnNumbers ? { ...meta, startLine: firstLine } : meta,
      isAlias: language !== written.toLowerCase(),
    }
    try {
      return await fenceHtml(source, config, blocks, location)
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
      if (!isTab(node) || index === undefined)
        return context.replaceNode(node, staticHtml(await htmlOf(node, context.source)))
      const siblings = context.parent(node).children
      // The first of several adjacent tabs becomes the whole group.
      if (isTab(siblings[index - 1])) return context.removeNode(node)
      const end = siblings.findIndex((sibling, at) => at > index && !isTab(sibling))
      const fences = siblings.slice(index, end === -1 ? undefined : end) as Readonly<Code>[]
      const tabs = await Promise.all(
        fences.map(async (fence, at) => {
          const { lang, meta } = formOf(fence, linesOf(context.source))
          const { label } = parseCodeMeta(meta, 1).tab ?? {}
          const value = label ?? languageOf(lang, config)
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
function languageOf(lang: string, { aliases }: CodeBlocksConfig): string {
  const language = Object.hasOwn(aliases, lang) ? lang : lang.toLowerCase()
  return Object.hasOwn(aliases, language) ? (aliases[language] ?? language) : language
}

/** The language and the options of a fence, in docent's form. */
function formOf(
  { lang, meta, position }: Readonly<Code>,
  lines: readonly string[] = [],
): FenceForm {
  const metaText = meta ?? ''
  const line = /["']/.test(metaText) && position ? (lines[position.start.line - 1] ?? '') : ''
  return ownForm(lang ?? '', line.includes('\\') ? asWritten(metaText, line) : metaText)
}

/** The parser removes backslashes, so that quotes in a title (`title="say \"hi\""`) would end it. */
function asWritten(meta: string, line: string): string {
  const info = /^(?:[\s>]|[-*+][ \t]|\d+[.)][ \t])*(?:`{3,}|~{3,})\s*\S+\s+(.*?)\s*$/.exec(
    line,
  )?.[1]
  const unescaped = info?.replace(/\\([!-/:-@[-`{-~])/g, '$1')
  return unescaped === meta && info !== undefined
    ? info.replace(/\\(?!["'\\])([!-/:-@[-`{-~])/g, '$1')
    : meta
}

/** Whether a fence has no end, so that the rest of the page is code. Code that plugins add has no position. */
function isUnclosed({ position }: Readonly<Code>, lines: readonly string[]): boolean {
  if (!position || !/[`~]{3}/.test(lines[position.start.line - 1] ?? '')) return false
  const { start, end } = position
  return start.line === end.line || !/(?:`{3,}|~{3,})\s*$/.test(lines[end.line - 1] ?? '')
}

function isTab(node: Readonly<Nodes> | undefined): boolean {
  if (node?.type !== 'code' || !`${node.lang} ${node.meta}`.includes('tab')) return false
  return parseCodeMeta(formOf(node).meta, 1).tab !== undefined
}

async function fenceHtml(
  source: CodeSource,
  config: CodeBlocksConfig,
  blocks: CodeBlockOptions,
  location: ErrorLocation,
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
  const block = await codeBlockHtml(source, blocks)
  if (
    !(config.deriveJavaScript || meta.toJavaScript) ||
    meta.tsOnly ||
    source.isAlias ||
    (language !== 'ts' && language !== 'tsx')
  )
    return block
  const derived = await deriveJavaScript(code, language, config, location)
  const same = derived === undefined || derived === code.trim()
  if (same && meta.title === undefined) return block
  if (derived === undefined || derived === '') return block
  const title = meta.title === undefined ? undefined : javaScriptTitle(meta.title, derived)
  if (same && title === meta.title) return block
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
      { label: 'TypeScript', value: 'ts', html: block },
      { label: 'JavaScript', value: 'js', html: javaScript, isDerived: true },
    ],
    'language',
    messagePlaceholder('code.languages'),
  )
}
