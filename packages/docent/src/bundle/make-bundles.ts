import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { cacheKey, lockFile } from '../cache/cache-key.ts'
import type { Cache } from '../cache/cache.ts'
import type { Config } from '../config/index.ts'
import { outsideFolders } from '../content/doc-sets.ts'
import { errors, moduleFailure } from '../errors/index.ts'
import { areCurrent, fileInput } from '../files/file-input.ts'
import {
  changedSince,
  type InputRecord,
  isCurrentRecord,
  recordInputs,
} from '../files/input-record.ts'
import { SOURCE_DIR } from '../files/source-dir.ts'
import type { ImportOptions } from '../markdown/page-imports.ts'
import type { InlineScripts } from './inline-scripts.ts'
import { isDocusaurusModule } from '../shared/docusaurus-modules.ts'
import type { FileInput } from '../shared/records/page.ts'
import { foreignModuleDetails } from './docusaurus-imports.ts'
import { inlineOptions, inlineScripts } from './inline-scripts.ts'
import type { PluginBundle } from './markdown-plugins.ts'
import { canReadFiles, packageFiles } from './package-files.ts'
import type { BundleContent } from './virtual-modules.ts'

export interface Bundles {
  client: ClientFiles
  /** Folder with the client's files, which are copied to the output. */
  clientDir: string
  /** Folder with the server bundle and the assets that only articles refer to. */
  serverDir: string
  /** Path of the server bundle. */
  serverBundle: string
  inline: InlineScripts
  /**
   * Hash of both bundles and of the packages that Node loads for the server bundle. Articles depend on it, and open
   * tabs compare it with the build that they were loaded from.
   */
  buildId: string
  /** Whether the code that renders pages can read files that docent doesn't know about. */
  canReadFiles: boolean
}

/** The cache's record of a pair of bundles. */
interface BundleRecord {
  client: ClientFiles
  /** The scripts that documents contain. */
  inline: InlineScripts
  /** Hashes of the bundles' output files. */
  files: FileInput[]
  /** What the bundler read. */
  inputs: InputRecord
  /** Hashes of the files of the packages that Node loads. */
  packages: string[]
  canReadFiles: boolean
}

export interface BundleInput {
  config: Config
  content: BundleContent
  plugins: PluginBundle
  key: string
  cache: Cache
  /** Time before the build read its first file, in milliseconds. */
  started: number
}

/**
 * Hash of all code that the bundles can contain: the site's, docent's, and the lock file for installed packages. It
 * changes when a file is added, which the bundler's list of inputs can't show.
 */
export async function bundleKey(config: Config, extra: string): Promise<string> {
  const { siteDir } = config
  const content = [config.outDir, config.staticDir, ...config.docs.map(({ path }) => path)]
  const own = await glob('**/*.{ts,tsx,js,jsx,mjs,css,json,svg,woff2}', {
    cwd: siteDir,
    ignore: [
      '**/node_modules/**',
      '.docent/**',
      'i18n/**',
      'versioned_*/**',
      ...content.map((folder) => `${folder}/**`),
    ],
    absolute: true,
    dot: false,
  })
  const docent = await glob('**/*.{ts,tsx,js,css}', { cwd: SOURCE_DIR, absolute: true })
  const files = [...own, ...docent].sort()
  const contents = files.flatMap((file) => [file, readFileSync(file)])
  return cacheKey(
    ...contents,
    lockFile(siteDir),
    JSON.stringify([inlineOptions(config), publicVariables()]),
    extra,
  )
}

/** The environment variables that Vite writes into bundles for `import.meta.env`. */
function publicVariables(): [string, string | undefined][] {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort()
}

/**
 * The client and server bundles. They come from the cache unless a source has changed or a file is damaged.
 * @throws DocentError if a source changes in the meantime, because the bundles may contain its previous content
 */
