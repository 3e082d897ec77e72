import { existsSync, readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { parseSync } from 'vite'
import { dirname, join } from './paths.ts'
import { isDocusaurusModule, resolveImport } from 'docent/tools'
import { docusaurusExports, resolveSiteImport } from './modules.ts'

const IMPORTS = /(?:\bfrom\s+|\bimport\s*\(?\s*|\brequire\(\s*)['"]([^'"]+)['"]/g

/**
 * What a file imports, directly or through the site's files, that the new site doesn't have: modules of Docusaurus and
 * their exports without a replacement in docent, and files that don't exist, because a plugin would create them.
 */
export function foreignImports(file: string, siteDir: string): string[] {
  const foreign = new Set<string>()
  const seen = new Set<string>()
  const visit = (module: string): void => {
    if (seen.has(module) || !/\.(?:[cm]?[jt]sx?|mdx?)$/.test(module) || !existsSync(module)) return
    seen.add(module)
    const text = readFileSync(module, 'utf8')
    for (const [, specifier = ''] of text.matchAll(IMPORTS)) {
      const target = resolveSiteImport(specifier, module, siteDir)
      if (target.kind === 'foreign') foreign.add(specifier)
      else visit(target.file)
    }
    for (const { specifier, names } of importsOf(module, text)) {
      if (/^(?:\.|@site\/)/.test(specifier) && isMissing(specifier, module, siteDir))
        foreign.add(specifier)
      if (isUnknownPackage(specifier, siteDir)) foreign.add(`the ${specifier} package`)
      for (const name of lacks(specifier, names)) foreign.add(`${name} of ${specifier}`)
    }
  }
  visit(file)
  return [...foreign].sort()
}

/**
 * A module's imports, with the imported names. Types don't count, and neither do imports in code samples, which are
 * strings.
 */
function importsOf(file: string, text: string): { specifier: string; names: string[] }[] {
  if (/\.mdx?$/.test(file)) return []
  const { module } = parseSync(file, text, { lang: /\.[cm]?tsx?$/.test(file) ? 'tsx' : 'jsx' })
  return module.staticImports
    .map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      values: entries.filter(({ isType }) => !isType),
      isBare: entries.length === 0,
    }))
    .filter(({ values, isBare }) => isBare || values.length > 0)
    .map(({ specifier, values }) => ({
      specifier,
      names: values.flatMap(({ importName: { name, kind } }) =>
        kind === 'Name' && typeof name === 'string' ? [name] : [],
      ),
    }))
}

/** Names that docent's replacement for a module doesn't export. */
function lacks(specifier: string, names: readonly string[]): string[] {
  const known = docusaurusExports(specifier)
  return known === undefined
    ? []
    : names.filter((name) => name !== 'default' && !known.includes(name))
}

/** A file that doesn't exist. TypeScript files may be named `.js` in imports, and types are in files of their own. */
function isMissing(specifier: string, importer: string, siteDir: string): boolean {
  return [specifier, specifier.replace(/\.[cm]?js$/, ''), `${specifier}.d.ts`].every(
    (name) => resolveImport(name, importer, { siteDir }).kind === 'missing',
  )
}

/**
 * A package that isn't installed and that no package.json around the site names, so only a webpack alias can provide
 * it.
 */
function isUnknownPackage(specifier: string, siteDir: string): boolean {
  if (!/^(?:@[\w.-]+\/)?[a-z]/i.test(specifier) || specifier.startsWith('@site/')) return false
  if (isBuiltin(specifier) || isDocusaurusModule(specifier) || /^https?:/i.test(specifier))
    return false
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
  if (PROVIDED.has(name) || isNamed(name, siteDir)) return false
  try {
    createRequire(join(siteDir, 'package.json')).resolve(specifier)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND'
  }
}

/** Packages that every docent site has. */
const PROVIDED = new Set(['react', 'react-dom'])

function isNamed(name: string, folder: string): boolean {
  const file = join(folder, 'package.json')
  if (existsSync(file) && readFileSync(file, 'utf8').includes(`"${name}"`)) return true
  const above = dirname(folder)
  return above !== folder && isNamed(name, above)
}
