import { join } from 'node:path'
import type { PluginBundle } from '../bundle/markdown-plugins.ts'
import type { BundleContent } from '../bundle/virtual-modules.ts'
import { filesBelow } from '../files/files-below.ts'
import { sourceFile } from '../files/source-dir.ts'
import type { Config } from '../config/index.ts'
import { loadContent, type LoadOptions } from '../content/load-content.ts'
import { outsideFolders } from '../content/doc-sets.ts'
import { headTagsOf } from '../content/head-tags.ts'
import { integrationsInfo, makeSiteData } from '../content/make-site-data.ts'
import type { Content } from '../shared/records/content.ts'
import type { ImageAsset } from '../shared/records/page.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { checkFiles, siteFile, siteOrPackageFile } from '../config/configured-files.ts'
import { partTexts } from '../bundle/part-texts.ts'
import { scanImports, scanStyles } from '../markdown/page-imports.ts'
import type { WorkerContext } from './jobs.ts'
import { planPages, type Plan } from '../content/plan-pages.ts'

/** The content of the site's files. */
export interface Sources {
  /** Content by locale. */
  contents: ReadonlyMap<string, Content>
  /** Absolute paths. */
  islands: string[]
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
  for (const locale of config.i18n.locales)
    contents.set(locale, await loadContent(config, locale, options))
  const islandsDir = join(config.siteDir, config.islandsDir)
  const islands = filesBelow(islandsDir, (name) => name.startsWith('.'))
    .filter((file) => /^[^/]+\.[jt]sx$/.test(file) && !file.includes('.test.'))
    .map((file) => join(islandsDir, file))
  const docs = [...contents.values()].flatMap(({ sets }) => sets.flatMap((set) => set.docs))
  return assemble(config, {
    contents,
    islands: islands.sort(),
    imports: scanImports(
      docs.map(({ file }) => file),
      config,
    ),
  })
}

/** Image files next to documents that link previews show. */
export function pageImages(contents: Sources['contents']): ImageAsset[] {
  const docs = [...contents.values()].flatMap(({ sets }) => sets.flatMap((set) => set.docs))
  return docs.flatMap(({ image }) => image ?? [])
}

/** Plans the pages from the content that was read. */
export function assemble(config: Config, sources: Sources): Prepared {
  const sites: Record<string, SiteData> = {}
  for (const [locale, content] of sources.contents)
    sites[locale] = makeSiteData(config, content, locale)
  const plan = planPages(config, sources.contents)
  return { ...sources, config, plan, sites, bundle: bundleContent(config, sources, sites, plan) }
}

/** Plans the pages again. If only their text has changed, the plan and the bundle stay the same. */
export function assembleAgain(config: Config, before: Prepared, sources: Sources): Prepared {
  const js = JSON.stringify
  const isSame =
    js([...before.imports]) === js([...sources.imports]) &&
    [...sources.contents].every(([locale, { sets }]) =>
      sets.every((set, at) => set.sidebars === before.contents.get(locale)?.sets[at]?.sidebars),
    )
  if (!isSame) return assemble(config, sources)
  const docs = [...sources.contents.values()].flatMap(({ sets }) => sets.flatMap((set) => set.docs))
  const hashes = new Map(docs.map(({ file, hash }) => [file, hash]))
  const pages = before.plan.pages.map((page) =>
    page.hash === undefined ? page : { ...page, hash: hashes.get(page.file) ?? page.hash },
  )
  return { ...before, ...sources, plan: { ...before.plan, pages } }
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
  const integrations = integrationsInfo(config)
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
        ],
        config,
      ),
      ...config.stylesheets.map((file, index) =>
        siteOrPackageFile(file, config, `stylesheets[${index}]`),
      ),
    ],
    customFields: config.customFields,
    islands,
    articleScripts: config.articleScripts.map(({ file, attribute }, index) => ({
      attribute,
      file: siteFile(file, config, `articleScripts[${index}].file`),
    })),
    pages: [...reactPages].map(([id, file]) => ({ id, file })),
    ...(mdxComponents !== undefined && { mdxComponents }),
    // A page can't use a style sheet that exports no names.
    modules: modules.filter((file) => !/(?<!\.module)\.css$/.test(file)),
    ...(integrations && {
      integrations: { info: integrations, texts: partTexts(sites, /^consent\./) },
    }),
  }
}

/** The data that the worker threads need. */
export function workerContext(
  config: Config,
  cacheDir: string,
  plugins: Pick<PluginBundle, 'file'>,
): WorkerContext {
  return {
    siteDir: config.siteDir,
    outside: outsideFolders(config),
    staticDir: join(config.siteDir, config.staticDir),
    baseUrl: config.baseUrl,
    cacheDir,
    outDir: join(config.siteDir, config.outDir),
    codeBlocks: config.codeBlocks,
    markdown: config.markdown,
    include: config.include,
    ...(config.compat && { compat: config.compat }),
    ...(plugins.file !== undefined && { pluginFile: plugins.file }),
    headTags: headTagsOf(config),
    siteParts: {
      scriptAttributes: config.articleScripts.map(({ attribute }) => attribute),
      articleStyles: config.articleStyles,
    },
    countTerms: config.search !== false && config.search.provider === 'embedded',
  }
}
