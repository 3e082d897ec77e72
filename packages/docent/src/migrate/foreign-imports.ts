import { existsSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { resolveImport } from '../markdown/page-imports.ts'

const IMPORTS = /(?:\bfrom\s+|\bimport\s+|\brequire\(\s*)['"]([^'"]+)['"]/g

/**
 * What a file imports, directly or through the site's files, that the new site doesn't have: modules of Docusaurus
 * without a replacement in docent, and files that don't exist, because a plugin of Docusaurus would create them.
 */
export function foreignImports(file: string, siteDir: string): string[] {
  const foreign = new Set<string>()
  const seen = new Set<string>()
  const visit = (module: string): void => {
    if (seen.has(module) || !/\.(?:[cm]?[jt]sx?|mdx?)$/.test(module) || !existsSync(module)) return
    seen.add(module)
    const text = readFileSync(module, 'utf8')
    for (const [, specifier = ''] of text.matchAll(IMPORTS)) {
      const target = resolveImport(specifier, module, { siteDir, compat: 'docusaurus' })
      if (target.kind === 'foreign') foreign.add(specifier)
      else visit(target.file)
    }
    for (const specifier of filesOf(module, text))
      if (isMissing(specifier, module, siteDir)) foreign.add(specifier)
  }
  visit(file)
  return [...foreign].sort()
}

/** Files that a module imports. Its samples of code, which are strings, don't count. */
function filesOf(file: string, text: string): string[] {
  if (/\.mdx?$/.test(file)) return []
  const { module } = parseSync(file, text, { lang: /\.[cm]?tsx?$/.test(file) ? 'tsx' : 'jsx' })
  return module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((specifier) => /^(?:\.|@site\/)/.test(specifier))
}

/** A file that doesn't exist. TypeScript files may be named `.js` in imports. */
function isMissing(specifier: string, importer: string, siteDir: string): boolean {
  return [specifier, specifier.replace(/\.[cm]?js$/, '')].every(
    (name) => resolveImport(name, importer, { siteDir }).kind === 'missing',
  )
}
