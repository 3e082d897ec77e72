import { markdownToJs, mdxToJs } from 'satteri'
import type {
  CompiledPage,
  FileInput,
  ImageAsset,
  PageImport,
  Place,
  SourceLink,
} from '../model/page.ts'
import type { CodeBlocksConfig } from '../config/index.ts'
import { DocentError, errors } from '../errors/index.ts'
import { messagePlaceholder } from '../shared/message-placeholder.ts'
import { admonitionsPlugin } from './admonitions.ts'
import { assertShallow } from './brackets.ts'
import { codePlugin } from './code.ts'
import { componentsPlugin } from './components.ts'
import { importsPlugin } from './esm.ts'
import { footnotesPlugin } from './footnotes.ts'
import type { Highlight } from './highlighter.ts'
import { headingIdsPlugin } from './heading-ids.ts'
import { imagesPlugin } from './images.ts'
import { linksPlugin } from './links.ts'
import { rawHtmlPlugin } from './raw-html.ts'
import { STATIC } from './static-html.ts'

export interface CompileOptions {
  siteDir: string
  staticDir: string
  baseUrl: string
  codeBlocks: CodeBlocksConfig
  highlight: Highlight
}

const footnotes = {
  label: messagePlaceholder('article.footnotes'),
  backLabel: (number: number, repeat: number) =>
    messagePlaceholder('article.footnoteBack', repeat > 1 ? `${number}-${repeat}` : `${number}`),
}
const FEATURES = { gfm: { footnotes }, frontmatter: true, directive: true, headingAttributes: true }

/** A source as it was compiled: what else the build knows of a `CompiledPage` is up to the build. */
export type CompiledCode = Omit<CompiledPage, 'key' | 'ms'> & {
  /** Function body: takes the JSX runtime, returns `{ default, ...exports }`. */
  code: string
}

/**
 * Compiles the source of one page or partial to the body of a function.
 * @throws DocentError with file, line, column and excerpt for anything that the author has to mend
 */
export async function compilePage(
  source: string,
  file: string,
  options: CompileOptions,
): Promise<CompiledCode> {
  const imports: PageImport[] = []
  const exports: string[] = []
  const links: SourceLink[] = []
  const assets: ImageAsset[] = []
  const inputs: FileInput[] = []
  const used = new Map<string, Place>()
  const html = rawHtmlPlugin(file)
  const footnotes = footnotesPlugin(file)
  const settings = {
    outputFormat: 'function-body' as const,
    optimizeStatic: { component: STATIC, prop: 'html', ignoreElements: ['script'] },
    features: file.endsWith('x') ? FEATURES : { ...FEATURES, rawHtml: true },
    mdastPlugins: [
      ...(file.endsWith('x') ? [] : [html.plugin]),
      footnotes.plugin,
      admonitionsPlugin(file),
      componentsPlugin(file, used),
      linksPlugin(file, options.siteDir, links),
      imagesPlugin({
        file,
        staticDir: options.staticDir,
        baseUrl: options.baseUrl,
        assets,
        inputs,
      }),
      headingIdsPlugin(),
      codePlugin({
        file,
        siteDir: options.siteDir,
        config: options.codeBlocks,
        highlight: options.highlight,
        inputs,
      }),
    ],
    hastPlugins: [importsPlugin(imports, exports)],
  }
  assertShallow(source, file)
  try {
    const compile = file.endsWith('x') ? mdxToJs : markdownToJs
    const { code } = await compile(source, settings)
    html.assertClosed(source)
    footnotes.assertUsed(source)
    return {
      code,
      imports,
      exports,
      links,
      assets,
      inputs,
      components: [...used].map(([name, place]) => ({ name, ...place })),
    }
  } catch (error) {
    throw error instanceof DocentError ? error : syntaxError(error as Error, source, file)
  }
}

/** The compiler's errors say `line:column: message (rule)`. */
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
