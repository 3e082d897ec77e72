import { asList, isRecord, type DocusaurusSite, type Options } from './docusaurus-site.ts'
import { convertConfig } from './convert-config.ts'
import { convertLabels, translatedDocs, translations } from './convert-translations.ts'
import { convertDocs } from './convert-docs.ts'
import { convertPages } from './convert-pages.ts'
import { convertSwizzled } from './convert-swizzled.ts'
import { convertThemeColors } from './convert-theme-colors.ts'
import { withoutEmptySidebars } from './convert-sidebars.ts'
import type { Finding } from './migration-report.ts'
import { fitSchema, writeOptions } from './write-options.ts'
import { packageFiles, partsOf } from './new-package.ts'
import { type CopiedFile, type GeneratedFile, siteRelative } from './write-site.ts'

/** The result of migrating a Docusaurus site. */
export interface Migration {
  files: GeneratedFile[]
  copied: CopiedFile[]
  /** Files that are copied under other names. */
  renamed: CopiedFile[]
  findings: Finding[]
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
  const docs = site.docs.map((instance) => convertDocs(instance, site, out))
  const colors = convertThemeColors(site.styleSheets)
  const swizzled = convertSwizzled(site.swizzled, site.folder)
  const labels = convertLabels(site)
  const pages = convertPages(site, isInPlace)
  const isIncomplete = site.pages.some(({ foreign }) => foreign.length > 0) || hasBlog(site)
  const warns = isIncomplete && config.options.onBrokenLinks === 'throw'
  const sheets = [...(colors.css === undefined ? [] : [colors.css.path]), ...styleSheets(site)]
  const { navbar, findings: unlinked } = withoutEmptySidebars(config.options.navbar, site.docs)
  const fitting = fitSchema({
    ...config.options,
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
      ...labels.files,
      ...(isInPlace ? [] : packageFiles(site, fitting.options)),
    ],
    copied: translatedDocs(site, out),
    renamed: pages.renamed,
    findings: [
      ...config.findings,
      ...unlinked,
      ...docs.flatMap(({ findings }) => findings),
      ...colors.findings,
      ...swizzled.findings,
      ...pages.findings,
      ...labels.findings,
      ...translations(site),
      ...fitting.findings,
      ...(warns ? [BROKEN_LINKS] : []),
      ...(isInPlace ? [install(fitting.options)] : []),
      ...missingPackages(site),
    ],
    values: countValues(fitting.options),
    pages: site.docs.reduce((sum, { disk }) => sum + disk.pages.length, 0),
  }
}

const BROKEN_LINKS: Finding = {
  kind: 'manual',
  subject: 'onBrokenLinks in docent.config.ts',
  text: 'It’s "warn" as long as pages or the blog are missing. Set it to "throw" when no links to them are left.',
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

const hasBlog = ({ plugins }: DocusaurusSite): boolean =>
  plugins.some(({ name }) => name === '@docusaurus/plugin-content-blog')

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
