import { readFileSync } from 'node:fs'
import { errors } from '../errors/index.ts'
import { fingerprint } from '../shared/hash.ts'
import type { Cache } from './cache.ts'
import { resolveImport } from './imports.ts'
import type { Binding, CompiledMeta, CompileJob } from './jobs.ts'

/** Runs compile jobs somewhere: in the worker pool, or in this thread. */
export type RunCompile = (jobs: CompileJob[]) => Promise<void>

export interface SourceFile {
  file: string
  hash: string
}

/** A compiled source as later stages need it. */
export interface CompiledSource {
  key: string
  meta: CompiledMeta
}

export interface CompileStage {
  /** By absolute path: pages and the partials that they import. */
  compiled: Map<string, CompiledSource>
  /** How many were not in the cache. */
  fresh: number
}

/**
 * Compiles pages, then the partials that they import, until none is new. What the cache has is not compiled again.
 * @param salt fingerprint of everything else that compilation depends on
 */
export async function compileSources(
  sources: readonly SourceFile[],
  options: { cache: Cache; salt: string; siteDir: string; run: RunCompile },
): Promise<CompileStage> {
  const compiled = new Map<string, CompiledSource>()
  let fresh = 0
  let open = sources
  while (open.length > 0) {
    const jobs = open.map(({ file, hash }) => ({
      file,
      key: fingerprint(`${options.salt}\0${file}\0${hash}`, 14),
    }))
    const missing = jobs.filter(({ key }) => !options.cache.has('compiled', `${key}.json`))
    fresh += missing.length
    if (missing.length > 0) await options.run(missing)
    const partials = new Map<string, SourceFile>()
    for (const { file, key } of jobs) {
      const meta = options.cache.readJson<CompiledMeta>('compiled', `${key}.json`)
      if (!meta) throw new Error(`The cache lost the compiled form of ${file}: build again.`)
      compiled.set(file, { key, meta })
      for (const { specifier } of meta.imports) {
        const target = resolveImport(specifier, file, options.siteDir)
        if (target.kind === 'missing')
          throw errors.partialNotFound({ file, specifier, path: target.file })
        if (target.kind === 'partial' && !compiled.has(target.file))
          partials.set(target.file, sourceOf(target.file))
      }
    }
    open = [...partials.values()].filter(({ file }) => !compiled.has(file))
  }
  return { compiled, fresh }
}

function sourceOf(file: string): SourceFile {
  return { file, hash: fingerprint(readFileSync(file, 'utf8'), 14) }
}

/**
 * Values for the imported names of a source, with those of its partials below them.
 * @throws DocentError when partials import each other in a circle
 */
export function bindingsOf(
  file: string,
  compiled: ReadonlyMap<string, CompiledSource>,
  siteDir: string,
  above: readonly string[] = [],
): Binding[] {
  if (above.includes(file)) throw errors.circularPartial({ file, chain: [...above, file] })
  const source = compiled.get(file)
  if (!source) return []
  return source.meta.imports.map(({ local, imported, specifier }): Binding => {
    const target = resolveImport(specifier, file, siteDir)
    if (target.kind !== 'partial') return { local, imported, module: target.file }
    const key = compiled.get(target.file)?.key ?? ''
    return {
      local,
      imported,
      partial: { key, bindings: bindingsOf(target.file, compiled, siteDir, [...above, file]) },
    }
  })
}

/** All sources that a page is made of: itself and its partials. */
export function sourcesOf(
  file: string,
  compiled: ReadonlyMap<string, CompiledSource>,
  siteDir: string,
): Map<string, CompiledSource> {
  const found = new Map<string, CompiledSource>()
  const visit = (path: string): void => {
    const source = compiled.get(path)
    if (!source || found.has(path)) return
    found.set(path, source)
    for (const { specifier } of source.meta.imports) {
      const target = resolveImport(specifier, path, siteDir)
      if (target.kind === 'partial') visit(target.file)
    }
  }
  visit(file)
  return found
}
