/** A record of options with unknown values. */
export type Options = Record<string, unknown>

/** An evaluated file of the site. */
export interface SourceFile {
  /** Absolute path. */
  file: string
  text: string
}

/** A file that doesn't exist, perhaps because a script creates it, with the import that names it. */
export interface MissingFile {
  specifier: string
  importer: string
  line: number | undefined
}

/** A page of the pages folder. */
export interface PageFile {
  /** Absolute path. */
  file: string
  /** Modules of Docusaurus that it needs and docent doesn't have, and files that don't exist. */
  foreign: string[]
}

/** The sidebars of one version of a docs instance. */
export interface SidebarsFile extends SourceFile {
  sidebars: Options
}

/** A page of a docs folder. */
export interface DocFile {
  /** Path relative to its docs folder, with forward slashes. */
  path: string
  /** Front matter with the line of each key. */
  frontMatter: { key: string; value: unknown; line: number }[]
  file: string
}

/** Files of docs instances. */
export interface DocsOnDisk {
  /** Names in `versions.json`, newest first. */
  versions: string[]
  /** Sidebars by version name. `current` is the version in the docs folder itself. */
  sidebars: Record<string, SidebarsFile>
  pages: DocFile[]
}

/** A docs instance of the preset or of a plugin. */
export interface DocsInstance {
  id: string
  /** Path of its options in the configuration. */
  keys: PropertyKey[]
  options: Options
  disk: DocsOnDisk
}

/** A blog with its posts. */
export interface Blog {
  entry: PluginEntry
  pages: DocFile[]
}

/** A component of the site that needs a script. */
export interface InteractiveComponent {
  /** Its name as an island. */
  name: string
  /** Absolute path. */
  file: string
  /** The first line that needs a script. */
  line: number
  /** Files of the documents that import it, directly or in a partial. */
  pages: readonly string[]
  /** Whether all props in documents can be JSON, as those of islands. */
  hasJsonProps: boolean
}

/** What a plugin of the site sets for webpack and PostCSS. */
export interface BundlerOptions {
  aliases: { name: string; path: string }[]
  /** Packages of PostCSS plugins; undefined for those that can't be named. */
  postcss: (string | undefined)[]
  /** Other options of webpack. */
  others: string[]
}

/** A plugin, theme, or preset in the configuration. */
export interface PluginEntry {
  /** Full name of the package, or name of a function in the site. */
  name: string
  /** The value in the configuration: a name, a path, or a function. */
  plugin?: unknown
  /** Set for plugins of the site that change webpack or PostCSS. */
  bundler?: BundlerOptions
  options: Options
  /** Path of the entry and of its options in the configuration. */
  keys: PropertyKey[]
  optionKeys: PropertyKey[]
}

/** The parts of a Docusaurus site that can be read without running Docusaurus. */
export interface DocusaurusSite {
  /** Absolute path. */
  folder: string
  config: Options
  configFile: SourceFile
  /** Names that the configuration uses for files in packages, by absolute path. */
  packageFiles: ReadonlyMap<string, string>
  /** Packages, and files of the site, by the functions that they export, with `#name` for named ones. */
  modules: ReadonlyMap<unknown, string>
  /** Names of packages that the configuration imports and that aren't installed. */
  missingPackages: string[]
  /** Files that the configuration imports and that don't exist. */
  missingFiles: readonly MissingFile[]
  docs: DocsInstance[]
  blogs: Blog[]
  /** All presets, `plugins`, and `themes`, with presets split into their plugins and themes. */
  plugins: PluginEntry[]
  /** The site's style sheets that set Infima variables. */
  styleSheets: SourceFile[]
  /** Folder of the pages, `undefined` if Docusaurus doesn't build them. */
  pagesDir: string | undefined
  pages: PageFile[]
  /** Swizzled theme components in `src/theme`, with what they import and docent doesn't have. */
  swizzled: (SourceFile & { foreign?: readonly string[] })[]
  /** Components in documents that need a script. */
  interactive: readonly InteractiveComponent[]
  /** Names of files of sidebars that pages and components import. */
  importedSidebars: ReadonlySet<string>
  /** Changes to Docusaurus's packages, as files of patch-package. */
  patches: readonly SourceFile[]
  /** All files in the `i18n` folder, relative to the site's folder. */
  translations: string[]
  /** Files of the `i18n` folder with translated labels, relative to it. */
  translatedLabels: { path: string; messages: Options }[]
  /** Dependencies in the site's package.json. */
  dependencies: Record<string, string>
  /** Names of those that are only needed for developing it. */
  devDependencies: ReadonlySet<string>
  /** Dependencies in the package.json files of the folders around the site. */
  workspaceDependencies: Record<string, string>
  /** Folders of the packages in the site's workspace, by name. The registry may not have them. */
  workspacePackages: Readonly<Record<string, string>>
  /** Packages that the documents and the files in `src` import. */
  imported: ReadonlySet<string>
  /** Whether the site has a tsconfig.json. */
  hasTypeScript: boolean
}

/** Whether a value is a record and not a list or an instance of a class. */
export function isRecord(value: unknown): value is Options {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as a list. Many options also accept a single value. */
export function asList(value: unknown): unknown[] {
  if (value === undefined || value === null || value === false) return []
  return Array.isArray(value) ? value : [value]
}
