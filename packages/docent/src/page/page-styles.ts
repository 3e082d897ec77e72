import { readFileSync } from 'node:fs'
import { siteOrPackageFile } from '../config/configured-files.ts'
import { errors } from '../errors/index.ts'
import { sourceFile } from '../files/source-dir.ts'
import { type ArticlePart, isArticlePart, STYLE_ATTRIBUTE } from '../shared/markup.ts'
import { cacheKey } from '../files/cache.ts'
import type { Config } from '../config/index.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import type { RenderedPage } from '../shared/records/page.ts'
import { movedStyles } from '../shared/html/edit.ts'

type StyledPage = Pick<RenderedPage, 'styles' | 'articleParts'>

/** Style sheets that only some pages need. */
export interface PageStyles {
  files: OutputFile[]
  /** Returns the address of a page's sheet, if it needs one. */
  addressFor(page: Pick<RenderedPage, 'styles' | 'articleParts'>): string | undefined
}

/**
 * Creates the style sheets of pages before the documents, which contain their addresses. Pages with the same parts
 * share a sheet.
 * @param shell records with the HTML that the configuration adds to every page
 */
export async function makePageStyles(
  config: Config,
  shell: unknown,
  pages: readonly StyledPage[],
): Promise<PageStyles> {
  const partSheets = await articleSheets(
    pages.flatMap(({ articleParts }) => articleParts),
    config,
  )
  const everywhere = shellStyles(shell)
  const all = new Set([...everywhere, ...pages.flatMap(({ styles }) => styles)])
  const attributes = await styleAttributeSheet([...all].sort())
  const sheets = new Map<string, OutputFile>()
  for (const page of pages) {
    const key = keyOf(page, everywhere)
    if (key === undefined || sheets.has(key)) continue
    const hasAttributes = everywhere.length > 0 || page.styles.length > 0
    const content =
      (await partStyles(page.articleParts, partSheets)) + (hasAttributes ? attributes : '')
    const path = `assets/page.${cacheKey(content).slice(0, 8)}.css`
    sheets.set(key, { path, content, key: cacheKey(content), origin: 'the style sheets of pages' })
  }
  return {
    files: [...new Map([...sheets.values()].map((file) => [file.path, file])).values()],
    addressFor(page) {
      const sheet = sheets.get(keyOf(page, everywhere) ?? '')
      return sheet && config.baseUrl + sheet.path
    },
  }
}

/** Identifies a page's sheet. `undefined` if the page needs none. */
function keyOf(
  { styles, articleParts }: StyledPage,
  everywhere: readonly string[],
): string | undefined {
  const hasAttributes = everywhere.length > 0 || styles.length > 0
  const names = [...articleParts, ...(hasAttributes ? ['attributes'] : [])]
  return names.length === 0 ? undefined : names.join()
}

/** Styles in the HTML that the configuration adds to every page, anywhere in these records. */
export function shellStyles(records: unknown): string[] {
  if (typeof records === 'string') return movedStyles(records)
  return typeof records === 'object' && records !== null
    ? [...new Set(Object.values(records).flatMap(shellStyles))]
    : []
}

type LightningCss = typeof import('lightningcss')

