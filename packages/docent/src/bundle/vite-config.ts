import react from '@vitejs/plugin-react'
import { type InlineConfig, mergeConfig, type Plugin } from 'vite'
import { isBelow, join } from '../shared/node/paths.ts'
import { isCssModule } from '../shared/style-files.ts'
import type { Config } from '../config/index.ts'
import { sourceFile } from '../files/source-dir.ts'
import type { PluginBundle } from '../shared/records/bundles.ts'
import { mdxModules } from './mdx-modules.ts'
import { replacedComponents } from './replaced-components.ts'
import { hiddenLayers, ownOptions, sitePaths, siteViteOptions } from './site-tools.ts'
import { virtualModules } from './virtual-modules.ts'
import type { BundleContent } from '../shared/records/bundles.ts'

export const CLIENT_ENTRY = sourceFile('app/early.ts')
/** Module that `dev` adds to pages. */
export const DEV_ENTRY = sourceFile('app/development/problem-panel.ts')
export const APP_ENTRY = sourceFile('app/main.tsx')
export const SERVER_ENTRY = sourceFile('page/server-entry.tsx')

/**
 * Files that a page can import or require as an address: all that aren't code, styles, data, or Markdown. The bundler
 * knows the extensions of common files and would read any other file as JavaScript.
 */
const OTHER_FILES =
  /^(?!\0)(?!.*[\\/]node_modules[\\/])(?:.*[\\/][^\\/.]+|.*\.(?!(?:[cm]?[jt]sx?|json5?|css|less|s[ac]ss|styl(?:us)?|pcss|postcss|mdx?|html?|vue|svelte|wasm|node)$)[^\\/.]+)$/i

export interface BundleTarget {
  config: Config
  content: () => BundleContent
  /** The site's Markdown plugins. */
  plugins: Pick<PluginBundle, 'file'>
  mode: 'development' | 'production'
}

/** The Vite configuration that `dev`, the client build, and the server build share. Each adds its own options. */
export function viteConfig({ config, content, plugins, mode }: BundleTarget): InlineConfig {
  const docentConfig: InlineConfig = {
    root: config.siteDir,
    base: config.baseUrl,
    mode,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    clearScreen: false,
    assetsInclude: OTHER_FILES,
    plugins: [
      virtualModules(content),
      replacedComponents(content),
      sitePaths(config),
      sitePackages(config),
      mdxModules(config, plugins),
      pluginNames(config),
      react(),
      keepStyles(content),
      ...hiddenLayers(config),
      ...config.vite.plugins,
      ownOptions(config, mode),
    ],
    resolve: {
      // The site and the shell must share one copy of docent's modules; otherwise, they would have different React
      // contexts.
      alias: [
        { find: '@site', replacement: config.siteDir },
        { find: /^docent$/, replacement: sourceFile('index.ts') },
        { find: /^docent\/client$/, replacement: sourceFile('app/index.ts') },
        { find: /^docent\/browser$/, replacement: sourceFile('shared/browser/index.ts') },
        { find: /^docent\/theme$/, replacement: sourceFile('theme/index.ts') },
      ],
      dedupe: ['react', 'react-dom'],
    },
    // In content for another generator, rules that Lightning CSS can't parse are skipped, as in browsers.
    css: { lightningcss: { errorRecovery: config.foreignContent !== undefined } },
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      'process.env.DOCENT_FOREIGN': JSON.stringify(config.foreignContent ? 'true' : ''),
    },
  }
  return mergeConfig(siteViteOptions(config), docentConfig)
}

/**
 * Keeps CSS modules in the client bundle, although its code doesn't use their names, because components that run only
 * in the build do.
 */
export function keepStyles(content: () => BundleContent): Plugin {
  return {
    name: 'docent-keep-styles',
    enforce: 'post',
    transform(code, id) {
      const isKept =
        this.environment.name === 'client' && isCssModule(id) && content().stylesheets.includes(id)
      return isKept ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined
    },
  }
}

/** Resolves the names of modules that plugins know. */
function pluginNames({ resolveName }: Config): Plugin {
  return {
    name: 'docent-plugin-names',
    enforce: 'pre',
    resolveId(specifier, importer) {
      const resolved = importer === undefined ? undefined : resolveName?.(specifier, importer)
      return typeof resolved === 'string' && resolved !== specifier ? resolved : undefined
    },
  }
}

/** Lets components next to documents outside the site import the packages that the site has installed. */
export function sitePackages(config: Config): Plugin {
  const outside = config.outsideFolders
  return {
    name: 'docent-site-packages',
    enforce: 'pre',
    async resolveId(specifier, importer, options) {
      const isPackage = /^[\w@]/.test(specifier) && !/^(?:node|virtual|data):/.test(specifier)
      if (!isPackage || importer === undefined) return undefined
      if (!outside.some((folder) => isBelow(importer, folder))) return undefined
      const resolved = await this.resolve(specifier, importer, { ...options, skipSelf: true })
      return (
        resolved ??
        this.resolve(specifier, join(config.siteDir, 'package.json'), {
          ...options,
          skipSelf: true,
        })
      )
    },
  }
}
