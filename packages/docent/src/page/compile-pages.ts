import { basename, isAbsolute } from '../shared/node/paths.ts'
import { contentHash } from '../shared/node/hash.ts'
import { type Cache, cacheKey } from '../files/cache.ts'
import type { CompiledPage, Page } from '../shared/records/page.ts'
import { errors, isDocentError, problemsIn } from '../errors/index.ts'
import { linesProblem, readLines, wholeFile } from '../files/file-lines.ts'
import { readText } from '../files/read-text.ts'
import { areCurrent } from '../files/file-input.ts'
import { refusalOf } from '../files/repository.ts'
import { decodeSafely } from '../shared/routes.ts'
import { isSameEnvironment } from './read-environment.ts'
import type { PluginBundle } from '../shared/records/bundles.ts'
import type { Config } from '../config/index.ts'
import { resolveImport, type ImportOptions } from '../markdown/page-imports.ts'
import type { CompileJob, Pool } from './jobs.ts'
import { replacesElements } from '../markdown/replaced-elements.ts'

export interface SourceFile {
  file: string
  hash: string
}

export interface CompileStage {
  /** Pages and the partials that they import, by absolute path. */
  compiled: Map<string, CompiledPage>
  /** Number of sources that weren't in the cache. */
  fresh: number
  /** What authors have to correct. The sources in question are missing, or import what doesn't exist. */
  problems: unknown[]
}

export interface CompileStageOptions {
  /** Returns the result of an earlier build or request. */
  known: (key: string) => CompiledPage | undefined
  /** Whether known results are used. Default: true. */
  reuse?: boolean
  /** Hash of everything else that compilation depends on. */
  salt: string
  imports: ImportOptions
  /** Runs compile jobs, either in the worker pool or in this thread. */
  run: (jobs: CompileJob[]) => Promise<void>
  /** Looks for results of other machines. */
  fetch?: (keys: readonly string[]) => Promise<void>
  /** Reads a partial's text, which `run` then compiles. */
  readPartial?: (file: string) => SourceFile
}

export interface CompileInput {
  config: Config
  plan: { pages: readonly Pick<Page, 'file' | 'hash'>[] }
  /** Fingerprint of the generator. */
  generator: string
  plugins: PluginBundle
  /** The pages to compile, if they're only a part of the site. */
  part?: ReadonlySet<Page> | undefined
  cache: Cache
  workers: Pick<Pool, 'compile'>
}

/** Compiles all documents in worker threads. */
export function compilePages({
  config,
  plan,
  generator,
  plugins,
  part,
  cache,
  workers,
}: CompileInput): Promise<CompileStage> {
  const { codeBlocks, markdown, foreignContent, baseUrl, staticDir } = config
  const sources = [...(part ?? plan.pages)].flatMap(({ file, hash }) =>
    hash === undefined ? [] : [{ file, hash }],
  )
  // Plugins that read files by themselves may read other contents now.
  const reuse = !plugins.canReadFiles || config.buildInputs !== undefined
  return compileSources(sources, {
    known(key) {
      const meta = cache.read('compiled', key)?.text('meta')
      return meta === undefined ? undefined : (JSON.parse(meta) as CompiledPage)
    },
    salt: JSON.stringify([
      generator,
      codeBlocks,
      markdown,
      foreignContent?.components,
      replacesElements(config),
      plugins.key,
      baseUrl,
      staticDir,
    ]),
    reuse,
    imports: config,
    fetch: (keys) => cache.fetch('compiled', keys),
    async run(jobs) {
      await workers.compile(jobs)
      if (reuse) cache.send('compiled', keysOf(jobs))
    },
  })
}

