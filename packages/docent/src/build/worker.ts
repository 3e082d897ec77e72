import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { workerData } from 'node:worker_threads'
import { compilePage } from '../markdown/compile.ts'
import { createHighlight, type Highlight } from '../markdown/highlighter.ts'
import { buildIndex, type SearchPage } from '../emit/search/build-index.ts'
import { leanHtml } from '../emit/lean-html.ts'
import { articleMarkdown } from '../emit/markdown/page-markdown.ts'
import { pageText, type SectionText } from '../emit/search/page-text.ts'
import { DocentError } from '../errors/index.ts'
import { fingerprint } from '../shared/hash.ts'
import { openCache, writeAtomic } from './cache.ts'
import type { Sidebar } from '../model.ts'
import type {
  ArticleBatch,
  CompileJob,
  DocumentBatch,
  DocumentJob,
  RouteTable,
  SearchJob,
  WorkerContext,
} from './jobs.ts'
import { markdownOptions } from './markdown-copy.ts'
import type { JobProblems } from './pool.ts'
import { renderArticleJob, renderDocumentJob, type ServerBundle } from './render-jobs.ts'

// One worker thread serves one build: what is made here lives and ends with it.
const context = (workerData as [unknown, WorkerContext])[1]
const cache = openCache(context.cacheDir)
let highlight: Highlight | undefined
let server: Promise<ServerBundle> | undefined
/** What all jobs share and is too large to send with each batch, by its key. */
const shared = new Map<string, unknown>()

/** Compiles sources and puts the results into the cache; answers what is wrong with pages. */
export function compile(jobs: CompileJob[]): Promise<JobProblems> {
  return each(jobs, async ({ file, key }) => {
    highlight ??= createHighlight()
    const start = performance.now()
    const source = await readFile(file, 'utf8')
    const { code, ...meta } = await compilePage(source, file, { ...context, highlight })
    await cache.write('compiled', `${key}.js`, code)
    await cache.write(
      'compiled',
      `${key}.json`,
      JSON.stringify({ ...meta, ms: performance.now() - start }),
    )
  })
}

/** Renders articles into the cache. */
export async function renderArticles({ jobs, site, routes }: ArticleBatch): Promise<JobProblems> {
  const bundle = await loadServer()
  const table = readShared<RouteTable>(routes)
  const writing = markdownOptions(site, table.copies)
  const readCode = (key: string): string =>
    readFileSync(cache.path('compiled', `${key}.js`), 'utf8')
  return each(jobs, async (job) => {
    const start = performance.now()
    const { html, ...meta } = renderArticleJob(job, {
      bundle,
      site,
      routes: table,
      readCode,
    })
    await cache.write('articles', `${job.key}.html`, html)
    const lean = leanHtml(html)
    await cache.write(
      'articles',
      `${job.key}.text.json`,
      JSON.stringify(pageText(lean, meta.headings)),
    )
    if (writing.hasCopy(job.page.route))
      await cache.write('articles', `${job.key}.md`, articleMarkdown(lean, writing))
    await cache.write(
      'articles',
      `${job.key}.json`,
      JSON.stringify({ ...meta, ms: performance.now() - start }),
    )
  })
}

/** Writes documents and payloads to the output folder. */
export async function writeDocuments({
  jobs,
  site,
  sidebars,
  assets,
}: DocumentBatch): Promise<JobProblems> {
  const bundle = await loadServer()
  return each(jobs, async (job) => {
    const articleHtml = readFileSync(cache.path('articles', `${job.article}.html`), 'utf8')
    const { html, payload } = renderDocumentJob(job, {
      bundle,
      site,
      sidebar: sidebarOf(job, sidebars),
      assets,
      articleHtml,
      headTags: context.headTags,
    })
    await writeAtomic(join(context.outDir, job.htmlFile), html)
    if (job.payloadFile !== undefined)
      await writeAtomic(join(context.outDir, job.payloadFile), payload)
  })
}

/**
 * Writes the search index of a locale to the output folder.
 * @returns fingerprints of the written files by their path below the index's folder
 */
export async function writeSearch({
  pages,
  synonyms,
  folder,
}: SearchJob): Promise<Record<string, string>> {
  const files = buildIndex(
    pages.map(({ article, ...page }): SearchPage => {
      const sections = cache.readJson<SectionText[]>('articles', `${article}.text.json`)
      if (!sections) throw new Error(`The cache lost the text of ${page.route}: build again.`)
      return { ...page, sections }
    }),
    synonyms,
  )
  const written: Record<string, string> = {}
  for (const [path, content] of files) {
    written[path] = fingerprint(content, 14)
    await writeAtomic(join(folder, path), content)
  }
  return written
}

function sidebarOf({ page }: DocumentJob, keys: DocumentBatch['sidebars']): Sidebar | undefined {
  const key = keys[page.sidebarUrl ?? '']
  return key === undefined ? undefined : readShared<Sidebar>(key)
}

function readShared<T>(key: string): T {
  if (!shared.has(key)) shared.set(key, cache.readJson('shared', `${key}.json`))
  return shared.get(key) as T
}

/** One faulty page does not hide the others: errors that an author can mend are collected. */
async function each<Job>(
  jobs: readonly Job[],
  work: (job: Job) => Promise<void>,
): Promise<JobProblems> {
  const problems: JobProblems = []
  for (const job of jobs) {
    try {
      await work(job)
    } catch (error) {
      if (!(error instanceof DocentError)) throw error
      problems.push(error.toJSON())
    }
  }
  return problems
}

function loadServer(): Promise<ServerBundle> {
  server ??= import(pathToFileURL(context.serverBundle).href) as Promise<ServerBundle>
  return server
}
