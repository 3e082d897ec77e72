import { distinct, errors, isDocentError, moduleFailure } from '../errors/index.ts'
import type { ImportOptions } from '../markdown/page-imports.ts'
import { foreignModuleFix, isDocusaurusModule } from '../shared/known-packages.ts'

/**
 * The bundler's errors as those that an author can act on, each with its file and line. The bundles for browsers and for
 * the build often have the same ones.
 * @param pages paths of Markdown files, whose imports the bundler resolves from a virtual module
 */
export async function bundleProblems(
  failures: readonly unknown[],
  pages: readonly string[],
  options: Pick<ImportOptions, 'resolveName'> = {},
): Promise<unknown[]> {
  const all = failures.flatMap((failure) => {
    const { errors: listed = [] } = (failure ?? {}) as { errors?: unknown[] }
    return listed.length > 0 ? listed : [failure]
  })
  const problems = await Promise.all(all.map((error) => bundleProblem(error, pages, options)))
  return distinct(problems)
}

async function bundleProblem(
  error: unknown,
  pages: readonly string[],
  options: Pick<ImportOptions, 'resolveName'> = {},
): Promise<unknown> {
  if (!(error instanceof Error) || isDocentError(error)) return error
  const { kind, problem, specifier = '', file, ...location } = await moduleFailure(error, pages)
  if (kind === 'disk') return errors.writeFailed({ path: file ?? '', problem, cause: error })
  const resolved = kind === 'import' ? options.resolveName?.(specifier, file ?? '') : undefined
  const { fix = foreignModuleFix(specifier) } = typeof resolved === 'object' ? resolved : {}
  if (kind === 'import' && fix !== undefined)
    return errors.foreignModule({ specifier, fix, file, ...location })
  if (kind === 'import')
    return errors.unresolvedImport({ specifier, file, ...location, cause: error })
  const foreign = foreignExport(problem, location.source, location.line)
  if (foreign) return errors.foreignExport({ ...foreign, file, ...location, cause: error })
  const plugin = failedPlugin(error)
  const named = plugin === undefined ? problem : `The Vite plugin "${plugin}" failed: ${problem}`
  return errors.bundleFailed({ problem: named, file, ...location, cause: error })
}

/** The plugin that failed, unless it's one of docent or Vite, whose failures are those of a module. */
function failedPlugin(error: Error): string | undefined {
  const { errors: [first = error] = [] } = error as { errors?: (Error & { plugin?: string })[] }
  const { plugin } = first as { plugin?: string }
  return plugin !== undefined && !/^(?:docent|vite|rolldown|builtin)\b/.test(plugin)
    ? plugin
    : undefined
}

/** A name that docent's replacement for a Docusaurus module doesn't export. */
function foreignExport(
  problem: string,
  source = '',
  line = 0,
): { name: string; specifier: string } | undefined {
  const [, name] = /^"(\w+)" is not exported by/.exec(problem) ?? []
  const rest = source
    .split('\n')
    .slice(Math.max(0, line - 1))
    .join('\n')
  const [, specifier = ''] = /\bfrom\s*['"]([^'"]+)['"]/.exec(rest) ?? []
  return name !== undefined && isDocusaurusModule(specifier) ? { name, specifier } : undefined
}
