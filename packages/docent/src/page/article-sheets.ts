import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { errors } from '../errors/index.ts'

type LightningCss = typeof import('lightningcss')

/** Addresses that don't depend on the location of the style sheet. */
const IS_FIXED = /^(?:[/#]|[a-z][a-z\d+.-]*:)/i

/** The site's `articleStyles` among the parts of an article, as paths of files. */
export function sheetFiles(
  parts: readonly string[],
  { siteDir, articleStyles }: Pick<Config, 'siteDir' | 'articleStyles'>,
): string[] {
  const used = articleStyles.filter(({ file }) => parts.includes(file))
  return used.map(({ file }) => join(siteDir, file))
}

/**
 * The minified content of the site's `articleStyles`, by their path in the configuration.
 * @param parts parts of articles, which need some of them
 * @throws DocentError if one isn't valid
 */
export async function articleSheets(
  parts: readonly string[],
  { siteDir, articleStyles, compat }: Pick<Config, 'siteDir' | 'articleStyles' | 'compat'>,
): Promise<ReadonlyMap<string, string>> {
  const used = new Set(parts)
  const needed = new Set(articleStyles.map(({ file }) => file).filter((file) => used.has(file)))
  if (needed.size === 0) return new Map()
  // Loaded on demand, because most sites have no such style sheets.
  const css = await import('lightningcss')
  const read = (path: string): string => readSheet(join(siteDir, path), compat !== undefined, css)
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
