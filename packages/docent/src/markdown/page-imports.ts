import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** What an import of a page leads to. */
export type ImportTarget =
  { kind: 'partial' | 'module'; file: string } | { kind: 'missing'; file: string }

/** At the end of an import, for the text of a file. */
const RAW = '?raw'

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json', '/index.tsx', '/index.ts']

/**
 * File of an import: relative to the page, or below the site with `@site/`. Markdown files are partials, other files
 * modules of the server bundle. With `?raw`, a module has the text of the file. Package names are modules as they stand.
 */
export function resolveImport(specifier: string, importer: string, siteDir: string): ImportTarget {
  const isPackage = !specifier.startsWith('.') && !specifier.startsWith('@site/')
  if (isPackage) return { kind: 'module', file: specifier }
  const base = specifier.startsWith('@site/')
    ? join(siteDir, specifier.slice('@site/'.length))
    : resolve(dirname(importer), specifier)
  if (base.endsWith(RAW)) {
    const isFile = existsSync(base.slice(0, -RAW.length))
    return { kind: isFile ? 'module' : 'missing', file: base }
  }
  if (/\.mdx?$/.test(base)) return { kind: existsSync(base) ? 'partial' : 'missing', file: base }
  const file = EXTENSIONS.map((extension) => base + extension).find(
    (path) => /\.\w+$/.test(path) && existsSync(path),
  )
  return file === undefined ? { kind: 'missing', file: base } : { kind: 'module', file }
}

const IMPORT = /^import\s[^'"]*?from\s*['"]([^'"]+)['"]/gm

/**
 * Modules that a page imports, before anything is compiled: the server bundle is built at the same time as the pages.
 * Reads the text only; a match inside a code fence adds a module that is not needed, which does no harm if it exists.
 */
export function scanModules(file: string, siteDir: string): string[] {
  const text = readFileSync(file, 'utf8')
  if (!text.includes('import')) return []
  return [...withoutFences(text).matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const target = resolveImport(specifier, file, siteDir)
    return target.kind === 'module' ? [target.file] : []
  })
}

function withoutFences(text: string): string {
  return text.replace(/^([ \t]*)(```+|~~~+)[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm, '')
}
