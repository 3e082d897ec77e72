import { asList, isRecord, type DocusaurusSite, type Options } from './docusaurus-site.ts'
import { ownAdmonitions, typesFile } from './convert-admonitions.ts'
import { convertConfig } from './convert-config.ts'
import { convertLabels, translatedDocs, translations } from './convert-translations.ts'
import { convertDocs } from './convert-docs.ts'
import { generatedFolders, postcssFile } from './convert-bundler.ts'
import { pluginModules } from './convert-markdown-plugins.ts'
import { convertOrigins } from './convert-origins.ts'
import { islandOffers } from './interactive-components.ts'
import { convertPages } from './convert-pages.ts'
import { convertPatches } from './convert-patches.ts'
import { combine } from './conversion.ts'
import { convertSwizzled } from './convert-swizzled.ts'
import { convertThemeColors } from './convert-theme-colors.ts'
import { withoutEmptySidebars } from './convert-sidebars.ts'
import type { Finding } from './migration-report.ts'
import { fitSchema, writeOptions } from './write-options.ts'
import { leftOutPackages, packageFiles, partsOf } from './new-package.ts'
import { withoutAbsolutePaths } from './relative-paths.ts'
import { isBelow, join } from './paths.ts'
import {
  type CopiedFile,
  type Edit,
  type GeneratedFile,
  pluginPackages,
  siteRelative,
} from './write-site.ts'

/** The result of migrating a Docusaurus site. */
export interface Migration {
  files: GeneratedFile[]
  copied: CopiedFile[]
  /** Files that are copied under other names. */
  renamed: CopiedFile[]
  /** Changes in copies. */
  edits: Edit[]
  findings: Finding[]
  /** Packages that the new configuration imports. */
  packages: string[]
  /** Number of values in the new configuration. */
  values: number
  /** Number of documents. */
  pages: number
}

/**
 * Migrates a site. It's a pure function that doesn't read or write files.
 * @param out folder of the new site
 */
export function migrate(site: DocusaurusSite, out: string): Migration {
  const isInPlace = out === site.folder
  const config = convertConfig(site)
  const patches = convertPatches(site)
  const docs = site.docs.map((instance) => convertDocs(instance, site, out))
  const colors = convertThemeColors(site.styleSheets)
  const swizzled = convertSwizzled(
    site.swizzled,
    site.folder,
    ownAdmonitions(site),
    typesFile(site),
  )
  const labels = convertLabels(site)
  const pages = convertPages(site, isInPlace)
  const isIncomplete = site.pages.some(({ foreign }) => foreign.length > 0)
  const warns = isIncomplete && config.options.onBrokenLinks === 'throw'
  const sheets = [...(colors.css === undefined ? [] : [colors.css.path]), ...styleSheets(site)]
  const { navbar, findings: unlinked } = withoutEmptySidebars(config.options.navbar, site.docs)
  const origins = convertOrigins(config.options, site.styleSheets, join(site.folder, 'static'))
  const options = combine([config, patches]).options
  const portable = withoutAbsolutePaths(options, site.folder, out)
  const edits = config.findings.filter(
    ({ edit }) => edit && !isInPlace && isBelow(edit.file, site.folder),
  )
  const fitting = fitSchema({
    ...portable.options,
    ...origins.options,
    ...(navbar !== undefined && { navbar }),
    docs: docs.length === 1 ? docs[0]?.options : docs.map(({ options }) => options),
    ...(sheets.length > 0 && { stylesheets: sheets }),
    ...(swizzled.mdxComponents && { mdxComponents: swizzled.mdxComponents.path }),
    ...(pages.pagesDir !== undefined && { pagesDir: pages.pagesDir }),
    ...(warns && { onBrokenLinks: 'warn' }),
  })
  return {
    files: [
      ...writeOptions(fitting.options),
      ...[colors.css, swizzled.mdxComponents].filter((file) => file !== undefined),
      ...pluginModules(site).filter(({ path }) => isNamed(path, fitting.options)),
      ...postcssFile(site),
      ...labels.files,
      ...(isInPlace ? [] : packageFiles(site, fitting.options, out)),
    ],
    copied: [...translatedDocs(site, out), ...generatedFolders(site)],
    renamed: pages.renamed,
    edits: edits.flatMap(({ edit }) => edit ?? []),
    findings: [
      ...config.findings.filter((finding) => !edits.includes(finding)),
      ...edits.map(made),
      ...portable.findings,
      ...origins.findings,
      ...unlinked,
      ...docs.flatMap(({ findings }) => findings),
      ...colors.findings,
      ...swizzled.findings,
      ...pages.findings,
      ...labels.findings,
      ...translations(site),
      ...fitting.findings,
      ...(warns ? [BROKEN_LINKS] : []),
      ...(isInPlace ? [install(fitting.options)] : leftOutPackages(site, fitting.options)),
      ...missingPackages(site),
      ...missingFiles(site),
      ...islandOffers(site),
      ...patches.findings,
    ],
    packages: pluginPackages(fitting.options.plugins),
    values: countValues(fitting.options),
    pages: site.docs.reduce((sum, { disk }) => sum + disk.pages.length, 0),
  }
}

