import { bundleKey, makeBundles } from '../bundle/make-bundles.ts'
import { bundlePlugins } from '../bundle/markdown-plugins.ts'
import type { Config } from '../config/index.ts'
import { storeOf } from '../config/plugins/store.ts'
import { type DocentError, distinct, errors, problemsIn, throwTogether } from '../errors/index.ts'
import { countNew, type Report } from '../errors/report.ts'
import { withHook } from '../config/plugins/run-hooks.ts'
import { filesBelow } from '../files/files-below.ts'
import { namedFiles } from '../outputs/index.ts'
import { checkPages } from '../page/checks/check-pages.ts'
import { cacheKey, siteCache } from '../files/cache.ts'
import { CACHE_FOLDER } from '../files/paths.ts'
import { wholeFile } from '../files/file-lines.ts'
import { declaredInputs, generatorKey } from '../files/generator-key.ts'
import { changedSince } from '../files/input-record.ts'
import { createMemory, type Memory, openSourceMemory } from '../files/memory.ts'
import { compilePages, type CompileStage, type SourceFile } from '../page/compile-pages.ts'
import { type Pool, workerContext } from '../page/jobs.ts'
import { importedModules } from '../page/partials.ts'
import { pageImages, prepare, type Prepared, withModules } from '../page/prepare.ts'
import { renderArticles } from '../page/render-articles.ts'
import type { BundleContent, Bundles, PluginBundle } from '../shared/records/bundles.ts'
import type { Page, RenderedPage } from '../shared/records/page.ts'
import { isFileAddress, splitHref } from '../shared/routes.ts'
import { pathsForSome } from './plugin-results.ts'
import { type SharedCache, sharedCache } from './shared-cache.ts'
import { createPool } from './threads/pool.ts'

/** The rendered pages, and what they were made from. */
export interface MadePages extends Prepared, CompileStage {
  pages: RenderedPage[]
  bundles: Bundles
  /** Keys of the bundles. */
  bundleKeys: string[]
  plugins: PluginBundle
  histories: Memory
  /** Fingerprint of the generator. */
  generator: string
  cache: SharedCache
  workers: Pool
  /** @throws DocentError if a file that pages were made from has changed in the meantime */
  assertUnchanged(): void
}

export interface MakeOptions {
  report: Report
  /** Chooses the pages of this machine, if others make the rest. */
  partOf?: (pages: readonly Page[]) => ReadonlySet<Page>
}

/**
 * Reads the content, bundles the shell, compiles the pages, and renders their articles. `use` receives them while the
 * worker threads and the cache are open.
 */
export async function withPages<T>(
  config: Config,
  { report, partOf }: MakeOptions,
  use: (made: MadePages) => Promise<T>,
): Promise<T> {
  const { stage, warn } = report
  const store = storeOf(config.plugins)
  if (partOf && !store?.store.put) throw errors.shardWithoutStore({ plugin: store?.plugin })
  const cache = sharedCache(siteCache(config.siteDir), store, { siteDir: config.siteDir, warn })
  const started = Date.now()
  const declared = await declaredInputs(config.siteDir, config.buildInputs)
  const generator = cacheKey(await generatorKey(config.siteDir), declared.key)
  const plugins = await bundlePlugins(config, cache, generator)
  const workers = createPool(workerContext(config, cache.dir, plugins), {
    pageTimeout: config.pageTimeout,
  })
  const histories = createMemory(cache, 'histories')
  const sources = openSourceMemory(cache, generator, workers.warmUp)
  try {
    const readable: SourceFile[] = []
    const read = () => prepare(config, { drafts: false, histories, sources, readable })
    const site = await stage(
      'Read content',
      read,
      ({ plan }) => `${plan.pages.length} pages`,
    ).catch((error: unknown) => {
      const plan = { pages: readable }
      return throwWithTexts(error, { config, generator, plugins, cache, workers, plan })
    })
    site.plan.warnings.forEach(warn)
    sources.save()

    const tools = { ...site, generator, plugins, cache, workers }
    const part = partOf?.(site.plan.pages)
    const bundleKeys: string[] = []
    const bundle = async (content: BundleContent): Promise<Bundles> => {
      const key = await bundleKey(config, JSON.stringify([generator, content, plugins.key]))
      bundleKeys.push(key)
      return stage('Bundle shell', () => makeBundles({ ...tools, content, key, started }))
    }
    const both = [
      bundle(site.bundle),
      stage('Compile pages', () => compilePages({ ...tools, part }), countNew),
    ] as const
    const [scanned, compiled] = await Promise.all(both).catch((error: unknown) =>
      throwWithBoth(error, both),
    )
    // Imports that Markdown plugins add aren't in the text that was searched for modules.
    const content = withModules(site, importedModules(compiled.compiled, config))
    const bundles =
      content === site.bundle
        ? scanned
        : await bundle(content).catch((error: unknown) => {
            throwProblems([...problemsIn(error), ...compiled.problems])
            throw error
          })
    const readsFiles = plugins.canReadFiles || bundles.canReadFiles
    if (part && readsFiles && config.buildInputs === undefined)
      warn(errors.unsharedArticles({ reason: 'files' }))
    else if (part && bundles !== scanned) warn(errors.unsharedArticles({ reason: 'imports' }))
    const render = () => renderArticles({ ...tools, ...compiled, bundles, part })
    const { pages, failed, problems } = await stage('Render articles', render, countNew)
    const assertUnchanged = (): void =>
      assertSame({ compiled: compiled.compiled, pages }, declared.files, started)
    assertUnchanged()
    if (problems.length > 0)
      await throwWithLinks(problems, { ...tools, config, pages, failed, bundles })
    return await use({
      ...tools,
      ...compiled,
      pages,
      bundles,
      bundleKeys,
      histories,
      assertUnchanged,
    })
  } finally {
    cache.close()
    await workers.close()
  }
}

