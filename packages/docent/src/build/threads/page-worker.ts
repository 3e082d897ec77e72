import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { workerData } from 'node:worker_threads'
import { contentHash } from '../../shared/node/hash.ts'
import { cacheKey, openCache, writeAtomic } from '../../files/cache.ts'
import type { CompiledPage } from '../../shared/records/page.ts'
import { readLines, wholeFile } from '../../files/file-lines.ts'
import { DocentError, errors } from '../../errors/index.ts'
import type { SectionText } from '../../shared/records/searchable-page.ts'
import type { Sidebar } from '../../shared/records/site-data.ts'
import { markdownOptions } from '../../page/markdown-copy/markdown-copy.ts'
import { partsOf } from '../../page/markdown-copy/part-files.ts'
import { outputPath } from '../../files/paths.ts'
import { articleTexts } from '../../page/page-text.ts'
import { cachedSections, indexFiles, termCounter } from '../../page/searchable-pages.ts'
import type {
  ArticleBatch,
  ArticleData,
  CompileJob,
  DocumentBatch,
  SearchJob,
  WorkerContext,
} from '../../page/jobs.ts'
import { type BatchWatch, ownThread } from './page-time-limit.ts'
import type { JobProblems } from './pool.ts'
import { recordEnvironment } from '../../page/read-environment.ts'
import type { ServerBundle } from '../../page/page-content.ts'
import { renderArticleJob, renderDocumentJob } from '../../page/render-jobs.ts'
import type { RouteTable } from '../../page/resolve-href.ts'
import { createSourceCompiler } from '../../markdown/source-compiler.ts'

type Watched<Batch> = Batch & { watch: BatchWatch }

// Calling `process.exit` would end the thread silently, and the build would wait for the page.
process.exit = () => {
  throw new Error('process.exit() was called.')
}

// V8 keeps the source of every evaluated function: 30 kB for each page, 500 MB for 33,000 pages in two threads. Each
// page is evaluated only once, so this cache never has a hit.
setFlagsFromString('--no-compilation-cache')

// Each worker thread serves one build, so its state belongs to that build.
const context = (workerData as [unknown, WorkerContext])[1]
const cache = openCache(context.cacheDir)
const environment = recordEnvironment()
const compiler = createSourceCompiler(context)
const threadNumber = ownThread()
let server: Promise<ServerBundle> | undefined
/** Data that all jobs share and that is too large to send with each batch, by its key. */
const shared = new Map<string, unknown>()

/** Compiles sources and stores the results in the cache. Returns the pages' problems. */
export function compile({ jobs, watch }: Watched<{ jobs: CompileJob[] }>): Promise<JobProblems> {
  return each(jobs, watch, async ({ file, hash, key }) => {
    const start = performance.now()
    const source = readIfThere(file)
    // The file was saved or removed after its hash became part of the key.
    if (source === undefined || contentHash(source) !== hash)
      throw errors.sourceChanged({ file: wholeFile(file) })
    const { code, ...known } = await compiler.compile(source, wholeFile(file))
    const ms = performance.now() - start
    const page: CompiledPage = { ...known, key, environment: environment(), ms }
    cache.write('compiled', key, { code, meta: JSON.stringify(page) })
  })
}

