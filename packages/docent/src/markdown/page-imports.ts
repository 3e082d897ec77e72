import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { docusaurusModule, isDocusaurusModule } from '../shared/docusaurus-modules.ts'

/** What an import of a page leads to. */
export type ImportTarget =
  | { kind: 'partial' | 'module' | 'missing'; file: string }
  /** A module that only Docusaurus has. */
  | { kind: 'foreign'; file: string }

/** At the end of an import, for the text of a file. */
const RAW = '?raw'

/** How imports are resolved. */
export interface ImportOptions {
  siteDir: string
  /** Generator that the content was written for. */
  compat?: 'docusaurus'
  markdown?: { format: 'detect' | 'mdx' }
}

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json', '.mdx', '.md']
const INDEXES = ['/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/** The loaders of webpack that sites of Docusaurus use for the text of a file. */
const RAW_LOADER = /^-?!!?(?:raw-loader!(?<loaded>.+)|(?<asked>.+\?raw))$/

/** An import without webpack's loaders: `!!raw-loader!./a.js` is `./a.js?raw`. */
export function withoutLoaders(specifier: string): string {
  const { loaded, asked } = RAW_LOADER.exec(specifier)?.groups ?? {}
  return asked ?? (loaded === undefined ? specifier : loaded + RAW)
}

/**
 * File of an import: relative to the page, or below the site with `@site/`. Markdown files are partials, other files
 * modules of the server bundle. With `?raw`, a module has the text of the file. Package names are modules as they stand.
 */
export function resolveImport(
  written: string,
  importer: string,
  { siteDir, compat }: ImportOptions,
): ImportTarget {
  const specifier = compat ? withoutLoaders(written) : written
  if (isDocusaurusModule(specifier)) {
    const file = compat && docusaurusTarget(specifier, siteDir)
    return file === undefined ? { kind: 'foreign', file: specifier } : { kind: 'module', file }
  }
  const isPackage = !specifier.startsWith('.') && !specifier.startsWith('@site/')
  if (isPackage) return { kind: 'module', file: specifier }
  const base = specifier.startsWith('@site/')
    ? join(siteDir, specifier.slice('@site/'.length))
    : resolve(dirname(importer), specifier)
  if (base.endsWith(RAW)) {
    const path = base.slice(0, -RAW.length)
    const file = existsSync(path) ? path : findModule(path)
    return file === undefined
      ? { kind: 'missing', file: base }
      : { kind: 'module', file: file + RAW }
  }
  const file = findModule(base)
  if (file === undefined) return { kind: 'missing', file: base }
  return { kind: /\.mdx?$/.test(file) ? 'partial' : 'module', file }
}

/** The site's own component under this name, or the specifier, which the bundler knows. */
function docusaurusTarget(specifier: string, siteDir: string): string | undefined {
  const own = ownTheme(specifier, siteDir)
  return own ?? (docusaurusModule(specifier) === undefined ? undefined : specifier)
}

/** The site's own component of the theme: `src/theme/Name` for `@theme/Name`. */
export function ownTheme(specifier: string, siteDir: string): string | undefined {
  return specifier.startsWith('@theme/')
    ? findModule(join(siteDir, 'src/theme', specifier.slice('@theme/'.length)))
    : undefined
}

function findModule(base: string): string | undefined {
  return [...EXTENSIONS, ...INDEXES]
    .map((extension) => base + extension)
    .find((path) => /\.\w+$/.test(path) && existsSync(path))
}

const IMPORTS =
  /^(?:import\s[^'"]*?|export\s*(?:\*|\{[^}]*\})[^'"]*?)from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm
/** Only of files: prose often names packages like this. */
const REQUIRED = /\brequire\(\s*['"]((?:\.|@site\/)[^'"]*)['"]\s*\)/g

/** Modules that an import or a call of `require` in this file leads to, as far as they exist. */
function scanText(file: string, options: ImportOptions): ImportTarget[] {
  if (file.endsWith('.md') && options.markdown?.format !== 'mdx') return []
  const text = readFileSync(file, 'utf8')
  if (!/import|require|export/.test(text)) return []
  const code = withoutFences(text)
  const specifiers = [...code.matchAll(IMPORTS)].map(([, from, bare]) => from ?? bare ?? '')
  const required = [...code.matchAll(REQUIRED)].map(([, path = '']) => path)
  return [...specifiers, ...required].map((specifier) => resolveImport(specifier, file, options))
}

/** Calls of `require` with a path, or strings, which may contain what looks like one. */
const CALL_OR_STRING = new RegExp(
  String.raw`${REQUIRED.source}|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\\n])*'`,
  'g',
)

/**
 * Files that a page asks for with `require()`.
 * @param code the compiled page, in which prose and code samples are strings
 */
export function requiredFiles(code: string): string[] {
  if (!code.includes('require(')) return []
  const paths = [...code.matchAll(CALL_OR_STRING)].map(([, path]) => path)
  return [...new Set(paths.filter((path) => path !== undefined))]
}

/** What a page or partial imports. Files that don't exist are left out: they are errors when it's compiled. */
export interface ScannedImports {
  /** Modules of the server bundle. */
  modules: readonly string[]
  partials: readonly string[]
}

/**
 * Modules that pages and their partials import, before anything is compiled: the server bundle is built at the same time
 * as the pages. Reads the text only; a match inside a code sample adds a module that isn't needed, which does no harm if
 * it exists.
 */
export function scanImports(
  files: Iterable<string>,
  options: ImportOptions,
): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !existsSync(file)) continue
    const targets = scanText(file, options)
    found.set(
      file,
      targets.flatMap((target) => (target.kind === 'module' ? [target.file] : [])),
    )
    for (const target of targets) if (target.kind === 'partial') open.push(target.file)
  }
  return found
}

/**
 * Style sheets that modules import, directly or through others. They belong to the client, although most of the modules
 * only run in the build.
 */
export function scanStyles(modules: readonly string[], options: ImportOptions): string[] {
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (module: string): void => {
    if (seen.has(module)) return
    seen.add(module)
    if (module.endsWith('.css')) styles.add(module)
    // Packages name their style sheets in their documentation: a site imports them itself.
    else if (module.startsWith('/') && /\.[jt]sx?$/.test(module) && existsSync(module))
      for (const target of scanText(module, options))
        if (target.kind === 'module') visit(target.file)
  }
  modules.forEach(visit)
  return [...styles]
}

/** Fences with `mdx-code-block` are part of the page. */
function withoutFences(text: string): string {
  return text
    .replace(/^([ \t]*)(```+|~~~+)mdx-code-block\b[^\n]*\n([\s\S]*?)^\1\2[ \t]*$/gm, '$3')
    .replace(/^([ \t]*)(```+|~~~+)[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm, '')
}
