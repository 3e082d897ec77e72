import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { InlineConfig, Plugin } from 'vite'
import { isBelow, join, resolve, slashed } from '../shared/node/paths.ts'
import { type Config, viteAliases } from '../config/index.ts'
import { errors } from '../errors/index.ts'
import { isInstalled } from '../files/input-record.ts'
import { SOURCE_DIR } from '../files/source-dir.ts'
import { aliasedFile } from '../markdown/page-imports.ts'

/** The site's options of Vite, to which docent adds its own. */
export function siteViteOptions(config: Config): InlineConfig {
  const { resolve: resolving, css, define, assetsInclude, optimizeDeps, ssr, server } = config.vite
  const postcss = postcssOf(config)
  return {
    define,
    assetsInclude,
    optimizeDeps,
    ssr,
    server,
    resolve: {
      ...(resolving.conditions.length > 0 && { conditions: resolving.conditions }),
      alias: viteAliases(config.vite, config.siteDir).map(({ find, to }) => ({
        find,
        replacement: to,
      })),
    },
    css: {
      // One native tool parses, joins, and minifies the styles, unless the site's need PostCSS.
      transformer: postcss === undefined ? 'lightningcss' : 'postcss',
      ...(postcss !== undefined && { postcss }),
      ...(css.modules && { modules: css.modules }),
      ...(css.preprocessorOptions && { preprocessorOptions: css.preprocessorOptions }),
    },
  }
}

const POSTCSS_FILE = /^(?:postcss\.config\.[cm]?[jt]s|\.postcssrc(?:\.(?:[cm]?[jt]s|json|ya?ml))?)$/

/**
 * The site's configuration of PostCSS: its options, or a folder. Only the site's own folder is searched, because one
 * above it belongs to another project.
 */
export function postcssOf({
  siteDir,
  vite: { css },
}: Config): NonNullable<InlineConfig['css']>['postcss'] {
  if (typeof css.postcss === 'string') return resolve(siteDir, css.postcss)
  if (css.postcss !== undefined) return css.postcss
  const isConfigured =
    css.modules !== undefined || readdirSync(siteDir).some((name) => POSTCSS_FILE.test(name))
  return isConfigured || 'postcss' in manifestOf(siteDir) ? siteDir : undefined
}

function manifestOf(siteDir: string): object {
  const file = join(siteDir, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {}
}

const HIDDEN = 'docent-layer-'

/**
 * docent's own style sheets have cascade layers named `base` and `components`, which version 3 of Tailwind CSS expects
 * to be its own. While PostCSS runs, they have other names.
 */
export function hiddenLayers(config: Config): Plugin[] {
  if (postcssOf(config) === undefined) return []
  const isOwn = (id: string): boolean =>
    /\.css(?:$|\?)/.test(id) && isBelow(slashed(id.replace(/\?.*$/, '')), SOURCE_DIR)
  return [
    {
      name: 'docent-hide-layers',
      enforce: 'pre',
      transform: (code, id) =>
        isOwn(id)
          ? code.replace(/(@layer[^{;]*|layer\([^)]*)/g, (names) =>
              names.replace(/\b(?:base|components)\b/g, `${HIDDEN}$&`),
            )
          : undefined,
    },
    {
      name: 'docent-show-layers',
      transform: (code, id) => (isOwn(id) ? code.replaceAll(HIDDEN, '') : undefined),
    },
  ]
}

/** Resolves aliases in the site's modules. Vite doesn't do it for those of `tsconfig.json`, and can't for documents. */
export function sitePaths({ aliases }: Config): Plugin {
  return {
    name: 'docent-site-paths',
    enforce: 'pre',
    resolveId(specifier, importer, options) {
      if (aliases.length === 0 || importer === undefined || /^[./\0]/.test(specifier))
        return undefined
      if (isInstalled(importer) || isBelow(importer, SOURCE_DIR)) return undefined
      const file = aliasedFile(specifier, aliases)
      return file && this.resolve(file, importer, { ...options, skipSelf: true })
    },
  }
}

/** Stops at an option that docent sets and a plugin changes. */
export function ownOptions({ siteDir, baseUrl }: Config, mode: string): Plugin {
  const siteConfig = { root: siteDir, base: baseUrl, publicDir: '', mode }
  return {
    name: 'docent-own-options',
    configResolved(resolved) {
      for (const [option, value] of Object.entries(siteConfig)) {
        const received = resolved[option as keyof typeof siteConfig]
        if (received !== value) throw errors.viteOptionChanged({ option, value, received })
      }
    },
  }
}
