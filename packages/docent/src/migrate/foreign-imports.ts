import { existsSync, readFileSync } from 'node:fs'
import { resolveImport } from '../markdown/page-imports.ts'

const IMPORTS = /(?:\bfrom\s+|\bimport\s+|\brequire\(\s*)['"]([^'"]+)['"]/g

/** Modules of Docusaurus without a replacement in docent that a file imports, directly or through the site's files. */
export function foreignImports(file: string, siteDir: string): string[] {
  const foreign = new Set<string>()
  const seen = new Set<string>()
  const visit = (module: string): void => {
    if (seen.has(module) || !/\.(?:[cm]?[jt]sx?|mdx?)$/.test(module) || !existsSync(module)) return
    seen.add(module)
    for (const [, specifier = ''] of readFileSync(module, 'utf8').matchAll(IMPORTS)) {
      const target = resolveImport(specifier, module, { siteDir, compat: 'docusaurus' })
      if (target.kind === 'foreign') foreign.add(specifier)
      else visit(target.file)
    }
  }
  visit(file)
  return [...foreign].sort()
}
