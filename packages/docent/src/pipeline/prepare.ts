import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { glob } from 'tinyglobby'
import type { BundleContent } from '../bundle/virtual-modules.ts'
import { builtFile, sourceFile } from '../files/source-dir.ts'
import type { Config } from '../config/index.ts'
import { loadContent } from '../content/load-content.ts'
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

/** Everything that is known before the first page is compiled. */
export interface Prepared {
  config: Config
  /** By locale. */
  contents: Map<string, Content>
  plan: Plan
  /** Site data by locale. */
  sites: Record<string, SiteData>
  bundle: BundleContent
}

/** Reads the content of all locales and plans the pages. */
export async function prepare(config: Config, options: { drafts: boolean }): Promise<Prepared> {
  checkFiles(config)
  const contents = new Map<string, Content>()
  for (const locale of config.i18n.locales)
    contents.set(locale, await loadContent(config, locale, options))
  const sites: Record<string, SiteData> = {}
  for (const [locale, content] of contents) sites[locale] = makeSiteData(config, content, locale)
  const plan = planPages(config, contents)
  return { config, contents, plan, sites, bundle: await bundleContent(config, sites, plan) }
}

async function bundleContent(
  config: Config,
  sites: Record<string, SiteData>,
  plan: Plan,
): Promise<BundleContent> {
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
  const pageFiles = plan.pages
    .filter(({ reactPage }) => reactPage === undefined)
    .map(({ file }) => file)
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
    islands: islands.sort(),
    articleScripts: config.articleScripts.map(({ file, attribute }, index) => ({
      attribute,
      file: siteFile(file, siteDir, `articleScripts[${index}].file`),
    })),
    pages: [...reactPages].map(([id, file]) => ({ id, file })),
    ...(config.mdxComponents !== undefined && {
      mdxComponents: siteFile(config.mdxComponents, siteDir, 'mdxComponents'),
    }),
    modules: scanModules([...new Set([...pageFiles, ...partials])], siteDir),
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
  const texts = await Promise.all(
    [own, worker].filter((file) => existsSync(file)).map((file) => readFile(file, 'latin1')),
  )
  return cacheKey(process.version, lockFile(siteDir), ...texts)
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
  }
}
