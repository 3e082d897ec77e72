import convert from 'npm-to-yarn'
import type { CodeFormat } from '../config/index.ts'

type Manager = 'npm' | 'yarn' | 'pnpm' | 'bun'

/** The same commands for another package manager. */
export function forPackageManager(code: string, manager: Manager): string {
  return manager === 'npm' ? code : convert(code, manager)
}

/**
 * JavaScript of a TypeScript sample: types taken out, comments and layout kept, formatted again.
 * Answers nothing when the sample cannot be parsed on its own (fragments): then there is no second tab.
 */
export async function deriveJavaScript(
  code: string,
  language: 'ts' | 'tsx',
  style: CodeFormat,
): Promise<string | undefined> {
  try {
    // Loaded when first needed: most pages derive nothing, and these two take long to start.
    const { transform } = await import('sucrase')
    const plain = transform(code, {
      transforms: language === 'tsx' ? ['typescript', 'jsx'] : ['typescript'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
      keepUnusedImports: true,
    }).code
    if (plain.trim() === code.trim()) return code.trim()
    const { format } = await import('prettier')
    const tidy = await format(plain, { ...style, parser: 'babel' })
    return tidy.replace(/\n{3,}/g, '\n\n').trim()
  } catch {
    return undefined
  }
}

/** File name of the derived sample: `cypress.config.ts` becomes `cypress.config.js`. */
export function javaScriptTitle(title: string): string {
  return title.replace(/\.(m|c)?ts(x?)$/, '.$1js$2').replace(/\.d\.js$/, '.js')
}
