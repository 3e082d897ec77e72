import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import { transform } from 'sucrase'
import { parseSync } from 'vite'
import { belowSite, dirname, extname, join } from './paths.ts'
import { errors } from './errors.ts'
import { pathFrom } from 'docent/tools'
import type { MissingFile } from './docusaurus-site.ts'
import { missingPackage, packageFile } from './package-file.ts'

export interface Evaluated {
  exports: unknown
  /** Packages that are imported but not installed. */
  missing: string[]
  /** Names of files in packages, because their paths from `require.resolve` depend on the installation. */
  packageFiles: Map<string, string>
  /** Files of the site that are imported but don't exist. */
  missingFiles: MissingFile[]
  /**
   * Specifiers of modules by the functions that they export, with `#name` if it isn't the default export. Those of files
   * start at the site's folder.
   */
  defaults: Map<unknown, string>
}

interface Modules {
  siteDir: string
  loaded: Map<string, { exports: unknown }>
  missing: Set<string>
  missingFiles: Map<string, MissingFile>
  packageFiles: Map<string, string>
  defaults: Map<unknown, string>
}

/**
 * Evaluates a configuration as Docusaurus does, with any mixture of TypeScript, ES modules, and CommonJS. docent's own
 * configuration is read differently. Packages are resolved from the site's `node_modules`.
 * @throws DocentError with the location
 */
export function evaluate(file: string, siteDir: string): Evaluated {
  const modules: Modules = {
    siteDir,
    loaded: new Map(),
    missing: new Set(),
    missingFiles: new Map(),
    packageFiles: new Map(),
    defaults: new Map(),
  }
  const exports = loadFile(file, modules)
  return {
    exports: defaultOf(exports),
    missing: [...modules.missing].sort(),
    missingFiles: [...modules.missingFiles.values()],
    packageFiles: modules.packageFiles,
    defaults: modules.defaults,
  }
}

/** The default export, or all exports of a CommonJS module. */
export function defaultOf(exports: unknown): unknown {
  const isModule = typeof exports === 'object' && exports !== null && 'default' in exports
  return isModule ? exports.default : exports
}

function loadFile(file: string, modules: Modules): unknown {
  const known = modules.loaded.get(file)
  if (known) return known.exports
  const text = readFileSync(file, 'utf8')
  const module = { exports: {} as unknown }
  modules.loaded.set(file, module)
  if (extname(file) === '.json') {
    module.exports = parseJson(text, file)
    return module.exports
  }
  const run = compile(text, file)
  try {
    run(module.exports, module, requireFrom(file, modules), file, dirname(file))
  } catch (cause) {
    throw evaluationError(cause, file, text)
  }
  return module.exports
}

type Module = (...values: readonly unknown[]) => void

function compile(text: string, file: string): Module {
  try {
    // Line breaks are kept, so that errors have the author's line numbers.
    const { code } = transform(withFilePaths(text, file), {
      transforms: /\.[cm]?ts$/.test(file) ? ['typescript', 'imports'] : ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: file,
      enableLegacyTypeScriptModuleInterop: false,
    })
    // In a separate block, a module may declare `__dirname` again.
    return compileFunction(
      `{${code}\n}`,
      ['exports', 'module', 'require', '__filename', '__dirname'],
      { filename: file },
    ) as Module
  } catch (cause) {
    throw evaluationError(cause, file, text)
  }
}

/** CommonJS has no `import.meta`, and a module that creates `require` gets the existing one. */
function withFilePaths(text: string, file: string): string {
  const values = { url: pathToFileURL(file).href, dirname: dirname(file), filename: file }
  return text
    .replace(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, key: keyof typeof values) =>
      JSON.stringify(values[key]),
    )
    .replace(/^[ \t]*(?:const|let|var) require = createRequire\(.*\);?$/gm, '')
}

