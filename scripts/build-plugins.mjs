#!/usr/bin/env node
// Builds the plugins in this repository. Node 20 can't import TypeScript from packages, so a plugin's exports are bundles
// in `dist`, and docent's command line renews them when a source is newer. With `--types`, in the folder of a plugin, it
// also writes the declarations for the packed archive.
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt, removeOld, writeBundle } from './write-bundle.mjs'

const packages = fileURLToPath(new URL('../packages', import.meta.url))

/**
 * @typedef {object} Manifest
 * @property {Record<string, string | { default: string }>} [exports]
 * @property {Record<string, string>} [bin]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/** @param {string} root @returns {Manifest} */
const manifestOf = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Whether a package is imported from its bundle. @param {Manifest} manifest */
function hasBundle({ exports = {} }) {
  const main = exports['.']
  return typeof main === 'object' && main.default === './dist/index.js'
}

/** Folders of the packages that extend docent. */
export function pluginFolders() {
  return readdirSync(packages)
    .map((name) => join(packages, name))
    .filter((root) => existsSync(join(root, 'package.json')) && hasBundle(manifestOf(root)))
}

/** Builds each plugin that has no build, or whose source is newer. */
export async function buildPlugins() {
  for (const root of pluginFolders())
    if (!isBuilt(root, 'index.js', bundledPackages(root))) await buildPlugin(root)
}

/** docent's folder, if a plugin contains what it imports of docent. @param {string} root */
function bundledPackages(root) {
  const { dependencies = {}, peerDependencies = {} } = manifestOf(root)
  return 'docent' in dependencies || 'docent' in peerDependencies ? [] : [join(packages, 'docent')]
}

/** The source of an export, which has JSX if it's for browsers. @param {string} root @param {string} name */
function sourceOf(root, name) {
  const source = `src/${name}.ts`
  return existsSync(join(root, source)) ? source : `${source}x`
}

/**
 * Builds a plugin. Its `dependencies` and `peerDependencies` stay imports, other packages are bundled, and exported style
 * sheets are copied. Style sheets that a module imports as text are imported from there.
 * @param {string} root
 */
async function buildPlugin(root) {
  const { exports = {}, bin = {}, dependencies, peerDependencies } = manifestOf(root)
  const outside = Object.keys({ ...dependencies, ...peerDependencies })
  const targets = [...Object.values(exports), ...Object.values(bin)].map((target) =>
    typeof target === 'string' ? target : target.default,
  )
  const styles = targets.filter((file) => file.endsWith('.css')).map((file) => basename(file))
  const files = targets
    .map((file) => /^(?:\.\/)?dist\/([\w-]+)\.js$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
  // All builds are usually current, so the bundler is loaded only if it's needed.
  const { rolldown } = await import('rolldown')
  /** @type {import('rolldown').InputOptions} */
  const options = {
    cwd: root,
    input: Object.fromEntries(files.map((name) => [name, sourceOf(root, name)])),
    platform: 'node',
    external: (id) =>
      /^(?:node|virtual):/.test(id) ||
      outside.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [
      {
        name: 'styles',
        // The site's bundler reads them, which also minifies them.
        resolveId: (id) => (id.endsWith('.css?inline') ? { id, external: 'absolute' } : undefined),
        buildStart() {
          for (const fileName of styles) {
            const source = readFileSync(join(root, 'src', fileName), 'utf8')
            this.emitFile({ type: 'asset', fileName, source })
          }
        },
      },
    ],
    logLevel: 'warn',
  }
  await writeBundle(() => rolldown(options), root, 'index.js')
}

/**
 * Writes the types of a plugin for its archive. The compiler also writes those of docent, which the plugin imports, so
 * only the plugin's own are kept.
 * @param {string} root
 */
function writeTypes(root) {
  const types = join(root, 'dist/types')
  const all = mkdtempSync(join(root, 'dist/.types-'))
  try {
    const config = join(all, 'tsconfig.json')
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
      rootDir: packages,
      outDir: all,
    }
    const base = join(packages, '../tsconfig.json')
    const files = [join(root, 'src/index.ts')]
    writeFileSync(config, JSON.stringify({ extends: base, compilerOptions, files, include: [] }))
    execFileSync('npx', ['tsc', '-p', config], { stdio: 'inherit' })
    rmSync(types, { recursive: true, force: true })
    renameSync(join(all, basename(root), 'src'), types)
  } finally {
    rmSync(all, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildPlugins()
  if (process.argv.includes('--types')) {
    removeOld(process.cwd(), 'index.js')
    writeTypes(process.cwd())
  }
}
