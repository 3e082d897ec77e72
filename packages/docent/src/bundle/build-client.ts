import { basename } from 'node:path'
import { build, createLogger, mergeConfig, type Logger } from 'vite'
import { appChunk } from './app-chunk.ts'
import { SERVER_FILE, type ClientFiles } from './bundled-files.ts'
import { createInputRecorder, type BundleInputs } from './input-recorder.ts'
import { serverAssets } from './server-assets.ts'
import {
  APP_ENTRY,
  CLIENT_ENTRY,
  SERVER_ENTRY,
  viteConfig,
  type BundleTarget,
} from './vite-config.ts'

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
      plugins: [recorder.plugin],
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
          checks: { bundlerTimings: false },
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

/** Builds the shell and the site's components for Node, and the assets that they import. */
export async function buildServer(
  target: BundleTarget,
  outDir: string,
): Promise<{ inputs: BundleInputs }> {
  const recorder = createInputRecorder(target.config.siteDir)
  await build(
    mergeConfig(viteConfig(target), {
      customLogger: quietLogger(),
      plugins: [recorder.plugin, serverAssets()],
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
            assetFileNames: ASSET_NAMES,
            codeSplitting: false,
          },
        },
      },
      ssr: { external: ['react', 'react-dom'] },
    }),
  )
  return { inputs: recorder.inputs() }
}
