import { z } from 'zod'
import { isBelow } from '../shared/node/paths.ts'
import {
  errors,
  type ConfigProblem,
  type DocentError,
  type ErrorLocation,
} from '../errors/index.ts'
import type { DocSet } from '../shared/records/content.ts'
import type { OldAnchor } from '../shared/records/page.ts'
import type { LocaleInfo } from '../shared/records/site-data.ts'
import type { AddressForm } from '../shared/routes.ts'
import {
  locateOption,
  movedToPackages,
  problemsOf,
  readPath,
  type SourcePosition,
} from './config-problems.ts'
import { resolveDocSets } from './doc-sets.ts'
import { type I18nConfig, resolveAddresses, resolveLocales } from './i18n.ts'
import { NAVBAR_ITEM_TYPES } from './navbar.ts'
import { resolveOldAnchors } from './old-anchors.ts'
import type { ActivePlugin } from './plugins.ts'
import { resolveRedirects, type SiteRedirect } from './redirects.ts'
import { nameResolver, type ResolveName } from './plugins/resolve-names.ts'
import { type PluginSearch, searchOf } from './plugins/search.ts'
import { configSchema, type UserConfig } from './schema.ts'
import { tsConfigPaths } from './tsconfig-paths.ts'
import { type Alias, viteAliases } from './vite.ts'

type Options = z.output<typeof configSchema>

/**
 * The configuration with all defaults applied and with everything that follows from it, which all stages of the
 * generator use.
 */
export interface Config extends Omit<
  Options,
  'i18n' | 'oldAnchors' | 'plugins' | 'redirects' | 'trailingSlash'
> {
  i18n: Pick<I18nConfig, 'defaultLocale' | 'locales'>
  /** Every locale by its code, in the configured order. */
  locales: Readonly<Record<string, LocaleInfo>>
  /** The ending of page addresses, if it's configured. */
  addresses?: AddressForm
  /** Every docs instance in every version and locale, in the configured order. */
  docSets: readonly DocSet[]
  /** Absolute paths of documentation folders outside the site's folder. */
  outsideFolders: readonly string[]
  /** The redirects of all locales. */
  redirects: readonly SiteRedirect[]
  /** The old anchors of all locales, by the route of the page that had them. */
  oldAnchors: ReadonlyMap<string, readonly OldAnchor[]>
  /** Other names of folders and files: those of Vite, and the `paths` of `tsconfig.json`. */
  aliases: readonly Alias[]
  /** Absolute paths of the `tsconfig.json` and of those that it extends. */
  tsConfigFiles: readonly string[]
  /** The site's plugins with their hooks, in the order in which the hooks run. */
  plugins: ActivePlugin[]
  /** Resolves names of modules that plugins know, if one of them does. */
  resolveName?: ResolveName
  /** The search of a plugin, if one provides it. */
  searchPlugin?: PluginSearch
  /** Absolute path of the site folder. All paths in the configuration are relative to it. */
  siteDir: string
  /** Absolute paths of the files that contain lists, for findings about their entries. */
  listFiles: ListFiles
  /** The plugin whose `config` hook set an option, by its path as in code. Missing if no plugin has this hook. */
  setterOf?: (option: string) => string | undefined
}

/** The configuration file, and the file that contains each list, which may be the same one. */
export type ListFiles = Partial<Record<'config' | 'redirects' | 'feeds', string>> & {
  /** There may be several. */
  oldAnchors?: readonly string[]
  /** The files that `sidebarPath` names. */
  sidebars?: string[]
}

/** The configuration after a plugin's hook, for finding out who set an invalid option. */
export interface ConfigStage {
  /** Undefined for what the site wrote. */
  plugin?: string
  user: UserConfig
}

export interface ResolveOptions {
  /** Absolute path of the site folder. */
  siteDir: string
  /** Configuration file, for errors. */
  file?: string
  /** Content of the configuration file, so that errors can show the option's line. */
  source?: string
  /** Separate files that contain lists. */
  listFiles?: ListFiles
  /** Default: none. */
  plugins?: ActivePlugin[]
  /** The configuration before and after each plugin changed it. */
  stages?: readonly ConfigStage[]
}

/**
 * Validates a configuration and applies the defaults. It's a pure function that doesn't read the files that the
 * configuration refers to.
 * @throws DocentError that lists every problem with its location, the received value, and the fix
 */
