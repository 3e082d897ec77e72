import { type MdastPluginDefinition, markdownToJs, mdxToJs } from 'satteri'
import type {
  CompiledPage,
  FileInput,
  ImageAsset,
  ImageUse,
  PageImport,
  SourceLocation,
  SourceLink,
  PageWarning,
} from '../shared/records/page.ts'
import type { CodeBlocksConfig, MarkdownConfig } from '../config/index.ts'
import { DocentError, errors, throwTogether } from '../errors/index.ts'
import { frontMatterBlock } from '../shared/front-matter-block.ts'
import { messagePlaceholder } from '../shared/messages/placeholders.ts'
import { directivesPlugin } from './admonitions.ts'
import { blockedContentPlugin, MAYBE_BLOCKED } from './blocked-content.ts'
import { assertShallow } from './bracket-depth.ts'
import { headingIdsPlugin } from './heading-ids.ts'
import { footnotesPlugin } from './unused-footnotes.ts'
import { mayHaveCjkEmphasis } from '../shared/cjk-emphasis.ts'
import { cjkEmphasisPlugin } from './cjk-emphasis-plugin.ts'
import { codePlugin } from './fences/code.ts'
import {
  componentsPlugin,
  type ForeignComponents,
  hasOtherComponents,
  tableSpacePlugin,
} from './used-components.ts'
import { emojiPlugin } from './emoji.ts'
import { finishCode, importsPlugin, lowercaseMembers } from './page-code.ts'
import { fieldTablesPlugin } from './field-tables.ts'
import { lostCellsPlugin } from './lost-cells.ts'
import { markdownInHtmlPlugin } from './markdown-in-html.ts'
import { cjkLinesPlugin } from './cjk-lines.ts'
import { hasCjkLines } from '../shared/cjk-lines.ts'
import { fileTreePlugin } from './file-tree.ts'
import { escapeLiteralSyntax, FEATURES, normalizeSyntax } from './normalize-syntax.ts'
import type { Highlight } from './fences/highlighter.ts'
import { renderedFencesPlugin } from './fences/rendered-fences.ts'
import { imagesPlugin } from './images.ts'
import { hasHtml, jsxHtmlPlugin } from './jsx-html.ts'
import { linkNoter, linksPlugin } from './links.ts'
import { fixOfBraces, hasOtherSyntax, otherSyntaxPlugin } from './other-syntax.ts'
import { escapeMoney } from './money.ts'
import { MATH_OFF, mathPlugin, unreadMathPlugin } from './math.ts'
import { FENCE_PLUGINS } from '../shared/known-packages.ts'
import { NO_PLUGINS, readsDirectives, type SitePlugins, sitePlugins } from './site-plugins.ts'
import { requiredFiles } from './page-imports.ts'
import { markedTitles } from './title-marks.ts'
import { titleValuesPlugin } from './title-values.ts'
import { rawHtmlPlugin } from './raw-html.ts'
import { hasShortcode } from '../shared/shortcodes.ts'
import { FILE_SCHEME, PAGE_SCHEME, REQUIRE, STATIC } from '../shared/page-marks.ts'

export interface CompileOptions {
  siteDir: string
  /** Documentation folders outside the site's folder. */
  outside: readonly string[]
  staticDir: string
  baseUrl: string
  codeBlocks: CodeBlocksConfig
  markdown: Omit<MarkdownConfig, 'mdastPlugins' | 'hastPlugins' | 'fences'>
  /** For content that was written for another generator: its components that stand for docent's. */
  foreignComponents?: ForeignComponents
  /** Whether all text stays elements. Default: only on pages with components that may look at them. */
  keepsElements?: boolean
  /** The site's plugins. Default: none. */
  plugins?: SitePlugins
  highlight: Highlight
  /** Which files code fences may include. Default: all. */
  include?: 'anywhere' | 'repository'
}

const FOOTNOTES = {
  label: messagePlaceholder('article.footnotes'),
  backLabel: (number: number, repeat: number) =>
    messagePlaceholder('article.footnoteBack', repeat > 1 ? `${number}-${repeat}` : `${number}`),
}

/** The result of compiling a source. The build adds the other properties of a `CompiledPage`. */
export type CompiledCode = Omit<CompiledPage, 'key' | 'ms' | 'environment'> & {
  /** A function body, which takes `PageArgument` and returns `{ default, ...exports }`. */
  code: string
}

