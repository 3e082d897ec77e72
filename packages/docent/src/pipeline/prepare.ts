import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { glob } from 'tinyglobby'
import type { BundleContent } from '../bundle/virtual-modules.ts'
import { builtFile, sourceFile } from '../files/source-dir.ts'
import type { Config } from '../config/index.ts'
import { loadContent, type LoadOptions } from '../content/load-content.ts'
import { headTagsOf } from '../content/head-tags.ts'
import { integrationsInfo } from '../content/integrations-info.ts'
import { makeSiteData } from '../content/make-site-data.ts'
import type { Content } from '../model/content.ts'
import type { SiteData } from '../model/site-data.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { checkFiles, siteFile, siteOrPackageFile } from '../config/configured-files.ts'
import { consentTexts } from '../bundle/consent-texts.ts'
import { scanModules } from '../markdown/page-imports.ts'
import { lockFile } from '../cache/package-lock.ts'
import type { WorkerContext } from '../workers/jobs.ts'
import { planPages, type Plan } from './plan-pages.ts'

/** What the site's files say. */
export interface Sources {
  /** By locale. */
  contents: ReadonlyMap<string, Content>
  /** Absolute paths. */
  islands: string[]
  /** Modules that each page and partial imports. */
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
  const { siteDir } = config
  const islands = await glob('*.{tsx,jsx}', {
    cwd: join(siteDir, config.islandsDir),
    absolute: true,
    ignore: ['**/*.test.*'],
  })
  const partials = await glob('**/*.mdx', {
    cwd: siteDir,
    absolute: true,
    ignore: ['**/node_modules/**', '**/dist/**', `${config.outDir}/**`],
  })
  const docs = [...contents.values()].flatMap(({ sets }) => sets.flatMap((set) => set.docs))
  const files = new Set([...docs.map(({ file }) => file), ...partials])
  return assemble(config, {
    contents,
    islands: islands.sort(),
    imports: new Map([...files].map((file) => [file, scanModules(file, siteDir)])),
  })
}

/** Plans the pages from what was read. */
export function assemble(config: Config, sources: Sources): Prepared {
  const sites: Record<string, SiteData> = {}
  for (const [locale, content] of sources.contents)
    sites[locale] = makeSiteData(config, content, locale)
  const plan = planPages(config, sources.contents)
  return { ...sources, config, plan, sites, bundle: bundleContent(config, sources, sites, plan) }
}

/** Plans the pages again, unless only their text was changed: then the plan and the bundle stay. */
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
  return {
    siteDir,
    sites,
    defaultLocale: config.i18n.defaultLocale,
    stylesheets: [
      sourceFile('theme/styles/index.css'),
      ...config.stylesheets.map((file, index) =>
        siteOrPackageFile(file, siteDir, `stylesheets[${index}]`),
      ),
    ],
    islands,
    articleScripts: config.articleScripts.map(({ file, attribute }, index) => ({
      attribute,
      file: siteFile(file, siteDir, `articleScripts[${index}].file`),
    })),
    pages: [...reactPages].map(([id, file]) => ({ id, file })),
    ...(config.mdxComponents !== undefined && {
      mdxComponents: siteFile(config.mdxComponents, siteDir, 'mdxComponents'),
    }),
    modules: [...new Set([...imports.values()].flat())].sort(),
    ...(integrations && { integrations: { info: integrations, texts: consentTexts(sites) } }),
  }
}

/**
 * Hash of docent's own built code, of the packages it uses, and of Node: no result of another version is taken
 * from the cache.
 */
export async function generatorKey(siteDir: string): Promise<string> {
  const own = fileURLToPath(import.meta.url)
  const worker = builtFile('worker.js')
  // Other parts of the build have hashes of their content in their names.
  const names = existsSync(worker) ? (await readdir(dirname(worker))).sort() : []
  const texts = await Promise.all(
    [own, worker].filter((file) => existsSync(file)).map((file) => readFile(file, 'latin1')),
  )
  return cacheKey(process.version, lockFile(siteDir), ...names, ...texts)
}

/** What the threads need to know. */
export function workerContext(
  config: Config,
  cacheDir: string,
  serverBundle: string,
): WorkerContext {
  return {
    siteDir: config.siteDir,
    staticDir: join(config.siteDir, config.staticDir),
    baseUrl: config.baseUrl,
    cacheDir,
    outDir: join(config.siteDir, config.outDir),
    codeBlocks: config.codeBlocks,
    serverBundle,
    headTags: headTagsOf(config),
    scriptAttributes: config.articleScripts.map(({ attribute }) => attribute),
  }
}