/** Throws the problems of the content, and those of the texts that could be read. */
async function throwWithTexts(
  error: unknown,
  input: Parameters<typeof compilePages>[0],
): Promise<never> {
  const texts = await compilePages(input).catch((fault: unknown) => ({
    problems: problemsIn(fault),
  }))
  throwProblems([...problemsIn(error), ...texts.problems])
  throw error
}

/**
 * Throws the problems of the shell and of the texts. The build may start again, so this waits for both: the bundler must
 * not write the same files at the same time.
 */
async function throwWithBoth(
  error: unknown,
  both: readonly [shell: Promise<unknown>, texts: Promise<CompileStage>],
): Promise<never> {
  const [shell, texts] = await Promise.allSettled(both)
  throwProblems([
    ...(shell.status === 'rejected' ? problemsIn(shell.reason) : []),
    ...(texts.status === 'rejected' ? problemsIn(texts.reason) : texts.value.problems),
  ])
  throw error
}

interface FailedSite extends Pick<MadePages, 'pages' | 'bundles' | 'cache' | 'contents' | 'sites'> {
  config: Config
  /** Pages that weren't rendered. */
  failed: readonly Page[]
}

/** Throws the problems of some pages, and those of the links on the others. */
async function throwWithLinks(
  problems: readonly unknown[],
  { config, pages, failed, bundles, ...site }: FailedSite,
): Promise<void> {
  // Plugins may make more files once all pages are there.
  const hasFiles = withHook(config, 'output').length > 0
  const made = hasFiles ? await pathsForSome({ ...site, config, pages, ...bundles }) : []
  const known = made ? config : { ...config, onBrokenLinks: 'ignore' as const }
  const isPage = (href: string): boolean =>
    !hasFiles || !href.startsWith('/') || !isFileAddress(splitHref(href).path)
  const others = failed.map((page) => ({ page, ids: undefined, hrefs: [], sources: [] }))
  const found = await checkPages(
    known,
    [...pages.map((page) => ({ ...page, hrefs: page.hrefs.filter(isPage) })), ...others],
    [...filesOfPages(config, { ...site, bundles }), ...(made ?? [])],
  )
  const isKnown = ({ code }: DocentError): boolean => !hasFiles || code !== 'broken-preview-image'
  throwProblems([...problems, ...found.errors.filter(isKnown)])
}

/** Paths of the files that pages can link to, without those of plugins. */
export function filesOfPages(
  config: Config,
  { contents, bundles }: Pick<MadePages, 'contents' | 'bundles'>,
): string[] {
  const images = pageImages(contents).map(({ to }) => to)
  return [...namedFiles(config), ...images, ...filesBelow(bundles.serverDir)]
}

/** Throws all problems of authors that are known so far. */
function throwProblems(problems: readonly unknown[]): void {
  const all = distinct(problems)
  throwTogether(all, errors.checksFailed({ problems: all.length }).message)
}

/**
 * Whether an author may have saved the file. The texts of plugins' pages are written while the build is running, and
 * modules that the bundler makes up have names with a null character.
 */
export function isAuthored(file: string): boolean {
  return !file.includes('\0') && !file.split('/').includes(CACHE_FOLDER)
}

/** @throws DocentError if a file that pages were made from has changed in the meantime */
function assertSame(
  { compiled, pages }: { compiled: CompileStage['compiled']; pages: readonly RenderedPage[] },
  others: readonly string[],
  started: number,
): void {
  const files = new Set([...others, ...pages.map(({ page }) => page.file)])
  for (const [file, { inputs, assets }] of compiled) {
    files.add(wholeFile(file))
    for (const input of inputs) if (input.hash !== '') files.add(input.file)
    for (const { from } of assets) files.add(from)
  }
  const changed = changedSince([...files].filter(isAuthored), started)
  if (changed !== undefined) throw errors.sourceChanged({ file: changed })
}
