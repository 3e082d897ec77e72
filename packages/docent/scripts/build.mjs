#!/usr/bin/env node
// Builds the Node side of docent: `dist/cli.js`, `dist/worker.js` and `dist/index.js`. What runs in a browser, and the
// shell, stay TypeScript: the site's bundle is made from them.
import { mkdirSync, readdirSync, rmSync, statSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const dist = join(root, 'dist')

/**
 * Newest change below a folder, in milliseconds.
 * @param {string} folder
 * @returns {number}
 */
function newest(folder) {
  let time = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs)
  }
  return time
}

/** Builds when there is no build, or a source is newer. */
export async function buildIfStale() {
  const marker = join(dist, 'cli.js')
  if (existsSync(marker) && statSync(marker).mtimeMs > newest(join(root, 'src'))) return
  await build()
}

/** Builds into a folder of this process first, so that two builds at once do not meet. */
export async function build() {
  // Most starts find the build fresh, and would pay for a bundler that they do not need.
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    cwd: root,
    input: {
      cli: 'src/cli.ts',
      worker: 'src/workers/page-worker.ts',
      config: 'src/config/site-config.ts',
      search: 'src/search/index.ts',
    },
    platform: 'node',
    // Installed packages stay imports; only docent's own files are joined. The packages of `docent mcp` are joined, too:
    // clients wait for its start, and reading their 200 files one by one takes a third of it.
    external: (id, importer = '') =>
      !/^[./\0]/.test(id) && !/\/(?:src\/mcp|node_modules)\//.test(importer),
    logLevel: 'warn',
  })
  mkdirSync(dist, { recursive: true })
  const old = readdirSync(dist).filter((name) => name !== 'lib')
  const { output } = await bundle.write({
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunk-[hash].js',
    sourcemap: false,
  })
  await bundle.close()
  const written = new Set(output.map(({ fileName }) => fileName))
  for (const name of old)
    if (!written.has(name)) rmSync(join(dist, name), { recursive: true, force: true })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
