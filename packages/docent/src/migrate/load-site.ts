import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'tinyglobby'
import { dirname, join, resolve } from 'node:path'
import { errors } from '../errors/index.ts'
import { filesBelow } from '../files/files-below.ts'
import {
  isRecord,
  type DocusaurusSite,
  type Options,
  type PluginEntry,
  type SourceFile,
} from './docusaurus-site.ts'
import { evaluate, type Evaluated } from './evaluate.ts'
import { missingPackageOf } from './package-file.ts'
import { pluginEntries } from './plugin-entries.ts'
import { isMarkdown } from './convert-pages.ts'
import { foreignImports } from './foreign-imports.ts'
import { docsPath, readDocsInstances } from './read-docs-instances.ts'

const NAMES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((type) => `docusaurus.config.${type}`)

/**
 * Reads a Docusaurus site without changing anything in it.
 * @throws DocentError if there is no configuration or it can't be evaluated
 */
export async function loadSite(folder: string): Promise<DocusaurusSite> {
  if (!existsSync(folder)) throw errors.missingSiteFolder({ dir: folder })
  const file = NAMES.map((name) => join(folder, name)).find((path) => existsSync(path))
  if (file === undefined) throw errors.missingDocusaurusConfig({ dir: folder })
  const { config, missing, packageFiles, defaults } = await readConfig(file, folder)
  const plugins = pluginEntries(config).filter((entry) => isUsed(entry, folder))
  const pagesPlugin = plugins.find(({ name }) => name === '@docusaurus/plugin-content-pages')
  const pagesDir = pagesPlugin && docsPath({ path: 'src/pages', ...pagesPlugin.options }, folder)
  const pages = await listFiles(folder, pagesDir ?? 'src/pages', '**/*.{js,jsx,ts,tsx,md,mdx}')
  const docs = await readDocsInstances(folder, [
    ...plugins,
    ...(pagesPlugin && pagesDir !== undefined && pages.some(isMarkdown)
      ? [markdownPages(pagesPlugin, pagesDir)]
      : []),
  ])
  const styles = docs.styleSheets(plugins)
  const translations = filesBelow(join(folder, 'i18n'))
  return {
    folder,
    config,
    configFile: readSource(file),
    packageFiles,
    modules: defaults,
    missingPackages: [...new Set([...missing, ...docs.missing])].sort(),
    docs: docs.instances,
    plugins,
    styleSheets: styles.map(readSource),
    pagesDir,
    pages: pages.map((path) => ({ file: path, foreign: foreignImports(path, folder) })),
    swizzled: (await listFiles(folder, 'src/theme', '**/*.{js,jsx,ts,tsx}')).map(readSource),
    translations,
    translatedLabels: translations
      .filter(
        (path) =>
          /^[^/]+\/docusaurus-(?:theme-classic|plugin-content-docs)/.test(path) &&
          path.endsWith('.json') &&
          !path.endsWith('_category_.json'),
      )
      .map((path) => ({ path, messages: messagesIn(join(folder, 'i18n', path)) })),
    dependencies: dependenciesOf(folder),
    imported: packagesOf(
      (await listFiles(folder, 'src', '**/*.{js,jsx,ts,tsx,mdx}')).map(readSource),
    ),
    hasTypeScript: existsSync(join(folder, 'tsconfig.json')),
  }
}

function messagesIn(file: string): Options {
  const { exports } = evaluate(file, dirname(file))
  return isRecord(exports) ? exports : {}
}

/** Docusaurus omits the blog if its folder doesn't exist. */
function isUsed({ name, options: { path } }: PluginEntry, folder: string): boolean {
  if (name !== '@docusaurus/plugin-content-blog') return true
  return existsSync(resolve(folder, typeof path === 'string' ? path : 'blog'))
}

/** The configuration as an object. It may be a function or a promise. */
async function readConfig(
  file: string,
  folder: string,
): Promise<{ config: Options } & Pick<Evaluated, 'missing' | 'packageFiles' | 'defaults'>> {
  const { exports, missing, packageFiles, defaults } = await inProduction(folder, async () => {
    const evaluated = evaluate(file, folder)
    return { ...evaluated, exports: await settled(called(evaluated.exports, file), file) }
  })
  if (!isRecord(exports)) {
    const received = Array.isArray(exports)
      ? 'a list'
      : exports === undefined
        ? 'nothing'
        : `a ${typeof exports}`
    throw errors.docusaurusConfigWithoutObject({ file, received })
  }
  return { config: exports, missing, packageFiles, defaults }
}

async function called(exports: unknown, file: string): Promise<unknown> {
  if (typeof exports !== 'function' || missingPackageOf(exports) !== undefined) return exports
  try {
    return (await exports({ isServer: true })) as unknown
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'DocentError') throw cause
    const problem = cause instanceof Error ? cause.message : String(cause)
    const line = /:(\d+):\d+/.exec((cause as Error).stack?.split(file)[1] ?? '')?.[1]
    const source = readFileSync(file, 'utf8')
    throw errors.migrationConfigFailed({
      problem,
      file,
      source,
      line: line === undefined ? undefined : Number(line),
      cause,
    })
  }
}

/** A configuration that waits longer than this doesn't end. */
const LIMIT_MS = 60_000

/** Without an error, Node would end the process without a word when nothing is left to wait for. */
async function settled<T>(work: Promise<T>, file: string): Promise<T> {
  let stop = (): void => undefined
  const never = new Promise<never>((_, reject) => {
    const fail = (): void => {
      const source = readFileSync(file, 'utf8')
      reject(errors.migrationConfigFailed({ problem: 'its promise never settles', file, source }))
    }
    const timer = setTimeout(fail, LIMIT_MS).unref()
    process.once('beforeExit', fail)
    stop = () => {
      clearTimeout(timer)
      process.off('beforeExit', fail)
    }
  })
  return Promise.race([work, never]).finally(stop)
}

/** Configurations read environment variables and use paths relative to the site. */
async function inProduction<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const before = { folder: process.cwd(), environment: process.env.NODE_ENV }
  process.chdir(folder)
  process.env.NODE_ENV = 'production'
  try {
    return await work()
  } finally {
    process.chdir(before.folder)
    if (before.environment === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before.environment
  }
}

/** Markdown pages as documents without a sidebar. */
function markdownPages({ options, keys, optionKeys }: PluginEntry, path: string): PluginEntry {
  const { routeBasePath = '/' } = options
  return {
    name: '@docusaurus/plugin-content-docs',
    options: { id: 'markdown-pages', path, routeBasePath, sidebarPath: false, breadcrumbs: false },
    keys,
    optionKeys,
  }
}

async function listFiles(folder: string, below: string, pattern: string): Promise<string[]> {
  const cwd = join(folder, below)
  if (!existsSync(cwd)) return []
  const ignore = ['**/_*.*', '**/_*/**', '**/__tests__/**', '**/*.test.*', '**/*.d.ts']
  const files = await glob(pattern, { cwd, ignore })
  return files.sort().map((path) => resolve(cwd, path))
}

export function readSource(file: string): SourceFile {
  return { file, text: readFileSync(file, 'utf8') }
}

/** Names of packages after `from` or in `import()` and `require()`. */
const PACKAGES = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)['"]((?:@[\w.-]+\/)?\w[\w.-]*)/g

function packagesOf(files: readonly SourceFile[]): Set<string> {
  return new Set(
    files.flatMap(({ text }) => [...text.matchAll(PACKAGES)].map(([, name = '']) => name)),
  )
}

function dependenciesOf(folder: string): Record<string, string> {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return {}
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, string> | undefined
  >
  return { ...devDependencies, ...dependencies }
}
