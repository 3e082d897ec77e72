import { readFileSync } from 'node:fs'
import { sourceFile } from '../../files/source-dir.ts'
import type { ArticlePart } from '../../shared/article-parts.ts'

/**
 * Style sheet for the parts in an article. Their cascade layer is above the articles' layer, because `dev` loads the
 * sheets in a different order than a build.
 */
export async function partStyles(parts: readonly ArticlePart[]): Promise<string> {
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
