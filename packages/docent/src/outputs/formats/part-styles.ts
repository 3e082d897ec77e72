import { readFileSync } from 'node:fs'
import { sourceFile } from '../../files/source-dir.ts'
import type { ArticlePart } from '../../shared/article-parts.ts'

/**
 * Style sheet of the parts that an article shows. They have a layer above that of articles, because `dev` loads the
 * sheets in another order than a build.
 */
export async function partStyles(parts: readonly ArticlePart[]): Promise<string> {
  if (parts.length === 0) return ''
  // Loaded when first needed: most pages have no parts.
  const { transform } = await import('lightningcss')
  const rules = parts.map((name) => readFileSync(sourceFile(`theme/parts/${name}.css`), 'utf8'))
  const { code } = transform({
    filename: 'parts.css',
    code: new TextEncoder().encode(`@layer parts {\n${rules.join('\n')}}`),
    minify: true,
  })
  return `${new TextDecoder().decode(code)}\n`
}
