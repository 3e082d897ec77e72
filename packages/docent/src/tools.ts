/** Exports of `docent/tools`, for programs that write or convert sites of docent. */
import { problemsOf } from './config/config-problems.ts'
import { configSchema } from './config/schema.ts'
import { frontMatterSchema } from './shared/records/front-matter.ts'
import type { ConfigProblem } from './errors/index.ts'
import * as system from './shared/node/paths.ts'

export type { ConfigProblem } from './errors/index.ts'
export { locateKeys, writePath } from './config/config-problems.ts'
export { filesBelow, isPresent } from './files/files-below.ts'
export { pathFrom } from './files/paths.ts'
export { resolveImport } from './markdown/page-imports.ts'
export { isDocusaurusModule } from './shared/known-packages.ts'

/** What's wrong with a configuration, before plugins change it. The list is empty if docent accepts it. */
export function configProblems(options: unknown): ConfigProblem[] {
  const result = configSchema.safeParse(options)
  return result.success ? [] : problemsOf(result.error.issues, options)
}

/** Whether docent reads a key of front matter, so that a site doesn't have to define it. */
export function isFrontMatterKey(key: string): boolean {
  return Object.hasOwn(frontMatterSchema.shape, key)
}

/** Functions of `node:path` whose results have forward slashes on every system, as all paths in docent. */
export const paths: system.Paths & Pick<typeof system, 'posix'> = {
  basename: system.basename,
  dirname: system.dirname,
  extname: system.extname,
  isAbsolute: system.isAbsolute,
  isBelow: system.isBelow,
  join: system.join,
  posix: system.posix,
  relative: system.relative,
  resolve: system.resolve,
  slashed: system.slashed,
}
