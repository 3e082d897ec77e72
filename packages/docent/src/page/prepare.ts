import { join } from '../shared/node/paths.ts'
import { type DocentError, distinct, problemsIn, throwTogether } from '../errors/index.ts'
import type { BundleContent } from '../shared/records/bundles.ts'
import { filesBelow } from '../files/files-below.ts'
import { sourceFile } from '../files/source-dir.ts'
import type { Config } from '../config/index.ts'
import { addedPages } from '../content/plugin-pages.ts'
import { loadContent, type LoadOptions, reloadFiles } from '../content/load-content.ts'
import { makeSiteData } from '../content/make-site-data.ts'
import { pagesWithPlugins } from '../config/plugins/page-hooks.ts'
import { browserParts } from '../config/plugins/interface-hooks.ts'
import { withHook } from '../config/plugins/run-hooks.ts'
import type { Content, SourceDoc } from '../shared/records/content.ts'
import { ARTICLE_SCRIPTS } from '../shared/markup.ts'
import type { ImageAsset } from '../shared/records/page.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { isCssModule, isStyleSheet } from '../shared/style-files.ts'
import {
  checkFiles,
  replacements,
  siteFile,
  siteOrPackageFile,
} from '../config/configured-files.ts'
import { scanImports, scanStyles } from '../markdown/page-imports.ts'
import { elementWarnings } from '../markdown/replaced-elements.ts'
import { interfaceContext } from '../content/pages-context.ts'
import { planPages, type Plan } from '../content/plan-pages.ts'
import { unreadFiles } from '../content/unread-files.ts'

/** The content of the site's files. */
export interface Sources {
  /** Content by locale. */
  contents: ReadonlyMap<string, Content>
  /** Files and folders that the pages of plugins are made from. */
  watched: readonly string[]
  /** Absolute paths. */
  islands: string[]
  /** What an author has written in a place where nothing reads it. */
  unread: readonly DocentError[]
  /** The imports of each page, and of each partial that pages use. */
  imports: ReadonlyMap<string, readonly string[]>
}

/** Everything that is known before the first page is compiled. */
export interface Prepared extends Sources {
  config: Config
  plan: Plan
  /** Site data by locale. */
  sites: Record<string, SiteData>
  bundle: BundleContent
}

/** Reads the content of all locales and plans the pages. */
export async function prepare(config: Config, options: LoadOptions): Promise<Prepared> {
  checkFiles(config)
  const contents = new Map<string, Content>()
  const faults: unknown[] = []
  const { byLocale, watched } = await addedPages(config)
  for (const locale of Object.values(config.locales)) {
    const added = byLocale.get(locale.code)
    try {
      const own = await loadContent(config, locale, options)
      contents.set(locale.code, { ...own, ...(added && { added }) })
    } catch (error) {
      faults.push(...problemsIn(error))
    }
  }
  const all = distinct(faults)
  throwTogether(all, `${all.length} files have errors`)
  const islandsDir = join(config.siteDir, config.islandsDir)
  const islands = filesBelow(islandsDir, (name) => name.startsWith('.'))
    .filter((file) => /^[^/]+\.[jt]sx$/.test(file) && !file.includes('.test.'))
    .map((file) => join(islandsDir, file))
  const docs = [...contents.values()].flatMap(({ sets, added }) => [
    ...sets.flatMap((set) => set.docs),
    ...(added?.pages ?? []).filter(({ hash }) => hash !== undefined),
  ])
  return assemble(config, {
    contents,
    watched,
    unread: unreadFiles(
      config,
      [...contents.values()].flatMap(({ sets }) => sets),
      new Set(docs.map(({ file }) => file)),
      watched,
    ),
    islands: islands.sort(),
    imports: scanImports(
      docs.map(({ file }) => file),
      config,
    ),
  })
}

/** Image files next to documents that link previews show. */
export function pageImages(contents: Sources['contents']): ImageAsset[] {
  const pages = [...contents.values()].flatMap(({ sets, added }) => [
    ...sets.flatMap((set) => set.docs),
    ...(added?.pages ?? []),
  ])
  return pages.flatMap(({ image }) => image ?? [])
}

/** Plans the pages from the content that was read. */
export function assemble(config: Config, sources: Sources): Prepared {
  const sites: Record<string, SiteData> = {}
  for (const [locale, content] of sources.contents) sites[locale] = makeSiteData(config, content)
  const planned = planPages(config, sources.contents)
  const pages = pagesWithPlugins(planned.pages, config, sites)
  const warnings = [...planned.warnings, ...sources.unread, ...elementWarnings(config)]
  const plan = { ...planned, pages, warnings }
  return { ...sources, config, plan, sites, bundle: bundleContent(config, sources, sites, plan) }
}

