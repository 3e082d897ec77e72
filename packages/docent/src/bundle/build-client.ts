import { basename, join } from 'node:path'
import { build, mergeConfig } from 'vite'
import { appChunk } from './app-chunk.ts'
import {
  APP_ENTRY,
  CLIENT_ENTRY,
  SERVER_ENTRY,
  viteConfig,
  type BundleTarget,
} from './vite-config.ts'

/** Files of the client bundle that pages refer to; paths are below the output folder. */
export interface ClientFiles {
  script: string
  styles: string[]
  fonts: string[]
}

/** Builds the one client application, whatever the number of pages. */
export async function buildClient(target: BundleTarget, outDir: string): Promise<ClientFiles> {
  const output = await build(
    mergeConfig(viteConfig(target), {
      build: {
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'baseline-widely-available',
        cssCodeSplit: false,
        cssMinify: 'lightningcss',
        // Every browser that runs the application knows module preloads.
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: { early: CLIENT_ENTRY },
          output: {
            entryFileNames: 'assets/[name].[hash].js',
            chunkFileNames: 'assets/[name].[hash].js',
            assetFileNames: 'assets/[name].[hash][extname]',
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
    throw new Error('The bundler gave no single output.')
  const entry = output.output.find((file) => file.type === 'chunk' && file.isEntry)
  const assets = output.output.filter((file) => file.type === 'asset')
  const preloaded = target.config.fonts
    .filter(({ preload }) => preload)
    .map(({ file }) => basename(file))
  return {
    script: entry?.fileName ?? '',
    styles: assets.map(({ fileName }) => fileName).filter((file) => file.endsWith('.css')),
    fonts: assets
      .filter((asset) => asset.originalFileNames.some((name) => preloaded.includes(basename(name))))
      .map(({ fileName }) => fileName),
  }
}

/** Builds the shell and the site's components for Node. */
export async function buildServer(target: BundleTarget, outDir: string): Promise<string> {
  await build(
    mergeConfig(viteConfig(target), {
      build: {
        ssr: SERVER_ENTRY,
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        minify: false,
        reportCompressedSize: false,
        ssrEmitAssets: false,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          output: { entryFileNames: 'server.mjs', codeSplitting: false },
        },
      },
      ssr: { external: ['react', 'react-dom'] },
    }),
  )
  return join(outDir, 'server.mjs')
}
