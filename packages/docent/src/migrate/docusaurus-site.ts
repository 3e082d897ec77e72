/** A record of options as somebody else wrote it: nothing is known of the values. */
export type Options = Record<string, unknown>

/** A file of the site that was evaluated. */
export interface SourceFile {
  /** Absolute path. */
  file: string
  text: string
}

/** The sidebars of one version of a docs instance. */
export interface SidebarsFile extends SourceFile {
  sidebars: Options
}

/** A page of a docs folder. */
export interface DocFile {
  /** Path below its docs folder, with forward slashes. */
  path: string
  /** Front matter with the line of each key. */
  frontMatter: { key: string; value: unknown; line: number }[]
  file: string
}

/** What docs instances have on the disk. */
export interface DocsOnDisk {
  /** Names in `versions.json`, newest first. */
  versions: string[]
  /** By version name; `current` is the one in the docs folder itself. */
  sidebars: Record<string, SidebarsFile>
  pages: DocFile[]
}

/** A docs instance: the preset's, or one of a plugin. */
export interface DocsInstance {
  id: string
  /** Path of its options in the configuration. */
  keys: PropertyKey[]
  options: Options
  disk: DocsOnDisk
}

/** A plugin, theme, or preset that the configuration names. */
export interface PluginEntry {
  /** Full name of the package, or of a function of the site. */
  name: string
  options: Options
  /** Path of the entry in the configuration, and of its options. */
  keys: PropertyKey[]
  optionKeys: PropertyKey[]
}

/** A Docusaurus site as far as it can be read without running Docusaurus. */
export interface DocusaurusSite {
  /** Absolute path. */
  folder: string
  config: Options
  configFile: SourceFile
  /** Names that the configuration has for files of packages, by their absolute paths. */
  packageFiles: ReadonlyMap<string, string>
  /** Names of packages that the configuration imports and that are not installed. */
  missingPackages: string[]
  docs: DocsInstance[]
  /** Everything that presets, `plugins`, and `themes` name, with presets taken apart. */
  plugins: PluginEntry[]
  /** Style sheets of the site that set variables of Infima. */
  styleSheets: SourceFile[]
  /** Pages below `src/pages`. */
  pages: SourceFile[]
  /** Replaced components of the theme, below `src/theme`. */
  swizzled: SourceFile[]
  /** All files below the `i18n` folder, relative to the site's folder. */
  translations: string[]
  /** Dependencies in the site's package.json. */
  dependencies: Record<string, string>
  /** Whether the site has a tsconfig.json. */
  hasTypeScript: boolean
}

/** Whether a value is a record, as opposed to a list or an instance of a class. */
export function isRecord(value: unknown): value is Options {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as a list: single values may stand alone in many options. */
export function asList(value: unknown): unknown[] {
  if (value === undefined || value === null || value === false) return []
  return Array.isArray(value) ? value : [value]
}
