import { errors, moduleFailure } from '../errors/index.ts'
import type { ImportOptions } from '../markdown/page-imports.ts'
import { isDocusaurusModule } from '../shared/docusaurus-modules.ts'
import { foreignModuleDetails } from './docusaurus-imports.ts'

/**
 * The bundler's error as one that an author can act on: the first problem with its file and line.
 * @param pages paths of Markdown files, whose imports the bundler resolves from a virtual module
 */
export async function bundleProblem(
  error: unknown,
  pages: readonly string[],
  options: Pick<ImportOptions, 'compat'> = {},
): Promise<unknown> {
  if (!(error instanceof Error)) return error
  const { kind, problem, specifier = '', file, ...location } = await moduleFailure(error, pages)
  if (kind === 'disk') return errors.writeFailed({ path: file ?? '', problem, cause: error })
  if (kind === 'import' && isDocusaurusModule(specifier))
    return errors.foreignModule({ file, ...location, ...foreignModuleDetails(specifier, options) })
  if (kind === 'import')
    return errors.unresolvedImport({ specifier, file, ...location, cause: error })
  const foreign = foreignExport(problem, location.source, location.line)
  if (foreign) return errors.foreignExport({ ...foreign, file, ...location, cause: error })
  return errors.bundleFailed({ problem, file, ...location, cause: error })
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
