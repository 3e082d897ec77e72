import type { z } from 'zod'
import { errors, type ConfigProblem, type DocentError } from '../errors/index.ts'
import { locateOption, problemsOf, type SourcePosition } from './config-problems.ts'
import { compatibleFrontMatter } from './compat.ts'
import { NAVBAR_ITEM_TYPES } from './navbar.ts'
import { configSchema, type UserConfig } from './schema.ts'

/** The configuration with all defaults applied, which all stages of the generator use. */
export interface Config extends z.output<typeof configSchema> {
  /** Absolute path of the site folder. All paths in the configuration are relative to it. */
  siteDir: string
  /** Absolute paths of the files that contain lists, for findings about their entries. */
  listFiles: ListFiles
}

/** The configuration file, and the file that contains each list, which may be the same one. */
export type ListFiles = Partial<Record<'config' | 'redirects' | 'feeds', string>> & {
  /** There may be several. */
  oldAnchors?: readonly string[]
}

export interface ResolveOptions {
  /** Absolute path of the site folder. */
  siteDir: string
  /** Configuration file, for errors. */
  file?: string
  /** Content of the configuration file, so that errors can show the option's line. */
  source?: string
  /** Separate files that contain lists. */
  listFiles?: ListFiles
}

/**
 * Validates a configuration and applies the defaults. It's a pure function that doesn't read the files that the
 * configuration refers to.
 * @throws DocentError that lists every problem with its location, the received value, and the fix
 */
export function resolveConfig(user: UserConfig, options: ResolveOptions): Config {
  const result = configSchema.safeParse(user)
  if (!result.success) throw configError(problemsOf(result.error, user), options)
  const config = result.data
  return {
    ...config,
    siteDir: options.siteDir,
    listFiles: {
      config: options.file,
      redirects: options.file,
      feeds: options.file,
      ...(options.file !== undefined && { oldAnchors: [options.file] }),
      ...options.listFiles,
    },
    docs: config.docs.map((docs) => ({
      ...docs,
      ...(config.compat && { frontMatter: compatibleFrontMatter(docs.frontMatter, config.compat) }),
      editUrl: docs.editUrl ?? config.editUrl,
      commitUrl: docs.commitUrl ?? config.commitUrl,
    })),
  }
}

/** Adds the line to each problem. The error shows an excerpt at the first one. */
function configError(problems: ConfigProblem[], { file, source }: ResolveOptions): DocentError {
  const locate = ({ keys }: ConfigProblem): Partial<SourcePosition> =>
    (file !== undefined && source !== undefined && locateOption(file, source, keys)) || {}
  const located = problems
    .map((problem) => ({ ...problem, ...locate(problem) }))
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
  const [first, ...others] = located
  const location = { file, source, line: first?.line, column: first?.column }
  if (
    first?.kind === 'value' &&
    others.length === 0 &&
    /^navbar\.items\[\d+\]\.type$/.test(first.path)
  ) {
    const configPath = first.path.replace(/\.type$/, '')
    const type = typeof first.value === 'string' ? first.value : first.received
    return errors.unknownNavbarItemType({ type, known: NAVBAR_ITEM_TYPES, configPath, ...location })
  }
  return errors.invalidConfig({ problems: located, ...location })
}