export async function makeBundles(input: BundleInput): Promise<Bundles> {
  const { config, content, plugins, key, cache, started } = input
  const target = { config, content: () => content, plugins, mode: 'production' as const }
  const clientDir = join(cache.path('bundles', key), 'client')
  const serverDir = join(cache.path('bundles', key), 'server')
  const record = readRecord(cache, key) ?? (await bundle())
  const hashes = record.files.map(({ hash }) => hash)
  return {
    client: record.client,
    inline: record.inline,
    clientDir,
    serverDir,
    serverBundle: join(serverDir, SERVER_FILE),
    buildId: cacheKey(...hashes, ...record.packages).slice(0, 12),
    canReadFiles: record.canReadFiles,
  }

  async function bundle(): Promise<BundleRecord> {
    cache.remove('bundle-records', key)
    // The bundler and the compiler, which it needs for MDX, are loaded only if there is something to bundle.
    const { buildClient, buildServer } = await import('./build-client.ts')
    const builds = [
      buildClient(target, clientDir),
      buildServer(target, serverDir),
      inlineScripts(config),
    ] as const
    const [client, server, inline] = await Promise.all(builds).catch(async (error: unknown) => {
      // The build may start again, and the others must not write the same files at the same time.
      await Promise.allSettled(builds)
      throw await bundleProblem(error, await textFiles(config), config)
    })
    const written = await glob(['client/**', 'server/**'], {
      cwd: cache.path('bundles', key),
      absolute: true,
      dot: true,
    })
    const packages = await packageFiles(server.inputs.external, config.siteDir)
    const outDir = join(config.siteDir, config.outDir)
    const inputs = recordInputs(
      {
        files: [
          ...client.inputs.files,
          ...server.inputs.files,
          ...inline.inputs,
          ...packages.files,
        ],
        searched: new Set([...client.inputs.searched, ...server.inputs.searched]),
      },
      outDir,
    )
    const present = inputs.files.filter(({ hash }) => hash !== '')
    const changed = changedSince(
      present.map(({ file }) => file),
      started,
    )
    if (changed !== undefined) throw errors.sourceChanged({ file: changed })
    const made: BundleRecord = {
      client: client.files,
      inline: inline.scripts,
      files: written.sort().map(fileInput),
      inputs,
      packages: packages.files.map((file) => fileInput(file).hash).sort(),
      canReadFiles: canReadFiles(packages.builtins),
    }
    cache.write('bundle-records', key, { json: JSON.stringify(made) })
    return made
  }
}

function readRecord(cache: Cache, key: string): BundleRecord | undefined {
  const json = cache.read('bundle-records', key)?.text('json')
  if (json === undefined) return undefined
  const record = JSON.parse(json) as BundleRecord
  return areCurrent(record.files) && isCurrentRecord(record.inputs) ? record : undefined
}

/** Pages and partials, which may import modules. */
async function textFiles(config: Config): Promise<string[]> {
  const ignore = ['**/node_modules/**', '.docent/**', `${config.outDir}/**`]
  const found = [config.siteDir, ...outsideFolders(config)].map((cwd) =>
    glob('**/*.{md,mdx}', { cwd, absolute: true, ignore }),
  )
  return (await Promise.all(found)).flat()
}

/**
 * The bundler's error as one that an author can act on: the first problem with its file and line.
 * @param pages paths of Markdown files, whose imports the bundler resolves from a virtual module
 */
export async function bundleProblem(
  error: unknown,
  pages: readonly string[],
  options: Pick<ImportOptions, 'compat'> = {},
): Promise<unknown> {
  if (!(error instanceof Error)) return error
  const { kind, problem, specifier = '', file, ...location } = await moduleFailure(error, pages)
  if (kind === 'disk') return errors.writeFailed({ path: file ?? '', problem, cause: error })
  if (kind === 'import' && isDocusaurusModule(specifier))
    return errors.foreignModule({ file, ...location, ...foreignModuleDetails(specifier, options) })
  if (kind === 'import')
    return errors.unresolvedImport({ specifier, file, ...location, cause: error })
  const foreign = foreignExport(problem, location.source, location.line)
  if (foreign) return errors.foreignExport({ ...foreign, file, ...location, cause: error })
  return errors.bundleFailed({ problem, file, ...location, cause: error })
}

/** A name that docent's replacement for a Docusaurus module doesn't export. */
function foreignExport(
  problem: string,
  source = '',
  line = 0,
): { name: string; specifier: string } | undefined {
  const [, name] = /^"(\w+)" is not exported by/.exec(problem) ?? []
  const rest = source
    .split('\n')
    .slice(Math.max(0, line - 1))
    .join('\n')
  const [, specifier = ''] = /\bfrom\s*['"]([^'"]+)['"]/.exec(rest) ?? []
  return name !== undefined && isDocusaurusModule(specifier) ? { name, specifier } : undefined
}

/** Files of the client bundle that pages refer to. Paths are relative to the output folder. */
export interface ClientFiles {
  script: string
  styles: string[]
  fonts: string[]
}

/** Name of the server bundle in its folder. */
export const SERVER_FILE = 'server.mjs'