/** A step that the migration takes in the copy of a file. */
const made = ({ edit, ...finding }: Finding): Finding => ({
  ...finding,
  kind: 'converted',
  text: `${edit?.after ?? ''}, as Docusaurus reads it`,
})

/** Whether the string occurs anywhere in the options. */
function isNamed(text: string, options: unknown): boolean {
  if (Array.isArray(options)) return options.some((entry) => isNamed(text, entry))
  if (isRecord(options)) return Object.values(options).some((entry) => isNamed(text, entry))
  return options === text
}

const BROKEN_LINKS: Finding = {
  kind: 'manual',
  subject: 'onBrokenLinks in docent.config.ts',
  text: 'It’s "warn" as long as pages are missing. Set it to "throw" when no links to them are left.',
}

const install = (options: Options): Finding => ({
  kind: 'manual',
  subject: 'package.json',
  text: `Install docent and its dependencies: npm install ${['docent', 'react', 'react-dom', 'zod', ...partsOf(options)].join(' ')}`,
})

/** Packages that only Docusaurus uses. They don't compute anything that docent needs. */
const HARMLESS = /docusaurus|prism-react-renderer|^(?:remark|rehype)-/

function missingPackages({ missingPackages: names }: DocusaurusSite): Finding[] {
  const needed = names.filter((name) => !HARMLESS.test(name))
  if (needed.length === 0) return []
  return [
    {
      kind: 'manual',
      subject: `packages that are not installed: ${needed.join(', ')}`,
      text: 'Values that the configuration computes with them are missing. Install the packages and migrate again.',
    },
  ]
}

function missingFiles({ missingFiles: files }: DocusaurusSite): Finding[] {
  return files.map(({ specifier, importer, line }) => ({
    kind: 'manual',
    subject: specifier,
    text: 'The file doesn’t exist, so values that the configuration computes with it are missing. If a script creates it, run the script and migrate again.',
    file: importer,
    ...(line !== undefined && { line }),
  }))
}

/** Style sheets as docent refers to them: by their path in the site, or by their package. */
function styleSheets({ plugins, folder, packageFiles: names }: DocusaurusSite): string[] {
  return plugins
    .filter(({ name }) => name === '@docusaurus/theme-classic')
    .flatMap(({ options }) => asList(options.customCss))
    .filter((path) => typeof path === 'string')
    .map((path) => names.get(path) ?? siteRelative(path, folder))
}

function countValues(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, entry) => sum + countValues(entry), 0)
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return 1
  return Object.values(value).reduce((sum: number, entry) => sum + countValues(entry), 0)
}
