import { markdownToJs, mdxToJs } from 'satteri'
import type {
  CompiledPage,
  FileInput,
  ImageAsset,
  PageImport,
  SourceLocation,
  SourceLink,
  UndrawnDiagram,
} from '../shared/records/page.ts'
import type { CodeBlocksConfig, MarkdownConfig } from '../config/index.ts'
import { DocentError, errors } from '../errors/index.ts'
import { messagePlaceholder } from '../shared/message-placeholder.ts'
import { directivesPlugin } from './admonitions.ts'
import { assertShallow, footnotesPlugin, headingIdsPlugin } from './headings.ts'
import { cjkEmphasisPlugin } from './cjk-emphasis-plugin.ts'
import { codePlugin } from './fences/code.ts'
import { componentsPlugin, emojiPlugin, importsPlugin } from './components.ts'
import { fileTreePlugin } from './file-tree.ts'
import { FEATURES, normalizeSyntax } from './normalize-syntax.ts'
import type { Highlight } from './fences/highlighter.ts'
import { imagesPlugin } from './images.ts'
import { linksPlugin } from './links.ts'
import { mathPlugin } from './math.ts'
import { mermaidPlugin } from './diagrams/mermaid.ts'
import { NO_PLUGINS, type SitePlugins, sitePlugins } from './site-plugins.ts'
import { requiredFiles } from './page-imports.ts'
import { rawHtmlPlugin } from './raw-html.ts'
import { escapeLiteralSyntax } from './literal-syntax.ts'
import { REQUIRE, STATIC } from '../shared/page-marks.ts'

export interface CompileOptions {
  siteDir: string
  /** Documentation folders outside the site's folder. */
  outside: readonly string[]
  staticDir: string
  baseUrl: string
  codeBlocks: CodeBlocksConfig
  markdown: Omit<MarkdownConfig, 'mdastPlugins' | 'hastPlugins'>
  /** The generator that the content was written for. */
  compat?: 'docusaurus'
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
  /** A function body, which takes the JSX runtime and returns `{ default, ...exports }`. */
  code: string
}

/**
 * Compiles a page or a partial to a function body.
 * @throws DocentError with file, line, column, and excerpt for everything that the author has to fix
 */
export async function compilePage(
  written: string,
  file: string,
  options: CompileOptions,
): Promise<CompiledCode> {
  const { markdown } = options
  const isMdx = markdown.format === 'mdx' || file.endsWith('x')
  assertShallow(written, file)
  const source = escapeLiteralSyntax(normalizeSyntax(written, isMdx), isMdx, (name) =>
    Object.hasOwn(markdown.directives, name),
  )
  const imports: PageImport[] = []
  const exports: string[] = []
  const links: SourceLink[] = []
  const assets: ImageAsset[] = []
  const inputs: FileInput[] = []
  const undrawn: UndrawnDiagram[] = []
  const used = new Map<string, SourceLocation>()
  const html = rawHtmlPlugin(file)
  const footnotes = footnotesPlugin(file)
  const own = sitePlugins(options.plugins ?? NO_PLUGINS, { file, source })
  const features = { ...FEATURES, gfm: { footnotes: FOOTNOTES }, math: options.markdown.math }
  const settings = {
    outputFormat: 'function-body' as const,
    optimizeStatic: { component: STATIC, prop: 'html', ignoreElements: ['script'] },
    features: isMdx ? features : { ...features, rawHtml: true },
    mdastPlugins: [
      ...(isMdx ? [] : [html.plugin]),
      footnotes.plugin,
      cjkEmphasisPlugin(),
      ...own.mdast,
      directivesPlugin({ file, components: markdown.directives }),
      headingIdsPlugin(markdown.anchors.maintainCase),
      ...(markdown.emoji ? [emojiPlugin()] : []),
      componentsPlugin(file, used),
      fileTreePlugin(),
      linksPlugin({
        file,
        siteDir: options.siteDir,
        staticDir: options.staticDir,
        baseUrl: options.baseUrl,
        links,
        assets,
        inputs,
      }),
      imagesPlugin({
        file,
        siteDir: options.siteDir,
        staticDir: options.staticDir,
        baseUrl: options.baseUrl,
        assets,
        inputs,
      }),
      ...(options.markdown.math ? [mathPlugin(file)] : []),
      ...(options.markdown.mermaid ? [mermaidPlugin(file, options.compat && undrawn)] : []),
      codePlugin({
        file,
        siteDir: options.siteDir,
        config: options.codeBlocks,
        highlight: options.highlight,
        include: options.include,
        inputs,
      }),
    ],
    hastPlugins: [...own.hast, importsPlugin(imports, exports)],
  }
  try {
    const compile = isMdx ? mdxToJs : markdownToJs
    const { code } = await compile(source, settings)
    for (const specifier of isMdx ? requiredFiles(code) : [])
      imports.push({ local: `${REQUIRE}${specifier}`, imported: '*', specifier, line: 1 })
    html.assertClosed(source)
    footnotes.assertUsed(source)
    return {
      code,
      imports,
      exports,
      links,
      assets,
      inputs,
      undrawn,
      components: [...used].map(([name, location]) => ({ name, ...location })),
    }
  } catch (error) {
    throw error instanceof DocentError ? error : syntaxError(error as Error, source, file)
  }
}

/** The format of the compiler's errors is `line:column: message (rule)`. */
function syntaxError(error: Error, source: string, file: string): DocentError {
  const match = /^(?:(\d+):(\d+):\s*)?([\s\S]*?)(?:\s\((?:mdx|markdown)[\w-]*:[\w-]+\))?$/.exec(
    error.message,
  )
  return errors.mdxSyntax({
    file,
    source,
    line: match?.[1] === undefined ? undefined : Number(match[1]),
    column: match?.[2] === undefined ? undefined : Number(match[2]),
    problem: match?.[3] ?? error.message,
    cause: error,
  })
}