function requireFrom(importer: string, modules: Modules): NodeJS.Require {
  const native = createRequire(importer)
  const load = (specifier: string): unknown => {
    if (isBuiltin(specifier)) return native(specifier)
    const own = siteFile(specifier, importer, modules.siteDir)
    if (own !== undefined)
      return noted(loadFile(own, modules), belowSite(own, modules.siteDir), modules)
    if (isPath(specifier)) {
      noteMissing(specifier, importer, modules)
      return missingPackage(specifier)
    }
    const file = packageFile(specifier, importer)
    if (file !== undefined) return noted(loadPackage(file, native, modules), specifier, modules)
    modules.missing.add(packageName(specifier))
    return missingPackage(specifier)
  }
  const find = (specifier: string): string => {
    const own = siteFile(specifier, importer, modules.siteDir)
    if (own !== undefined) return own
    if (isPath(specifier)) {
      noteMissing(specifier, importer, modules)
      return pathFrom(importer, specifier, modules.siteDir)
    }
    const file = packageFile(specifier, importer)
    if (file !== undefined) {
      modules.packageFiles.set(file, specifier)
      return file
    }
    modules.missing.add(packageName(specifier))
    return specifier
  }
  return Object.assign(load, { ...native, resolve: find }) as unknown as NodeJS.Require
}

/** Packages of a workspace may be TypeScript, which Node can't import in all versions. */
function loadPackage(file: string, native: NodeJS.Require, modules: Modules): unknown {
  return /\.[cm]?ts$/.test(file) ? loadFile(file, modules) : native(file)
}

function noteMissing(
  specifier: string,
  importer: string,
  { missingFiles, siteDir }: Modules,
): void {
  const line = lineOf(readFileSync(importer, 'utf8'), specifier)
  missingFiles.set(pathFrom(importer, specifier, siteDir), { specifier, importer, line })
}

/** Records exports that are functions, so that their module can be found later. Returns the exports. */
function noted(exports: unknown, specifier: string, { defaults }: Modules): unknown {
  const main = defaultOf(exports)
  if (typeof main === 'function' && !defaults.has(main)) defaults.set(main, specifier)
  const named = typeof exports === 'object' && exports !== null ? Object.entries(exports) : []
  for (const [name, value] of named)
    if (typeof value === 'function' && !defaults.has(value))
      defaults.set(value, `${specifier}#${name}`)
  return exports
}

const EXTENSIONS = ['', '.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json', '.tsx', '.jsx']

function isPath(specifier: string): boolean {
  return /^(?:\.|\/|@site\/)/.test(specifier)
}

/** Absolute path of a file that a module refers to by path. */
export function siteFile(specifier: string, importer: string, siteDir: string): string | undefined {
  if (!isPath(specifier)) return undefined
  const path = pathFrom(importer, specifier, siteDir)
  const paths = EXTENSIONS.flatMap((extension) => [
    `${path}${extension}`,
    join(path, `index${extension}`),
  ])
  return paths.find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
}

/** @example packageName('@docusaurus/preset-classic/options') // '@docusaurus/preset-classic' */
function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    // Some messages of JSON.parse have no position.
    const [problem] = parseSync(`${file}.js`, `(${text}\n)`).errors
    const start = problem?.labels[0]?.start
    const line = start === undefined ? undefined : text.slice(0, start - 1).split('\n').length
    throw errors.migrationConfigFailed({
      problem: "it isn't valid JSON",
      file,
      source: text,
      line,
      cause,
    })
  }
}

/** The error of a parser or of the evaluated code, with its location. */
function evaluationError(cause: unknown, file: string, source: string): unknown {
  if (cause instanceof Error && cause.name === 'DocentError') return cause
  const message = cause instanceof Error ? cause.message : String(cause)
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  const inStack = stack.split(file)[1]
  const [, line, column] = /^:(\d+)(?::(\d+))?/.exec(inStack ?? '') ?? []
  const [, parsedLine, parsedColumn] = /\((\d+):(\d+)\)/.exec(message) ?? []
  const at = { line: parsedLine ?? line, column: parsedColumn ?? column }
  return errors.migrationConfigFailed({
    problem: message.replace(/^Error transforming .*?: /, '').replace(/ \(\d+:\d+\)$/, ''),
    file,
    source,
    line: at.line === undefined ? undefined : Number(at.line),
    column: at.column === undefined ? undefined : Number(at.column),
    cause,
  })
}

function lineOf(text: string, specifier: string): number | undefined {
  const at = text.indexOf(specifier)
  return at === -1 ? undefined : text.slice(0, at).split('\n').length
}