/** Compiles pages, then the partials that they import, until there are no new ones. Known results are reused. */
export async function compileSources(
  sources: readonly SourceFile[],
  options: CompileStageOptions,
): Promise<CompileStage> {
  const { readPartial = sourceOf, fetch, reuse = true } = options
  const compiled = new Map<string, CompiledPage>()
  const problems: unknown[] = []
  let fresh = 0
  let open = sources
  while (open.length > 0) {
    const jobs = open.map(({ file, hash }) => ({
      file,
      hash,
      key: cacheKey(options.salt, file, hash),
    }))
    if (reuse) await fetch?.(keysOf(jobs))
    const pages = new Map(jobs.map(({ key }) => [key, currentPage(key, options)]))
    const missing = jobs.filter(({ key }) => pages.get(key) === undefined)
    fresh += missing.length
    if (missing.length > 0)
      await options.run(missing).catch((error: unknown) => problems.push(...pageProblems(error)))
    const partials = new Map<string, SourceFile>()
    for (const { file, key } of jobs) {
      const page = pages.get(key) ?? madePage(key, options)
      if (!page && problems.length === 0)
        throw errors.cacheEntryLost({ what: `the compiled form of ${file}` })
      if (!page) continue
      compiled.set(file, page)
      const source = wholeFile(file)
      const attempt = (run: () => unknown): void => {
        try {
          run()
        } catch (error) {
          problems.push(...pageProblems(error))
        }
      }
      if (options.imports.include === 'repository')
        attempt(() => assertIncluded(source, page, options.imports))
      for (const { specifier, line } of page.imports.toSorted((a, b) => a.line - b.line)) {
        const target = resolveImport(specifier, source, options.imports)
        const lines = linesProblem(target.file)
        if (lines) problems.push(errors.partialLines({ file: source, line, specifier, ...lines }))
        else if (target.kind === 'missing')
          problems.push(
            /\.mdx?$/.test(wholeFile(specifier))
              ? errors.partialNotFound({ file: source, line, specifier, path: target.file })
              : errors.unresolvedImport({ file: source, line, specifier }),
          )
        if (target.kind === 'foreign')
          problems.push(
            errors.foreignModule({
              file: source,
              line,
              specifier,
              fix: target.fix,
            }),
          )
        if (target.kind === 'partial' && !compiled.has(target.file))
          attempt(() => partials.set(target.file, readPartial(target.file)))
      }
    }
    open = [...partials.values()].filter(({ file }) => !compiled.has(file))
  }
  return { compiled, fresh, problems }
}

/**
 * The problems of pages, without which the others can be made.
 * @throws every other error, and the one about a page that never ends, because its thread can't do anything else
 */
export function pageProblems(error: unknown): unknown[] {
  const problems = problemsIn(error)
  if (problems.every((each) => isDocentError(each) && each.code !== 'page-too-slow'))
    return problems
  throw error
}

/**
 * Checks that a source, and every file that it includes, shows, links to, or imports, may be published.
 * @throws DocentError with the line that names the file
 */
function assertIncluded(file: string, known: CompiledPage, options: ImportOptions): void {
  const files = [file, ...known.inputs.map((input) => input.file)]
  for (const { specifier } of known.imports) {
    const target = resolveImport(specifier, file, options)
    if (isAbsolute(target.file)) files.push(target.file.replace(/\?.*$/, ''))
  }
  for (const path of files) {
    const refusal = refusalOf(path, options.siteDir)
    if (refusal === undefined) continue
    const source = readText(file)
    const name = basename(path)
    const at = source.split('\n').findIndex((line) => decodeSafely(line).includes(name))
    throw errors.fileNotIncluded({
      path,
      isPrivate: refusal === 'private',
      file,
      source,
      line: at === -1 ? undefined : at + 1,
    })
  }
}

const keysOf = (jobs: readonly CompileJob[]): string[] => jobs.map(({ key }) => key)

/** A known result, unless a file that it depends on has changed. */
function currentPage(key: string, options: CompileStageOptions): CompiledPage | undefined {
  const page = options.reuse === false ? undefined : madePage(key, options)
  return page && isSameEnvironment(page.environment) ? page : undefined
}

/** A result of a job. If the job has failed, the one of an earlier build isn't current. */
function madePage(key: string, { known }: CompileStageOptions): CompiledPage | undefined {
  const page = known(key)
  return page && areCurrent(page.inputs) ? page : undefined
}

function sourceOf(file: string): SourceFile {
  return { file, hash: contentHash(readLines(file)) }
}