/**
 * Compiles a page or a partial to a function body.
 * @throws DocentError with file, line, column, and excerpt for everything that the author has to fix, or an
 *   AggregateError of several
 */
export async function compilePage(
  authorText: string,
  file: string,
  options: CompileOptions,
): Promise<CompiledCode> {
  const { markdown, foreignComponents } = options
  const isMdx = markdown.format === 'mdx' || file.endsWith('x')
  assertShallow(authorText, file)
  const plugins = options.plugins ?? NO_PLUGINS
  const isDirective = (name: string): boolean =>
    Object.hasOwn(markdown.directives, name) || plugins.mdast.some(readsDirectives)
  const normal = escapeLiteralSyntax(normalizeSyntax(authorText, isMdx), isMdx, isDirective)
  const source = markdown.math ? escapeMoney(normal, isMdx) : normal
  const imports: PageImport[] = []
  const links: SourceLink[] = []
  const assets: ImageAsset[] = []
  const inputs: FileInput[] = []
  const images: ImageUse[] = []
  const warnings: PageWarning[] = markedTitles(authorText, file)
  const { siteDir, staticDir, baseUrl } = options
  const files = { file, siteDir, staticDir, baseUrl, links, assets, inputs }
  const note = linkNoter(files)
  const used = new Map<string, SourceLocation>()
  let contentTitle: string | undefined
  const faults: DocentError[] = []
  const html = rawHtmlPlugin(file, warnings)
  const footnotes = footnotesPlugin(file)
  const { fences } = plugins
  const pluginsOfSite = sitePlugins(plugins, { file, source })
  const isLive = foreignComponents !== undefined && hasOtherComponents(source, foreignComponents)
  const keepsElements = isMdx && (options.keepsElements === true || isLive)
  const features = { ...FEATURES, gfm: { footnotes: FOOTNOTES }, math: options.markdown.math }
  const settings = {
    outputFormat: 'function-body' as const,
    // The site's components come from a context instead of a prop, which would be part of the page's own `props`.
    providerImportSource: 'docent',
    ...(!keepsElements && {
      optimizeStatic: {
        component: STATIC,
        prop: 'html',
        ignoreElements: ['script', ...(isMdx ? lowercaseMembers(source) : [])],
      },
    }),
    features: isMdx ? features : { ...features, rawHtml: true },
    mdastPlugins: [
      ...(isMdx
        ? [titleValuesPlugin(file, authorText, warnings)]
        : [html.plugin, markdownInHtmlPlugin(file, warnings)]),
      footnotes.plugin,
      ...(hasCjkLines(source) ? [cjkLinesPlugin()] : []),
      ...(mayHaveCjkEmphasis(source) ? [cjkEmphasisPlugin()] : []),
      ...pluginsOfSite.mdast,
      ...[
        directivesPlugin({ file, components: markdown.directives, warnings }),
        headingIdsPlugin(markdown.anchors.maintainCase, (depth, text) => {
          if (depth === 1) contentTitle = text
        }),
        ...(hasShortcode(source) ? [emojiPlugin(file, markdown.emoji ? undefined : warnings)] : []),
        componentsPlugin(file, used, warnings, foreignComponents),
        ...(hasOtherSyntax(authorText)
          ? [otherSyntaxPlugin(file, authorText, isMdx, warnings)]
          : []),
        fileTreePlugin(),
        lostCellsPlugin(file, warnings),
        fieldTablesPlugin(),
        linksPlugin(note, files),
        ...(MAYBE_BLOCKED.test(source) ? [blockedContentPlugin(file, warnings)] : []),
        imagesPlugin({
          ...files,
          images,
          pageAt(address, location) {
            const target = note(address, location, source)
            return target.startsWith(FILE_SCHEME) ? target : `${PAGE_SCHEME}${target}`
          },
        }),
        ...(isMdx && hasHtml(source) ? [jsxHtmlPlugin()] : []),
        ...(options.markdown.math ? [mathPlugin(file)] : []),
        ...(!options.markdown.math && source.includes('$$')
          ? [unreadMathPlugin(file, warnings)]
          : []),
        ...(fences.length > 0
          ? [renderedFencesPlugin(file, fences, foreignComponents ? warnings : undefined)]
          : []),
        codePlugin({
          file,
          siteDir,
          config: options.codeBlocks,
          highlight: options.highlight,
          include: options.include,
          inputs,
          warnings,
          off: { ...unusedFences(fences), ...(!markdown.math && { math: MATH_OFF }) },
        }),
      ].map((plugin) => collecting(plugin, faults)),
    ],
    hastPlugins: [
      ...pluginsOfSite.hast,
      importsPlugin(imports),
      ...(keepsElements ? [tableSpacePlugin()] : []),
    ],
  }
  try {
    const compile = isMdx ? mdxToJs : markdownToJs
    const compiled = await compile(source, settings)
    const { code, undeclared } = finishCode(compiled.code)
    const frontMatter = frontMatterBlock(authorText)
    for (const specifier of isMdx ? requiredFiles(code) : [])
      imports.push({ local: `${REQUIRE}${specifier}`, imported: '*', specifier, line: 1 })
    faults.push(...html.unclosed(source), ...footnotes.unused(source))
    throwInOrder(faults, file)
    return {
      code,
      imports,
      links,
      assets,
      images,
      inputs,
      warnings,
      ...(contentTitle !== undefined && { contentTitle }),
      ...(frontMatter && { frontMatter: { yaml: frontMatter.yaml, file } }),
      components: [...used].map(([name, location]) => ({ name, ...location })),
      undeclared: undeclared.map((name) => ({ name, ...placeOf(name, used, { file, source }) })),
    }
  } catch (error) {
    // What follows from the first faults isn't another one.
    throwInOrder(faults, file)
    throw error instanceof DocentError ? error : syntaxError(error as Error, source, file)
  }
}