/**
 * Updates the content after documents, partials, and category files were saved. Only these are read again.
 * @returns also the errors of files whose previous version stays in use
 */
export async function prepareAgain(
  config: Config,
  before: Prepared,
  files: readonly string[],
): Promise<{ prepared: Prepared; faults: unknown[] }> {
  const contents = new Map<string, Content>()
  const faults: unknown[] = []
  let isTextOnly = true
  const saved = new Set(files)
  for (const [locale, content] of before.contents) {
    const reloaded = await reloadFiles(content, saved, config)
    contents.set(locale, reloaded.content)
    faults.push(...reloaded.faults)
    isTextOnly &&= reloaded.isTextOnly
  }
  const imports = scanImports(files, config)
  const sources = { ...before, contents, imports: new Map([...before.imports, ...imports]) }
  const hasSameModules = [...imports].every(
    ([file, modules]) => JSON.stringify(before.imports.get(file)) === JSON.stringify(modules),
  )
  const plan =
    isTextOnly && hasSameModules ? planWithTexts(config, before, contents, saved) : undefined
  return { prepared: plan ? { ...sources, plan } : assemble(config, sources), faults }
}

/** The plan with the new texts of documents. `undefined` if a plugin may derive other data from a page's description. */
function planWithTexts(
  config: Config,
  { contents, plan }: Prepared,
  newContents: Sources['contents'],
  saved: ReadonlySet<string>,
): Plan | undefined {
  const before = docsByFile(contents, saved)
  const docs = docsByFile(newContents, saved)
  const isDescribed = ({ file, description }: SourceDoc): boolean =>
    before.get(file)?.description === description
  if (withHook(config, 'page').length > 0 && ![...docs.values()].every(isDescribed))
    return undefined
  const pages = plan.pages.map((page) => {
    const doc = docs.get(page.file)
    if (page.hash === undefined || !doc || doc.hash === page.hash) return page
    const data = isDescribed(doc) ? page.data : { ...page.data, description: doc.description }
    return { ...page, hash: doc.hash, data }
  })
  return { ...plan, pages }
}

function docsByFile(
  contents: Sources['contents'],
  files: ReadonlySet<string>,
): Map<string, SourceDoc> {
  const docs = [...contents.values()].flatMap(({ sets }) => sets.flatMap((set) => set.docs))
  return new Map(docs.filter(({ file }) => files.has(file)).map((doc) => [doc.file, doc]))
}

/** The content of the bundle with modules that were found when the pages were compiled. */
export function withModules(site: Prepared, modules: ReadonlySet<string>): BundleContent {
  const known = new Set([...site.imports.values()].flat())
  const found = [...modules].filter((module) => !known.has(module))
  if (found.length === 0) return site.bundle
  const imports = new Map([...site.imports, ['', found] as const])
  return bundleContent(site.config, { ...site, imports }, site.sites, site.plan)
}

function bundleContent(
  config: Config,
  { islands, imports }: Sources,
  sites: Record<string, SiteData>,
  plan: Plan,
): BundleContent {
  const { siteDir } = config
  const reactPages = new Map(
    plan.pages.flatMap(({ reactPage, file }) =>
      reactPage === undefined ? [] : [[reactPage, file] as const],
    ),
  )
  const replaced = replacements(config)
  const modules = [...new Set([...imports.values()].flat())].sort()
  const mdxComponents =
    config.mdxComponents === undefined
      ? undefined
      : siteFile(config.mdxComponents, config, 'mdxComponents')
  return {
    siteDir,
    sites,
    defaultLocale: config.i18n.defaultLocale,
    stylesheets: [
      sourceFile('theme/styles/index.css'),
      ...scanStyles(
        [
          ...modules,
          ...reactPages.values(),
          ...(mdxComponents === undefined ? [] : [mdxComponents]),
          ...replaced.map(({ file }) => file),
        ],
        config,
      ),
      ...config.stylesheets.map((file, index) =>
        siteOrPackageFile(file, config, `stylesheets[${index}]`),
      ),
    ],
    ...(config.searchPlugin && { searchProvider: config.searchPlugin.provider }),
    ...browserParts(config, interfaceContext(config)),
    islands,
    articleScripts: [
      ...ARTICLE_SCRIPTS.map(({ file, attribute }) => ({ attribute, file: sourceFile(file) })),
      ...config.articleScripts.map(({ file, attribute }, index) => ({
        attribute,
        file: siteOrPackageFile(file, config, `articleScripts[${index}].file`),
      })),
    ],
    pages: [...reactPages].map(([id, file]) => ({ id, file })),
    replaced,
    ...(mdxComponents !== undefined && { mdxComponents }),
    // A page can't use a style sheet that exports no names.
    modules: modules.filter((file) => !isStyleSheet(file) || isCssModule(file)),
  }
}
