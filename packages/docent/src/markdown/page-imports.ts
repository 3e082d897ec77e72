import { existsSync, readFileSync, statSync } from 'node:fs'
import { escapePath, globSync } from 'tinyglobby'
import { dirname, isAbsolute } from '../shared/node/paths.ts'
import type { Alias } from '../config/index.ts'
import type { ResolveName } from '../config/plugins/resolve-names.ts'
import { linesOf, wholeFile } from '../files/file-lines.ts'
import { normalizeText } from '../files/read-text.ts'
import { pathFrom } from '../files/paths.ts'
import { foreignModuleFix } from '../shared/known-packages.ts'
import { isStyleSheet } from '../shared/style-files.ts'

/** The target of an import in a page. */
export type ImportTarget =
  | { kind: 'partial' | 'module' | 'missing'; file: string }
  /** A module of another generator, and what to do instead. A plugin that knows it says that, too. */
  | { kind: 'foreign'; file: string; fix: string }

/** Suffix of imports that request a file's text. */
const RAW = '?raw'

/** Options for resolving imports. */
export interface ImportOptions {
  siteDir: string
  /** Resolves names that plugins know. */
  resolveName?: ResolveName
  markdown?: { format: 'detect' | 'mdx' }
  /** Which files pages may be made from. Default: `'anywhere'`. */
  include?: 'anywhere' | 'repository'
  aliases?: readonly Alias[]
}

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json', '.mdx', '.md']
const INDEXES = ['/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/**
 * Resolves an import to a file: relative to the page, or to the site's folder with `@site/`. Markdown files are
 * partials, other files are modules of the server bundle. With `?raw`, the module exports the file's text. Package
 * names are modules with an unchanged specifier.
 */
export function resolveImport(
  specifier: string,
  importer: string,
  { siteDir, resolveName, aliases = [] }: ImportOptions,
): ImportTarget {
  const resolved = resolveName?.(specifier, importer)
  if (typeof resolved === 'object') return { kind: 'foreign', file: specifier, ...resolved }
  if (resolved !== undefined) return { kind: kindOf(resolved), file: resolved }
  const fix = foreignModuleFix(specifier)
  if (fix !== undefined) return { kind: 'foreign', file: specifier, fix }
  const isPath = specifier.startsWith('.') || specifier.startsWith('@site/')
  const aliased = isPath ? undefined : aliasedFile(specifier, aliases)
  if (!isPath && aliased === undefined) return { kind: 'module', file: specifier }
  const base = aliased ?? pathFrom(importer, specifier, siteDir)
  if (base.endsWith(RAW)) {
    const path = base.slice(0, -RAW.length)
    const file = existsSync(path) ? path : findModule(path)
    return file === undefined
      ? { kind: 'missing', file: base }
      : { kind: 'module', file: file + RAW }
  }
  const file = findModule(wholeFile(base))
  if (file === undefined) return { kind: 'missing', file: base }
  return { kind: kindOf(file), file: file + linesOf(base) }
}

const kindOf = (file: string): 'partial' | 'module' =>
  /\.mdx?$/.test(wholeFile(file)) ? 'partial' : 'module'

/** The existing file that an import with an alias refers to, with the import's query. */
export function aliasedFile(specifier: string, aliases: readonly Alias[]): string | undefined {
  // docent resolves its own modules. In its repository, they're also aliases.
  if (/^docent(?:\/|$)/.test(specifier)) return undefined
  const [, name = '', query = ''] = /^([^?]*)(\?.*)?$/.exec(specifier) ?? []
  for (const { find, to } of aliases) {
    const isMatch =
      typeof find === 'string' ? name === find || name.startsWith(`${find}/`) : find.test(name)
    const path = isMatch ? name.replace(find, to) : undefined
    const file = path !== undefined && isAbsolute(path) ? findModule(path) : undefined
    if (file !== undefined) return file + query
  }
  return undefined
}

/** The existing file that a path without an extension, or a folder, stands for. */
function findModule(base: string): string | undefined {
  return [...EXTENSIONS, ...INDEXES]
    .map((extension) => base + extension)
    .find((path) => existsSync(path) && statSync(path).isFile())
}

const IMPORTS =
  /^(?:import\s[^'"]*?|export\s*(?:\*|\{[^}]*\})[^'"]*?)from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm
/**
 * Only paths, also after a webpack loader, and modules of Docusaurus count, because prose often mentions packages in this
 * form.
 */
const REQUIRED =
  /\brequire\(\s*['"]((?:\.|-?!!?[\w-]+!|@(?:site|docusaurus|theme)\/)[^'"]*)['"]\s*\)/g

/** Calls of `import.meta.glob`, whose first argument is a pattern or a list of patterns. */
const GLOBS = /\bimport\.meta\.glob\b[^(]*\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*"|`[^`]*`)/g

/** Files that a module imports with patterns, which start in its folder, or with `/` or `@site/` in the site's. */
function matchedFiles(code: string, module: string, siteDir: string): string[] {
  const calls = [...code.matchAll(GLOBS)]
  const site = `${escapePath(siteDir)}/`
  return calls.flatMap(([, list = '']) => {
    const patterns = [...list.matchAll(/(['"`])(!?)(.+?)\1/g)].map(
      ([, , not = '', path = '']) => not + path.replace(/^(?:@site)?\//, site),
    )
    return globSync(patterns, { cwd: dirname(module), absolute: true }).sort()
  })
}

/** Existing modules that this file imports, also with patterns, or passes to `require`. */
function scanText(file: string, options: ImportOptions): ImportTarget[] {
  if (file.endsWith('.md') && options.markdown?.format !== 'mdx') return []
  const text = normalizeText(readFileSync(file, 'utf8'))
  if (!/import|require|export/.test(text)) return []
  const code = withoutFences(text)
  const specifiers = [...code.matchAll(IMPORTS)].map(([, from, bare]) =>
    unescaped(from ?? bare ?? ''),
  )
  const required = [...code.matchAll(REQUIRED)].map(([, path = '']) => path)
  const targets = [...specifiers, ...required].map((path) => resolveImport(path, file, options))
  // Pages have no patterns. What looks like one is prose.
  const matched = /\.mdx?$/.test(file) ? [] : matchedFiles(code, file, options.siteDir)
  return [...targets, ...matched.map((path): ImportTarget => ({ kind: 'module', file: path }))]
}

/** The value of a string in code. Formatters of Markdown write `'./\\_part'`. */
function unescaped(text: string): string {
  return text.replace(
    /\\(?:u\{?([\da-f]{4,6})\}?|x([\da-f]{2})|(.))/gi,
    (_, unicode, hex, character) =>
      typeof character === 'string'
        ? character
        : String.fromCodePoint(parseInt(unicode ?? hex, 16)),
  )
}

/** Calls of `require` with a path, and strings, because a string can contain text that looks like a call. */
const CALL_OR_STRING = new RegExp(
  String.raw`${REQUIRED.source}|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\\n])*'`,
  'g',
)

/**
 * Files that a page requests with `require()`.
 * @param code the compiled page, in which prose and code samples are strings
 */
export function requiredFiles(code: string): string[] {
  if (!code.includes('require(')) return []
  const paths = [...code.matchAll(CALL_OR_STRING)].map(([, path]) => path)
  return [...new Set(paths.filter((path) => path !== undefined))]
}

/** The imports of a page or partial. Missing files are left out, because they're reported when the page is compiled. */
export interface ScannedImports {
  /** Modules of the server bundle. */
  modules: readonly string[]
  partials: readonly string[]
}

/**
 * Modules that pages and their partials import. They're found before anything is compiled, because the server bundle is
 * built at the same time as the pages. This only searches the text: a match inside a code sample adds a module that
 * isn't needed, which does no harm if the module exists.
 */
export function scanImports(
  files: Iterable<string>,
  options: ImportOptions,
): Map<string, readonly string[]> {
  const importsByFile = new Map<string, readonly string[]>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (importsByFile.has(file) || !existsSync(file)) continue
    const targets = scanText(file, options)
    importsByFile.set(
      file,
      targets.flatMap((target) => (target.kind === 'module' ? [target.file] : [])),
    )
    for (const target of targets) if (target.kind === 'partial') open.push(wholeFile(target.file))
  }
  return importsByFile
}

/**
 * Style sheets that modules import, directly or indirectly. They're part of the client bundle, although most of the
 * modules run only in the build.
 */
export function scanStyles(modules: readonly string[], options: ImportOptions): string[] {
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (module: string): void => {
    if (seen.has(module)) return
    seen.add(module)
    if (isStyleSheet(module)) styles.add(module)
    // A package's own modules aren't searched, because a site imports the package's style sheets itself.
    else if (isAbsolute(module) && /\.[jt]sx?$/.test(module) && existsSync(module))
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