function throwInOrder(faults: readonly DocentError[], file: string): void {
  const byLine = faults.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
  throwTogether(byLine, `${faults.length} problems in ${file}`)
}

/** A plugin whose errors don't hide those of the nodes after it. */
function collecting(plugin: MdastPluginDefinition, faults: DocentError[]): MdastPluginDefinition {
  const note = (error: unknown): void => {
    if (!(error instanceof DocentError)) throw error
    // A node is visited again after it has changed.
    const isKnown = faults.some(
      ({ message, line, column }) =>
        message === error.message && line === error.line && column === error.column,
    )
    if (!isKnown) faults.push(error)
  }
  const tolerant =
    (visit: (...values: unknown[]) => unknown) =>
    (...values: unknown[]) => {
      try {
        const result = visit(...values)
        return result instanceof Promise ? result.catch(note) : result
      } catch (error) {
        return note(error)
      }
    }
  return Object.fromEntries(
    Object.entries(plugin).map(([name, value]) => [
      name,
      typeof value === 'function' ? tolerant(value as (...values: unknown[]) => unknown) : value,
    ]),
  ) as MdastPluginDefinition
}

/** Languages that readers see as code, although a plugin of docent's own would render them. */
function unusedFences(fences: SitePlugins['fences']): typeof FENCE_PLUGINS {
  const used = new Set(fences.map(({ language }) => language))
  return Object.fromEntries(Object.entries(FENCE_PLUGINS).filter(([name]) => !used.has(name)))
}

/** Where a page uses a component first. The compiler has no positions in expressions, so its name is searched for. */
function placeOf(
  name: string,
  used: ReadonlyMap<string, SourceLocation>,
  { file, source }: { file: string; source: string },
): SourceLocation {
  const use = [...used].find(([tag]) => tag === name || tag.startsWith(`${name}.`))
  if (use) return use[1]
  const above = source.slice(0, Math.max(0, source.indexOf(`<${name}`))).split('\n')
  return { file, line: above.length, column: (above.at(-1) ?? '').length + 1 }
}

/** The format of the compiler's errors is `line:column: message (rule)`. */
function syntaxError(error: Error, source: string, file: string): DocentError {
  const match = /^(?:(\d+):(\d+):\s*)?([\s\S]*?)(?:\s\((?:mdx|markdown)[\w-]*:[\w-]+\))?$/.exec(
    error.message,
  )
  const line = match?.[1] === undefined ? undefined : Number(match[1])
  const fix = fixOfBraces(source.split('\n')[(line ?? 0) - 1] ?? '')
  return errors.mdxSyntax({
    file,
    source,
    line,
    column: match?.[2] === undefined ? undefined : Number(match[2]),
    problem: match?.[3] ?? error.message,
    ...(fix !== undefined && { fix }),
    cause: error,
  })
}
