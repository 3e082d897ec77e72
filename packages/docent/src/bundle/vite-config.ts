import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import type { Config } from '../config/index.ts'
import { SOURCE_DIR } from '../files/source-dir.ts'
import { virtualModules, type BundleContent } from './virtual-modules.ts'

export const CLIENT_ENTRY = join(SOURCE_DIR, 'client/early.ts')
export const APP_ENTRY = join(SOURCE_DIR, 'client/main.tsx')
export const SERVER_ENTRY = join(SOURCE_DIR, 'render/server-entry.tsx')

export interface BundleTarget {
  config: Config
  content: () => BundleContent
  mode: 'development' | 'production'
}

/** The one Vite configuration; `dev`, the client build and the server build add only their outputs. */
export function viteConfig({ config, content, mode }: BundleTarget): InlineConfig {
  return {
    root: config.siteDir,
    base: config.baseUrl,
    mode,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [virtualModules(content), react()],
    resolve: {
      alias: { '@site': config.siteDir },
      dedupe: ['react', 'react-dom'],
    },
    // One native tool reads, joins and minifies the styles.
    css: { transformer: 'lightningcss' },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  }
}
