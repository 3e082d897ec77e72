import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'tinyglobby'
import { dirname, join, resolve } from './paths.ts'
import { errors } from './errors.ts'
import { filesBelow } from 'docent/tools'
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
import { interactiveComponents } from './interactive-components.ts'
import { isMarkdown } from './convert-pages.ts'
import { readBundlerOptions } from './read-bundler-options.ts'
import { importsIn, packageOf, requiredIn } from './imported-packages.ts'
import { foreignImports } from './foreign-imports.ts'
import { docsPath, readBlogs, readDocsInstances } from './read-docs-instances.ts'
import {
  dependenciesOf,
  devDependenciesOf,
  workspaceDependencies,
  workspacePackages,
} from './workspace.ts'

const NAMES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((type) => `docusaurus.config.${type}`)

/**
 * Reads a Docusaurus site without changing anything in it.
 * @throws DocentError if there is no configuration or it can't be evaluated
 */
export async function loadSite(folder: string): Promise<DocusaurusSite> {
  if (!existsSync(folder)) throw errors.missingSiteFolder({ dir: folder })
  const file = NAMES.map((name) => join(folder, name)).find((path) => existsSync(path))
  if (file === undefined) throw errors.missingDocusaurusConfig({ dir: folder })
  const { config, missing, missingFiles, packageFiles, defaults } = await readConfig(file, folder)
  const plugins = await Promise.all(
    pluginEntries(config)
      .filter((entry) => isUsed(entry, folder))
      .map(async (entry): Promise<PluginEntry> => {
        const bundler = await readBundlerOptions(entry, { folder, config, modules: defaults })
        return bundler ? { ...entry, bundler } : entry
      }),
  )
  const pagesPlugin = plugins.find(({ name }) => name === '@docusaurus/plugin-content-pages')
  const pagesDir = pagesPlugin && docsPath({ path: 'src/pages', ...pagesPlugin.options }, folder)
  const pages = await listFiles(folder, pagesDir ?? 'src/pages', '**/*.{js,jsx,ts,tsx,md,mdx}')
  const docs = await readDocsInstances(folder, [
    ...plugins,
    ...(pagesPlugin && pagesDir !== undefined && pages.some(isMarkdown)
      ? [markdownPages(pagesPlugin, pagesDir)]
      : []),
  ])
  const blogs = await readBlogs(plugins, folder)
  const styles = docs.styleSheets(plugins)
  const translations = filesBelow(join(folder, 'i18n'))
  return {
    folder,
    config,
    configFile: readSource(file),
    packageFiles,
    modules: defaults,
    missingPackages: [...new Set([...missing, ...docs.missing])].sort(),
    missingFiles: [...missingFiles, ...docs.missingFiles],
    docs: docs.instances,
    blogs,
    plugins,
    styleSheets: styles.map(readSource),
    pagesDir,
    pages: pages.map((path) => ({ file: path, foreign: foreignImports(path, folder) })),
    swizzled: (await listFiles(folder, 'src/theme', '**/*.{js,jsx,ts,tsx}')).map((path) => ({
      ...readSource(path),
      foreign: foreignImports(path, folder),
    })),
    interactive: interactiveComponents(
      docs.instances.flatMap(({ disk }) => disk.pages),
      folder,
    ),
    patches: (
      await glob('{,.yarn/}patches/@docusaurus*.patch', { cwd: folder, absolute: true })
    ).map(readSource),
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
    devDependencies: devDependenciesOf(folder),
    workspaceDependencies: workspaceDependencies(dirname(folder)),
    workspacePackages: await workspacePackages(folder),
    ...importsOf(
      [
        ...(await listFiles(folder, 'src', '**/*.{js,jsx,ts,tsx,mdx}')),
        ...docs.instances.flatMap(({ disk }) => disk.pages.map((page) => page.file)),
        ...blogs.flatMap((blog) => blog.pages.map((page) => page.file)),
      ],
      folder,
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
): Promise<{ config: Options } & Omit<Evaluated, 'exports'>> {
  const { exports, ...found } = await inProduction(folder, async () => {
    const evaluated = evaluate(file, folder)
    return { ...evaluated, exports: await settled(called(evaluated.exports, file), file) }
  })
  const [absent] = found.missingFiles
  if (!isRecord(exports) && absent)
    throw errors.migrationConfigFailed({
      problem: `cannot find "${absent.specifier}"`,
      file: absent.importer,
      source: readFileSync(absent.importer, 'utf8'),
      line: absent.line,
    })
  if (!isRecord(exports)) {
    const received = Array.isArray(exports)
      ? 'a list'
      : exports === undefined
        ? 'nothing'
        : `a ${typeof exports}`
    throw errors.docusaurusConfigWithoutObject({ file, received })
  }
  return { config: exports, ...found }
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

/** Files with sidebars that pages import, perhaps as text. */
const SIDEBARS = /^(?:!*[\w-]+-loader!)?(?:@site|\.\.?)(?:\/\.\.)*\/(sidebars\b[\w.]*)$/

function importsOf(
  files: readonly string[],
  folder: string,
): Pick<DocusaurusSite, 'imported' | 'importedSidebars'> {
  const imported = new Set<string>()
  const sidebars = new Set<string>()
  const imports = files.flatMap(importsIn)
  for (const specifier of imports) imported.add(packageOf(specifier) ?? '')
  for (const specifier of [...imports, ...files.flatMap(requiredIn)]) {
    const name = SIDEBARS.exec(specifier)?.[1]
    if (name !== undefined) sidebars.add(name)
  }
  const names = [...sidebars].flatMap((name) =>
    ['', '.js', '.ts', '.cjs', '.mjs'].map((end) => name + end),
  )
  return {
    imported,
    importedSidebars: new Set(names.filter((name) => existsSync(join(folder, name)))),
  }
}