/** Addresses that don't depend on the location of the style sheet. */
const IS_FIXED = /^(?:[/#]|[a-z][a-z\d+.-]*:)/i

const OPTION = 'articleStyles'

/** The site's `articleStyles` among the parts of an article, as paths of files. */
export function sheetFiles(
  parts: readonly string[],
  config: Pick<Config, 'siteDir' | 'articleStyles' | 'listFiles' | 'setterOf'>,
): string[] {
  const used = config.articleStyles.filter(({ file }) => parts.includes(file))
  return used.map(({ file }) => siteOrPackageFile(file, config, OPTION))
}

/**
 * The minified content of the site's `articleStyles`, by their path in the configuration.
 * @param parts parts of articles, which need some of them
 * @throws DocentError if one isn't valid
 */
export async function articleSheets(
  parts: readonly string[],
  config: Pick<Config, 'siteDir' | 'articleStyles' | 'foreignContent' | 'listFiles' | 'setterOf'>,
): Promise<ReadonlyMap<string, string>> {
  const { articleStyles, foreignContent } = config
  const used = new Set(parts)
  const needed = new Set(articleStyles.map(({ file }) => file).filter((file) => used.has(file)))
  if (needed.size === 0) return new Map()
  // Loaded on demand, because most sites have no such style sheets.
  const css = await import('lightningcss')
  const read = (path: string): string =>
    readSheet(siteOrPackageFile(path, config, OPTION), foreignContent !== undefined, css)
  return new Map([...needed].map((path) => [path, read(path)]))
}

function readSheet(filename: string, errorRecovery: boolean, { transform }: LightningCss): string {
  const code = readFileSync(filename)
  const options = { filename, code, minify: true, errorRecovery }
  const location = { file: filename, source: code.toString() }
  try {
    const { code: minified, dependencies } = transform({ ...options, analyzeDependencies: true })
    for (const dependency of dependencies ?? []) {
      if (dependency.type !== 'import' && dependency.type !== 'url') continue
      const { type, url, loc } = dependency
      if (type === 'import' || !IS_FIXED.test(url))
        throw errors.addressInArticleStyle({ type, url, ...location, ...loc.start })
    }
    // The analysis replaces addresses with placeholders.
    const result = dependencies?.length === 0 ? minified : transform(options).code
    return `${new TextDecoder().decode(result)}\n`
  } catch (error) {
    if (!isSyntaxError(error)) throw error
    const { message: problem, loc } = error
    throw errors.bundleFailed({ problem, ...location, ...loc, cause: error })
  }
}

/** An error of the parser, with its location. */
function isSyntaxError(error: unknown): error is Error & { loc: { line: number; column: number } } {
  return error instanceof SyntaxError && 'loc' in error
}

/**
 * Style sheet for the parts in an article. The site's own rules come last and aren't in a cascade layer, as in its
 * other style sheets.
 * @param sheets the site's rules, by part
 */
export async function partStyles(
  parts: readonly string[],
  sheets: ReadonlyMap<string, string>,
): Promise<string> {
  const docentParts = parts.filter(isArticlePart)
  return (await ownStyles(docentParts)) + parts.map((part) => sheets.get(part) ?? '').join('')
}

/**
 * docent's rules. They have their own layer, so that they take precedence over the articles' styles in any loading
 * order. The order is different in `dev`.
 */
async function ownStyles(parts: readonly ArticlePart[]): Promise<string> {
  if (parts.length === 0) return ''
  // Loaded on demand, because most pages have no parts.
  const { transform } = await import('lightningcss')
  const rules = parts.map((name) => readFileSync(sourceFile(`theme/parts/${name}.css`), 'utf8'))
  const { code } = transform({
    filename: 'parts.css',
    code: new TextEncoder().encode(`@layer parts {\n${rules.join('\n')}}`),
    minify: true,
  })
  return `${new TextDecoder().decode(code)}\n`
}

/** A rule can't be as specific as a `style` attribute, but with two IDs, it overrides nearly all other rules. */
const ABOVE_OTHER_RULES = ':not(#_#_)'

/**
 * Style sheet with the declarations from authors' `style` attributes. Each value is parsed like the attribute in a
 * browser, so that it can't end its rule and affect other elements.
 */
export async function styleAttributeSheet(texts: readonly string[]): Promise<string> {
  if (texts.length === 0) return ''
  // Loaded on demand, because most sites have no `style` attributes.
  const { transformStyleAttribute } = await import('lightningcss')
  const rules = texts.map((text) => {
    const { code } = transformStyleAttribute({
      code: new TextEncoder().encode(text),
      minify: true,
      errorRecovery: true,
    })
    const declarations = new TextDecoder().decode(code)
    return declarations === ''
      ? ''
      : `[${STYLE_ATTRIBUTE}="${cssString(text)}"]${ABOVE_OTHER_RULES}{${declarations}}\n`
  })
  return rules.join('')
}

function cssString(text: string): string {
  return text.replace(/["\\]|\p{Cc}/gu, (character) => `\\${character.charCodeAt(0).toString(16)} `)
}
