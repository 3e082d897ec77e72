import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** What an import of a page leads to. */
export type ImportTarget =
  { kind: 'partial' | 'module'; file: string } | { kind: 'missing'; file: string }

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json', '/index.tsx', '/index.ts']

/**
 * File of an import: relative to the page, or below the site with `@site/`. Markdown files are partials, other files
 * modules of the server bundle. Package names are modules as they stand.
 */
export function resolveImport(specifier: string, importer: string, siteDir: string): ImportTarget {
  const isPackage = !specifier.startsWith('.') && !specifier.startsWith('@site/')
  if (isPackage) return { kind: 'module', file: specifier }
  const base = specifier.startsWith('@site/')
    ? join(siteDir, specifier.slice('@site/'.length))
    : resolve(dirname(importer), specifier)
  if (/\.mdx?$/.test(base)) return { kind: existsSync(base) ? 'partial' : 'missing', file: base }
  const file = EXTENSIONS.map((extension) => base + extension).find(
    (path) => /\.\w+$/.test(path) && existsSync(path),
  )
  return file === undefined ? { kind: 'missing', file: base } : { kind: 'module', file }
}

const IMPORT = /^import\s[^'"]*?from\s*['"]([^'"]+)['"]/gm

/** What a page or partial imports. Files that don't exist are left out: they are errors when it's compiled. */
export interface ScannedImports {
  /** Modules of the server bundle. */
  modules: readonly string[]
  partials: readonly string[]
}

/**
 * Reads the imports of a page before anything is compiled, because the server bundle is built at the same time as the
 * pages. Reads the text only: an import in code that isn't in a fence adds a module that is not needed.
 */
export function scanImports(file: string, siteDir: string): ScannedImports {
  const text = readFileSync(file, 'utf8')
  const targets = text.includes('import')
    ? [...withoutFences(text).matchAll(IMPORT)].map(([, specifier = '']) =>
        resolveImport(specifier, file, siteDir),
      )
    : []
  const filesOf = (kind: ImportTarget['kind']): string[] =>
    targets.filter((target) => target.kind === kind).map((target) => target.file)
  return { modules: filesOf('module'), partials: filesOf('partial') }
}

/**
 * Imports of pages, and of the partials that they use.
 * @param scan - reads the imports of one file
 */
export function usedImports(
  pages: readonly string[],
  scan: (file: string) => ScannedImports,
): Map<string, ScannedImports> {
  const found = new Map<string, ScannedImports>()
  const open = [...pages]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    const imports = scan(file)
    found.set(file, imports)
    open.push(...imports.partials)
  }
  return found
}

function withoutFences(text: string): string {
  return text.replace(/^([ \t]*)(```+|~~~+)[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm, '')
}