/** The text of a source, if it still exists. */
function readIfThere(file: string): string | undefined {
  try {
    return readLines(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Renders articles and stores them in the cache. */
export function renderArticles(batch: Watched<ArticleBatch>): Promise<JobProblems> {
  return withServer(batch.serverBundle, (bundle) => renderBatch(batch, bundle))
}

function renderBatch(
  { jobs, site, routes, watch }: Watched<ArticleBatch>,
  bundle: ServerBundle,
): Promise<JobProblems> {
  const table = readShared<RouteTable>(routes)
  const copies = share(`copies of ${routes}`, () => new Set(table.copies))
  const writing = markdownOptions(site, copies)
  const countTerms = termCounter()
  return each(jobs, watch, async (job) => {
    const start = performance.now()
    const { article, nodes } = await renderArticleJob(job, {
      siteDir: context.siteDir,
      bundle,
      site,
      routes: table,
      readCode: once((key) => cache.part('compiled', key, 'code')),
      messages: writing.messages,
      codeBlocks: context.codeBlocks,
      highlight: compiler.highlight(),
      siteParts: context.siteParts,
    })
    const { html, ...known } = article
    const { sections, markdown } = articleTexts(nodes, known.headings, writing, job.file)
    const articleData: ArticleData = {
      ...known,
      htmlHash: cacheKey(html),
      parts: partsOf(markdown),
      environment: environment(),
      ms: performance.now() - start,
    }
    cache.write('articles', job.key, {
      html,
      text: JSON.stringify(sections),
      ...(context.countTerms && {
        terms: JSON.stringify(countTerms(sections)),
      }),
      ...(writing.hasCopy(job.page.route) && { markdown }),
      meta: JSON.stringify(articleData),
    })
  })
}

/** Writes documents and payloads to the output folder. */
export function writeDocuments(batch: Watched<DocumentBatch>): Promise<JobProblems> {
  return withServer(batch.serverBundle, (bundle) => writeBatch(batch, bundle))
}

function writeBatch(
  { jobs, site, assets, buildId, watch }: Watched<DocumentBatch>,
  bundle: ServerBundle,
): Promise<JobProblems> {
  return each(jobs, watch, async (job) => {
    const articleHtml = cache.part('articles', job.article, 'html')
    const { html, payload } = renderDocumentJob(job, {
      siteDir: context.siteDir,
      shellRules: context.shell,
      bundle,
      site,
      sidebar: job.sidebar === undefined ? undefined : readShared<Sidebar>(job.sidebar),
      assets,
      buildId,
      articleHtml,
      readSections: () => JSON.parse(cache.part('articles', job.article, 'text')) as SectionText[],
      headTags: context.headTags,
    })
    writeAtomic(outputPath(context.outDir, job.htmlFile), html)
    if (job.payloadFile !== undefined)
      writeAtomic(outputPath(context.outDir, job.payloadFile), payload)
  })
}

/**
 * Writes a locale's search index to the output folder.
 * @returns hashes of the written files by their path, relative to the index's folder
 */
export async function writeSearch({
  pages,
  synonyms,
  folder,
}: SearchJob): Promise<Record<string, string>> {
  const files = indexFiles(pages, synonyms, (article) => cachedSections(cache, article))
  const keys: Record<string, string> = {}
  for (const [path, content] of files) {
    keys[path] = cacheKey(content)
    writeAtomic(outputPath(folder, path), content)
  }
  return keys
}

function readShared<T>(key: string): T {
  return share(key, () => JSON.parse(cache.part('shared', key, 'json')) as T)
}

/** Reads each compiled source of a page once. */
function once(read: (key: string) => string): (key: string) => string {
  const codes = new Map<string, string>()
  return (key) => {
    const code = codes.get(key) ?? read(key)
    codes.set(key, code)
    return code
  }
}

/** Creates a value once and shares it between batches. */
function share<T>(key: string, make: () => T): T {
  if (!shared.has(key)) shared.set(key, make())
  return shared.get(key) as T
}

/** Runs all jobs and collects the errors that an author can fix, so that one faulty page doesn't hide others. */
async function each<Job extends { file: string }>(
  jobs: readonly Job[],
  { started, threads, index }: BatchWatch,
  work: (job: Job) => Promise<void>,
): Promise<JobProblems> {
  const problems: JobProblems = []
  Atomics.store(threads, index, threadNumber)
  for (const [page, job] of jobs.entries()) {
    Atomics.store(started, index, page + 1)
    try {
      await work(job)
    } catch (error) {
      for (const problem of error instanceof AggregateError ? error.errors : [error]) {
        if (!(problem instanceof DocentError)) throw problem
        problems.push(problem.toJSON())
      }
    }
  }
  Atomics.store(started, index, 0)
  // Native memory, such as the Markdown parser's, is released in a turn of the event loop. A thread of the pool blocks until
  // its next batch arrives and would never get there: 60 kB for each page, 2 GB for 33,000 pages.
  await setImmediate()
  return problems
}

/** Returns errors as data, because only data can be passed between threads. */
async function withServer(
  file: string,
  work: (bundle: ServerBundle) => Promise<JobProblems>,
): Promise<JobProblems> {
  try {
    return await work(await loadServer(file))
  } catch (error) {
    if (!(error instanceof DocentError)) throw error
    return [error.toJSON()]
  }
}

function loadServer(file: string): Promise<ServerBundle> {
  server ??= import(pathToFileURL(file).href).catch((cause: unknown) => {
    throw errors.componentsFailed({ problem: (cause as Error).message, cause })
  }) as Promise<ServerBundle>
  return server
}
