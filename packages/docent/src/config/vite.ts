import type { AliasOptions, CSSOptions, PluginOption, ProxyOptions, SSROptions } from 'vite'
import { z } from 'zod'
import { resolve } from '../shared/node/paths.ts'
import { knownNames } from './options.ts'

/** Vite's options that docent sets, and what to do instead. */
const OWNED: Record<string, string> = {
  root: "Run docent in the site's folder, or name the folder with --site.",
  base: "Set the site's `baseUrl` option.",
  publicDir: "Set the site's `staticDir` option.",
  build:
    "docent decides how bundles are built. For another folder, set the site's `outDir` option.",
  mode: 'A build always has the mode "production", and `docent dev` the mode "development".',
  envDir: 'Set environment variables before you run docent.',
  host: 'Run docent dev --host.',
  port: 'Run docent dev --port <number>.',
  open: 'Run docent dev --open.',
  transformer:
    'docent uses PostCSS if the site has a configuration for it, and Lightning CSS otherwise.',
  lightningcss: "Set `css.postcss` if style sheets need syntax that browsers don't have.",
  dedupe: 'docent bundles one copy of React. For other packages, set `resolve.alias`.',
  configFile: 'Move the options to `vite` in the configuration of docent.',
}

/** Options of Vite that a site may set. For one that docent sets itself, the fix names docent's option. */
function viteOptions<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .map(
              (key) =>
                OWNED[key] ??
                `${knownNames(key, Object.keys(shape), 'A site can set')} A Vite plugin can set others in its hook \`config\`.`,
            )
            .join('\n')
        : undefined,
  })
}

/** A value that Vite checks. */
const passed = <Value>(accepts: (value: unknown) => boolean, fix: string) =>
  z.custom<Value>(accepts, { error: fix })

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Options of Vite, which bundles the site's components and the shell. */
export const vite = viteOptions({
  /**
   * Plugins, as in Vite. They see the modules of both bundles and of `dev`: the shell, components, islands, React pages,
   * and style sheets, but not documents, which docent compiles itself. With plugins, each build makes both bundles
   * again, because docent can't know what plugins read. Pages are still reused if the bundles are the same. Default:
   * `[]`.
   * @example [tailwindcss()]
   */
  plugins: passed<PluginOption[]>(
    Array.isArray,
    'Use a list of Vite plugins, for example [tailwindcss()].',
  ).default([]),
  /** How imports are resolved. Default: see its options. @example { alias: { '@': './src' } } */
  resolve: viteOptions({
    /**
     * Other names of folders and files, also in documents. A replacement that begins with a period is relative to the site folder. The
     * `paths` of `tsconfig.json` work without this option. Default: `{}`.
     * @example { '@': './src' }
     */
    alias: passed<AliasOptions>(
      isObject,
      "Use a record of names and folders, for example { '@': './src' }.",
    ).default({}),
    /** Additional conditions in the exports of packages. Default: `[]`. @example ['source'] */
    conditions: z.array(z.string()).default([]),
  }).prefault({}),
  /** Style sheets. Default: see its options. @example { preprocessorOptions: { scss: { api: 'modern' } } } */
  css: viteOptions({
    /**
     * Folder with a configuration of PostCSS, or its options. Default: the site folder, if it has a configuration.
     * @example { plugins: [autoprefixer()] }
     */
    postcss: passed<NonNullable<CSSOptions['postcss']>>(
      (value) => typeof value === 'string' || isRecord(value),
      'Use a folder, or an object with the plugins of PostCSS.',
    ).optional(),
    /** Options for CSS modules. They require PostCSS. Default: Vite's. @example { localsConvention: 'camelCase' } */
    modules: passed<NonNullable<CSSOptions['modules']>>(isRecord, 'Use an object.').optional(),
    /** Options for Sass, Less, and Stylus. Default: Vite's. @example { scss: { additionalData: '$gap: 8px;' } } */
    preprocessorOptions: passed<NonNullable<CSSOptions['preprocessorOptions']>>(
      isRecord,
      'Use an object with options by preprocessor.',
    ).optional(),
  }).prefault({}),
  /** Constants that are replaced in components, as code. Default: `{}`. @example { __VERSION__: '"2.1"' } */
  define: z.record(z.string(), z.unknown()).default({}),
  /** Other kinds of files that imports treat as assets. Default: Vite's. @example ['**\/*.glb'] */
  assetsInclude: z.array(z.union([z.string(), z.instanceof(RegExp)])).default([]),
  /** How `dev` prepares packages. Default: see its options. @example { include: ['three'] } */
  optimizeDeps: viteOptions({
    /** Packages that are prepared before a page requests them. Default: `[]`. @example ['three'] */
    include: z.array(z.string()).default([]),
    /** Packages that aren't prepared. Default: `[]`. @example ['@acme/icons'] */
    exclude: z.array(z.string()).default([]),
  }).prefault({}),
  /** How packages are handled when pages are rendered. Default: see its options. @example { noExternal: ['@acme/ui'] } */
  ssr: viteOptions({
    /** Packages that are bundled, because Node can't load them. Default: Vite's. @example ['@acme/ui'] */
    noExternal: passed<NonNullable<SSROptions['noExternal']>>(
      (value) => value !== false,
      'Use a list of packages, or true.',
    ).optional(),
    /** Packages that Node loads. Default: `[]`. @example ['sharp'] */
    external: z.array(z.string()).default([]),
  }).prefault({}),
  /** The server of `dev`. Default: see its options. @example { proxy: { '/api': 'http://localhost:3000' } } */
  server: viteOptions({
    /** Requests that another server answers. Default: `{}`. @example { '/api': 'http://localhost:3000' } */
    proxy: passed<Record<string, string | ProxyOptions>>(
      isRecord,
      "Use a record of paths and servers, for example { '/api': 'http://localhost:3000' }.",
    ).default({}),
  }).prefault({}),
})

export type ViteConfig = z.output<typeof vite>

/** Another name of a folder or a file. */
export interface Alias {
  /** What an import begins with, followed by a slash or nothing, or a pattern. */
  find: string | RegExp
  /** What it's replaced with; `$1` is the first group of the pattern. */
  to: string
}

/** The aliases of a site. Paths are absolute. */
export function viteAliases({ resolve: { alias } }: ViteConfig, siteDir: string): Alias[] {
  const entries = Array.isArray(alias)
    ? alias.map(({ find, replacement }) => ({ find, to: replacement }))
    : Object.entries(alias as Record<string, string>).map(([find, to]) => ({ find, to }))
  return entries.map(({ find, to }) => ({
    find,
    to: /^\.\.?(?:\/|$)/.test(to) ? resolve(siteDir, to) : to,
  }))
}
