import { errors } from '../errors/index.ts'
import { wholeFile } from '../files/file-lines.ts'
import { belowSite } from '../files/paths.ts'
import { resolveImport, type ImportOptions } from '../markdown/page-imports.ts'
import type { CompiledPage } from '../shared/records/page.ts'
import type { Binding } from './jobs.ts'

/** All sources of a page: its own and its partials. */
export function sourcesOf(
  file: string,
  compiled: ReadonlyMap<string, CompiledPage>,
  options: ImportOptions,
): Map<string, CompiledPage> {
  const sources = new Map<string, CompiledPage>()
  const visit = (path: string): void => {
    const source = compiled.get(path)
    if (!source || sources.has(path)) return
    sources.set(path, source)
    for (const { specifier } of source.imports) {
      const target = resolveImport(specifier, path, options)
      if (target.kind === 'partial') visit(target.file)
    }
  }
  visit(file)
  return sources
}

/** Whether a page and everything that it imports was compiled without problems. */
export function isComplete(
  file: string,
  {
    compiled,
    problems,
  }: Readonly<{ compiled: ReadonlyMap<string, CompiledPage>; problems: readonly unknown[] }>,
  options: ImportOptions,
): boolean {
  const failed = new Set(problems.map((problem) => (problem as { file?: string }).file))
  const visit = (path: string, above: readonly string[]): boolean => {
    const source = compiled.get(path)
    if (!source || failed.has(wholeFile(path))) return false
    return source.imports.every(({ specifier }) => {
      const target = resolveImport(specifier, wholeFile(path), options)
      return (
        target.kind !== 'partial' ||
        above.includes(target.file) ||
        visit(target.file, [...above, path])
      )
    })
  }
  return visit(file, [])
}

/**
 * Values for a source's imported names, including those of its partials.
 * @throws DocentError if partials import each other in a circle
 */
export function bindingsOf(
  file: string,
  compiled: ReadonlyMap<string, CompiledPage>,
  options: ImportOptions,
  above: readonly string[] = [],
): Binding[] {
  if (above.includes(file)) throw errors.circularPartial({ file, chain: [...above, file] })
  const source = compiled.get(file)
  if (!source) return []
  return source.imports.map(({ local, imported, specifier, line }): Binding => {
    const target = resolveImport(specifier, file, options)
    const binding = { local, imported, specifier, importer: { file: wholeFile(file), line } }
    if (target.kind !== 'partial')
      return { ...binding, module: belowSite(target.file, options.siteDir) }
    const key = compiled.get(target.file)?.key ?? ''
    return {
      ...binding,
      partial: { key, bindings: bindingsOf(target.file, compiled, options, [...above, file]) },
    }
  })
}

/** The modules that sources import, also those that a Markdown plugin adds, which their text doesn't name. */
export function importedModules(
  compiled: ReadonlyMap<string, CompiledPage>,
  options: ImportOptions,
): Set<string> {
  const targets = [...compiled].flatMap(([file, { imports }]) =>
    imports.map(({ specifier }) => resolveImport(specifier, file, options)),
  )
  return new Set(targets.flatMap((target) => (target.kind === 'module' ? target.file : [])))
}
