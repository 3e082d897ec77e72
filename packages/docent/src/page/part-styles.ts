import { readFileSync } from 'node:fs'
import { sourceFile } from '../files/source-dir.ts'
import { isArticlePart, type ArticlePart } from '../shared/article-parts.ts'

/**
 * Style sheet for the parts in an article. The site's own rules come last and aren't in a cascade layer, as in its
 * other style sheets.
 * @param sheets the site's rules, by part
 */
export async function partStyles(
  parts: readonly string[],
  sheets: ReadonlyMap<string, string>,
): Promise<string> {
  const own = parts.filter(isArticlePart)
  return (await ownStyles(own)) + parts.map((part) => sheets.get(part) ?? '').join('')
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
