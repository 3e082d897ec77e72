import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import type { Config } from '../config/index.ts'
import { sourceFile } from '../files/source-dir.ts'
import { docusaurusPlugins } from './docusaurus-imports.ts'
import { keepStyles } from './keep-styles.ts'
import type { PluginBundle } from './markdown-plugins.ts'
import { mdxModules } from './mdx-modules.ts'
import { sitePackages } from './site-packages.ts'
import { virtualModules, type BundleContent } from './virtual-modules.ts'

export const CLIENT_ENTRY = sourceFile('app/early.ts')
/** Module that `dev` adds to pages. */
export const DEV_ENTRY = sourceFile('app/development/problem-panel.ts')
export const APP_ENTRY = sourceFile('app/main.tsx')
export const SERVER_ENTRY = sourceFile('page/server-entry.tsx')

export interface BundleTarget {
  config: Config
  content: () => BundleContent
  /** The site's Markdown plugins. */
  plugins: Pick<PluginBundle, 'file'>
  mode: 'development' | 'production'
}

/** The Vite configuration that `dev`, the client build, and the server build share. Each adds its own options. */
export function viteConfig({ config, content, plugins, mode }: BundleTarget): InlineConfig {
  return {
    root: config.siteDir,
    base: config.baseUrl,
    mode,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [
      virtualModules(content),
      sitePackages(config),
      mdxModules(config, plugins),
      ...(config.compat === 'docusaurus' ? docusaurusPlugins(config) : []),
      react(),
      keepStyles(content),
    ],
    resolve: {
      // The site and the shell must share one copy of docent's modules; otherwise, they would have different React
      // contexts.
      alias: [
        { find: '@site', replacement: config.siteDir },
        { find: /^docent$/, replacement: sourceFile('index.ts') },
        { find: /^docent\/client$/, replacement: sourceFile('app/index.ts') },
      ],
      dedupe: ['react', 'react-dom'],
    },
    // One native tool parses, joins, and minifies the styles. In a Docusaurus site, it skips rules that it can't parse,
    // as browsers do.
    css: {
      transformer: 'lightningcss',
      lightningcss: { errorRecovery: config.compat !== undefined },
    },
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      'process.env.DOCENT_COMPAT': JSON.stringify(config.compat ?? ''),
    },
  }
}
