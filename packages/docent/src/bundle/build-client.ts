import { build, createLogger, type Logger, mergeConfig, type Plugin } from 'vite'
import { basename } from '../shared/node/paths.ts'
import { SOURCE_DIR } from '../files/source-dir.ts'
import { type BundleInputs, createInputRecorder } from './input-recorder.ts'
import { missingPackages } from './missing-packages.ts'
import {
  APP_ENTRY,
  type BundleTarget,
  CLIENT_ENTRY,
  SERVER_ENTRY,
  viteConfig,
} from './vite-config.ts'
import { type ClientFiles, SERVER_FILE } from '../shared/records/bundles.ts'

/** Asset names are the same in both bundles, so articles and the client refer to the same files. */
const ASSET_NAMES = 'assets/[name].[hash][extname]'

export interface ClientBundle {
  files: ClientFiles
  inputs: BundleInputs
}

/** Logs warnings as usual but no errors: those are thrown, and the caller reports them once. */
function quietLogger(): Logger {
  return { ...createLogger('warn'), error: () => undefined }
}

/** Builds the client application, which all pages share. */
export async function buildClient(target: BundleTarget, outDir: string): Promise<ClientBundle> {
  const recorder = createInputRecorder(target.config.siteDir)
  const output = await build(
    mergeConfig(viteConfig(target), {
      customLogger: quietLogger(),
      plugins: [recorder.plugin, smallPreload(target.config.baseUrl)],
      build: {
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'baseline-widely-available',
        cssCodeSplit: false,
        cssMinify: 'lightningcss',
        // Every browser that can run the application supports module preloading.
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          // A component of the shell may contain an island that articles load on demand.
          checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
          input: { early: CLIENT_ENTRY },
          output: {
            entryFileNames: 'assets/[name].[hash].js',
            chunkFileNames: 'assets/[name].[hash].js',
            assetFileNames: ASSET_NAMES,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [appChunk(CLIENT_ENTRY, APP_ENTRY)],
            },
          },
        },
      },
    }),
  )
  if (Array.isArray(output) || !('output' in output))
    throw new Error("The bundler didn't return a single output.")
  const entry = output.output.find((file) => file.type === 'chunk' && file.isEntry)
  const assets = output.output.filter((file) => file.type === 'asset')
  const preloaded = target.config.fonts
    .filter(({ preload }) => preload)
    .map(({ file }) => basename(file))
  const files = {
    script: entry?.fileName ?? '',
    styles: assets.map(({ fileName }) => fileName).filter((file) => file.endsWith('.css')),
    fonts: assets
      .filter((asset) => asset.originalFileNames.some((name) => preloaded.includes(basename(name))))
      .map(({ fileName }) => fileName),
  }
  return { files, inputs: recorder.inputs() }
}

/**
 * Replaces Vite's code that preloads what an imported script needs. Vite's also loads style sheets, which docent doesn't
 * split, and reports errors that nothing listens to. It would be a tenth of the first script of every page.
 */
function smallPreload(baseUrl: string): Plugin {
  const code = `const seen = {}
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (seen[file]) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = seen[file] = ${JSON.stringify(baseUrl)} + file
    document.head.append(link)
  }
  return load()
}`
  return {
    name: 'docent-preload',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? code : undefined),
  }
}

/**
 * Builds the shell and the site's components for Node, and the assets that they import.
 * @param missing receives imports of packages that aren't installed
 */
export async function buildServer(
  target: BundleTarget,
  outDir: string,
  missing: Error[] = [],
): Promise<{ inputs: BundleInputs }> {
  const recorder = createInputRecorder(target.config.siteDir)
  await build(
    mergeConfig(viteConfig(target), {
      customLogger: quietLogger(),
      plugins: [missingPackages(target.config.siteDir, missing), recorder.plugin, serverAssets()],
      build: {
        ssr: SERVER_ENTRY,
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        minify: false,
        reportCompressedSize: false,
        ssrEmitAssets: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          output: {
            entryFileNames: SERVER_FILE,
            // Lazy modules stay apart: a page may need none of them, and Node can't load each of their packages.
            chunkFileNames: 'lazy/[name].[hash].mjs',
            assetFileNames: ASSET_NAMES,
          },
        },
      },
      ssr: { external: ['react', 'react-dom'] },
    }),
  )
  return { inputs: recorder.inputs() }
}

/** The bundler's information about a module. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Name of the application's file. */
const APP = 'main'

/**
 * Keeps everything that the application needs at startup in one file, even modules that lazy parts share. Each
 * additional file would delay interactivity by one request.
 * @param early entry that the document loads; its dependencies stay with it
 * @param app module that the entry imports later
 */
export function appChunk(
  early: string,
  app: string,
): { name: (id: string, graph: ModuleGraph) => string | null } {
  let inApp: ReadonlySet<string> | undefined
  return {
    name(id, graph) {
      inApp ??= staticImports(app, graph, staticImports(early, graph))
      return inApp.has(id) ? APP : null
    },
  }
}

/** A module and everything that it imports statically, without the modules in `known`. */
function staticImports(
  start: string,
  graph: ModuleGraph,
  without: ReadonlySet<string> = new Set(),
): Set<string> {
  const files = new Set<string>()
  const open = [start]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (without.has(id) || files.has(id)) continue
    files.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return files
}

const WORKER = '\0docent-worker'

/**
 * Keeps assets out of the server bundle that only the client bundle needs: the search's worker, which would be bundled
 * twice, and the styles, which pages load from the client bundle.
 */
export function serverAssets(): Plugin {
  return {
    name: 'docent-server-assets',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      id.endsWith('?worker&url') && importer.startsWith(SOURCE_DIR) ? WORKER : undefined,
    load: (id) => (id === WORKER ? 'export default undefined' : undefined),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.names.includes('server-entry.css'))
          delete bundle[file.fileName]
    },
  }
}
