import { readFileSync } from 'node:fs'
import { glob } from 'tinyglobby'
import { join } from '../shared/node/paths.ts'
import { type Cache, cacheKey } from '../files/cache.ts'
import type { Config } from '../config/index.ts'
import { errors, throwTogether } from '../errors/index.ts'
import { areCurrent, fileInput } from '../files/file-input.ts'
import {
  changedSince,
  type InputRecord,
  isCurrentRecord,
  recordInputs,
} from '../files/input-record.ts'
import { SOURCE_DIR } from '../files/source-dir.ts'
import type { FileInput } from '../shared/records/page.ts'
import { inlineOptions, inlineScripts } from './inline-scripts.ts'
import {
  type BundleContent,
  type Bundles,
  type ClientFiles,
  type InlineScripts,
  type PluginBundle,
  SERVER_FILE,
} from '../shared/records/bundles.ts'
import { canReadFiles, packageFiles } from './package-files.ts'
import { lockFile } from '../files/generator-key.ts'
import { postcssOf } from './site-tools.ts'

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
  const sourceFiles = await glob('**/*.{ts,tsx,js,jsx,mjs,css,json,svg,woff2}', {
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
  const files = [...sourceFiles, ...docent].sort()
  const contents = files.flatMap((file) => [file, readFileSync(file)])
  return cacheKey(
    ...contents,
    lockFile(siteDir),
    ...config.tsConfigFiles.map((file) => readFileSync(file)),
    JSON.stringify([inlineOptions(config), publicVariables()]),
    JSON.stringify(config.vite, withFunctions),
    extra,
  )
}

/** Plugins aren't part of the key, because bundles with plugins aren't kept. */
function withFunctions(key: string, value: unknown): unknown {
  if (key === 'plugins' || key === 'postcss') return undefined
  return typeof value === 'function' || value instanceof RegExp ? String(value) : value
}

/** The environment variables that Vite writes into bundles for `import.meta.env`. */
function publicVariables(): [string, string | undefined][] {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort()
}

/**
 * The client and server bundles. They come from the cache unless a source has changed, a file is damaged, or plugins of
 * Vite or PostCSS, which may read anything, take part.
 * @throws DocentError if a source changes in the meantime, because the bundles may contain its previous content
 */
export async function makeBundles(input: BundleInput): Promise<Bundles> {
  const { config, content, plugins, key, cache, started } = input
  const target = { config, content: () => content, plugins, mode: 'production' as const }
  const clientDir = join(cache.path('bundles', key), 'client')
  const serverDir = join(cache.path('bundles', key), 'server')
  const hasTools = config.vite.plugins.length > 0 || postcssOf(config) !== undefined
  const kept = hasTools ? undefined : readRecord(cache, key, !readsFiles(plugins, config))
  const record = kept ?? (await bundle())
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
    const clientBuild = buildClient(target, clientDir)
    // A plugin may keep its state for one build at a time.
    const first = config.vite.plugins.length > 0 ? clientBuild : Promise.resolve()
    const missing: Error[] = []
    const serverBuild = first.then(async () => {
      const server = await buildServer(target, serverDir, missing)
      if (missing.length > 0) throw new AggregateError(missing)
      return server
    })
    const builds = [clientBuild, serverBuild, inlineScripts(config)] as const
    const [client, server, inline] = await Promise.all(builds).catch(async (error: unknown) => {
      // The build may start again, and the others must not write the same files at the same time.
      const settled = await Promise.allSettled(builds)
      const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      const { bundleProblems } = await import('./bundle-problem.ts')
      const all = [
        ...failures.filter((failure) => !(failure instanceof AggregateError)),
        ...missing,
      ]
      const problems = await bundleProblems(all, await textFiles(config), config)
      throwTogether(problems, `${problems.length} problems in modules`)
      throw error
    })
    const bundleFiles = await glob(['client/**', 'server/**'], {
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
      files: bundleFiles.sort().map(fileInput),
      inputs,
      packages: packages.files.map((file) => fileInput(file).hash).sort(),
      canReadFiles: canReadFiles(packages.builtins),
    }
    cache.write('bundle-records', key, { json: JSON.stringify(made) })
    return made
  }
}

/** Whether Markdown plugins may read files that docent doesn't know about, whose contents may have changed. */
function readsFiles(plugins: PluginBundle, { buildInputs }: Config): boolean {
  return plugins.canReadFiles && buildInputs === undefined
}

/** @param reusesMarkdown whether bundles with partials, which the bundler compiles, can be reused */
function readRecord(cache: Cache, key: string, reusesMarkdown: boolean): BundleRecord | undefined {
  const json = cache.read('bundle-records', key)?.text('json')
  if (json === undefined) return undefined
  const record = JSON.parse(json) as BundleRecord
  if (!reusesMarkdown && record.inputs.files.some(({ file }) => /\.mdx?$/.test(file)))
    return undefined
  return areCurrent(record.files) && isCurrentRecord(record.inputs) ? record : undefined
}

/** Pages and partials, which may import modules. */
async function textFiles(config: Config): Promise<string[]> {
  const ignore = ['**/node_modules/**', '.docent/**', `${config.outDir}/**`]
  const searches = [config.siteDir, ...config.outsideFolders].map((cwd) =>
    glob('**/*.{md,mdx}', { cwd, absolute: true, ignore }),
  )
  return (await Promise.all(searches)).flat()
}