export function resolveConfig(user: UserConfig, options: ResolveOptions): Config {
  const result = configSchema.safeParse(user)
  if (!result.success) {
    const problems = movedToPackages(problemsOf(result.error.issues, user))
    throw configError(withPlugins(problems, options.stages ?? []), options)
  }
  const { i18n, oldAnchors, redirects, trailingSlash, ...config } = result.data
  const { siteDir } = options
  const locales = resolveLocales(i18n, config.baseUrl)
  const addresses = resolveAddresses(trailingSlash, locales)
  const places = { baseUrl: config.baseUrl, i18n, locales, ...(addresses && { addresses }) }
  const docSets = resolveDocSets({ siteDir, docs: config.docs, i18n, locales })
  const dirs = new Set(docSets.map(({ dir }) => dir))
  const paths = tsConfigPaths(siteDir)
  const { plugins = [], stages = [] } = options
  const resolveName = nameResolver(plugins, siteDir)
  const searchPlugin = searchOf(plugins, user.search, (keys) => locationOf(keys, options))
  return {
    ...config,
    i18n: { defaultLocale: i18n.defaultLocale, locales: i18n.locales },
    locales,
    ...(addresses && { addresses }),
    docSets,
    outsideFolders: [...dirs].filter((dir) => !isBelow(dir, siteDir)),
    redirects: resolveRedirects(redirects, places),
    oldAnchors: resolveOldAnchors(oldAnchors, places),
    aliases: [...viteAliases(config.vite, siteDir), ...paths.aliases],
    tsConfigFiles: paths.files,
    siteDir,
    plugins,
    ...(resolveName && { resolveName }),
    ...(searchPlugin && { searchPlugin }),
    ...(stages.length > 1 && { setterOf: (option) => setterOf(option, stages) }),
    listFiles: {
      config: options.file,
      redirects: options.file,
      feeds: options.file,
      ...(options.file !== undefined && { oldAnchors: [options.file] }),
      ...options.listFiles,
    },
    docs: config.docs.map((docs) => ({
      ...docs,
      ...(config.foreignContent && {
        frontMatter: withKeys(config.foreignContent.frontMatter, docs.frontMatter),
      }),
      editUrl: docs.editUrl ?? config.editUrl,
      commitUrl: docs.commitUrl ?? config.commitUrl,
    })),
  }
}

function setterOf(option: string, stages: readonly ConfigStage[]): string | undefined {
  const values = stages.map(({ user }) =>
    readPath(option).reduce<unknown>(
      (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
      user,
    ),
  )
  return stages[values.indexOf(values.at(-1))]?.plugin
}

function locationOf(
  keys: readonly string[],
  { file, source }: Pick<ResolveOptions, 'file' | 'source'>,
): ErrorLocation {
  if (file === undefined || source === undefined) return {}
  return { file, source, ...locateOption(file, source, keys) }
}

/** The schema of a site's own front matter, with further keys that docent doesn't use. */
function withKeys(keys: readonly string[], own: z.ZodObject | undefined): z.ZodObject {
  const accepted = keys.map((key) => [key, z.unknown().optional()] as const)
  return z.object({ ...Object.fromEntries(accepted), ...own?.shape })
}

/** A locale of the site by its code. */
export function localeOf({ locales }: Pick<Config, 'locales'>, code: string): LocaleInfo {
  const locale = locales[code]
  if (locale === undefined) throw new Error(`"${code}" isn't a locale of this site.`)
  return locale
}

/** Adds the plugin to each problem that the configuration didn't have before the plugin changed it. */
function withPlugins(problems: ConfigProblem[], stages: readonly ConfigStage[]): ConfigProblem[] {
  const nameOf = ({ path, kind, received }: ConfigProblem): string => `${kind} ${path} ${received}`
  let left = problems
  for (const { plugin, user } of stages) {
    const { error } = configSchema.safeParse(user)
    const problemNames = new Set((error ? problemsOf(error.issues, user) : []).map(nameOf))
    // The first stage with a problem tells who caused it.
    left = left.map((problem) =>
      problem.plugin === undefined && problemNames.has(nameOf(problem))
        ? { ...problem, plugin: plugin ?? '' }
        : problem,
    )
  }
  return left.map(({ plugin, ...problem }) => (plugin ? { ...problem, plugin } : problem))
}

/** Adds the line to each problem. The error shows an excerpt at the first one. */
function configError(problems: ConfigProblem[], { file, source }: ResolveOptions): DocentError {
  const locate = ({ keys, plugin }: ConfigProblem): Partial<SourcePosition> =>
    (plugin === undefined &&
      file !== undefined &&
      source !== undefined &&
      locateOption(file, source, keys)) ||
    {}
  const located = problems
    .map((problem) => ({ ...problem, ...locate(problem) }))
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
  const [first, ...others] = located
  const location = { file, source, line: first?.line, column: first?.column }
  if (
    first?.kind === 'value' &&
    others.length === 0 &&
    first.plugin === undefined &&
    /^navbar\.items\[\d+\]\.type$/.test(first.path)
  ) {
    const configPath = first.path.replace(/\.type$/, '')
    const type = typeof first.value === 'string' ? first.value : first.received
    return errors.unknownNavbarItemType({ type, known: NAVBAR_ITEM_TYPES, configPath, ...location })
  }
  return errors.invalidConfig({ problems: located, ...location })
}
