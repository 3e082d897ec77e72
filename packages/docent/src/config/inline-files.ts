import { existsSync } from 'node:fs'
import type { z } from 'zod'
import { join } from '../shared/node/paths.ts'
import { errors, type ConfigProblem } from '../errors/index.ts'
import type { DocsInput } from './docs.ts'
import { configuredPath, similarFile } from './configured-files.ts'
import { importModule, type ModuleMemory } from './import-module.ts'
import { optionLocation, problemsOf } from './config-problems.ts'
import { feeds } from './feeds.ts'
import { redirects } from './redirects.ts'
import { oldAnchors, type OldAnchors } from './old-anchors.ts'
import type { ListFiles } from './resolve.ts'
import type { UserConfig } from './schema.ts'
import { sidebars, type UserSidebars } from './sidebars.ts'
import { versionsFile, versionSidebarsFile, withListedVersions } from './version-files.ts'

export interface Inlined {
  user: UserConfig
  /** Absolute paths of the files that were read. */
  files: string[]
  /** The files that contain a list. */
  listFiles: ListFiles
}

/**
 * Replaces the paths of files that a configuration refers to (`docs.sidebarPath`, `redirects`, `oldAnchors`, `feeds`) with the files'
 * content. Values of the wrong type stay unchanged, because `resolveConfig` reports them.
 */
export async function inlineFiles(
  user: UserConfig,
  siteDir: string,
  { configFile, plugin }: { configFile?: string; plugin?: string },
  memory?: ModuleMemory,
): Promise<Inlined> {
  if (typeof user !== 'object' || user === null || Array.isArray(user))
    return { user, files: [], listFiles: {} }
  const files: string[] = []
  const listFiles: ListFiles = {}
  const read = async <Schema extends z.ZodType>(
    reference: { option: string; path: string },
    schema: Schema,
    fail: (found: { file: string; problems: ConfigProblem[] }) => Error,
  ): Promise<z.input<Schema>> => {
    const file = configuredPath(reference.path, siteDir, plugin)
    if (!existsSync(file))
      throw errors.missingConfiguredFile({
        ...reference,
        plugin,
        similar: similarFile(reference.path, { siteDir }),
        ...optionLocation(configFile, reference.option),
      })
    const module = await importModule(file, siteDir, memory)
    files.push(...module.files)
    const result = schema.safeParse(module.exports.default)
    if (!result.success) {
      throw fail({
        file,
        problems: problemsOf(result.error.issues, module.exports.default, 'its default export'),
      })
    }
    return module.exports.default as z.input<Schema>
  }

  const withSidebars = async <Owner extends { sidebarPath?: string; sidebars?: UserSidebars }>(
    owner: Owner,
    option: string,
  ): Promise<Owner> => {
    const options: { sidebarPath?: string; sidebars?: UserSidebars } = owner
    const { sidebarPath: path } = options
    if (typeof path !== 'string' || options.sidebars !== undefined) return owner
    const { sidebarPath: _, ...others } = owner
    const reference = { option: `${option}.sidebarPath`, path }
    listFiles.sidebars = [...(listFiles.sidebars ?? []), configuredPath(path, siteDir, plugin)]
    return {
      ...(others as Owner),
      sidebars: await read(reference, sidebars, errors.invalidSidebarFile),
    }
  }

  const inlineSidebars = async (docs: DocsInput, option: string): Promise<DocsInput> => {
    if (typeof docs !== 'object' || docs === null) return docs
    const listed = withListedVersions(docs, siteDir)
    const list = join(siteDir, versionsFile(docs.id ?? 'default'))
    if (existsSync(list)) files.push(list)
    const current = await withSidebars(listed, option)
    const { versions: all } = listed
    if (typeof all !== 'object' || all === null) return current
    const versions = await Promise.all(
      Object.entries(all).map(async ([name, version]) => {
        const path = versionSidebarsFile(docs.id ?? 'default', name)
        const frozen = existsSync(join(siteDir, path)) ? { sidebarPath: path } : {}
        return [name, await withSidebars({ ...frozen, ...version }, `${option}.versions.${name}`)]
      }),
    )
    return { ...current, versions: Object.fromEntries(versions) }
  }

  const inlined = { ...user }
  if (Array.isArray(user.docs)) {
    inlined.docs = await Promise.all(
      user.docs.map((docs, index) => inlineSidebars(docs, `docs[${index}]`)),
    )
  } else {
    const docs = await inlineSidebars(user.docs ?? {}, 'docs')
    // A site that configures no documents has them nevertheless, and their versions may be listed in a file.
    if (user.docs !== undefined || docs.versions !== undefined) inlined.docs = docs
  }
  if (typeof user.redirects === 'string') {
    const reference = { option: 'redirects', path: user.redirects }
    inlined.redirects = await read(reference, redirects, errors.invalidRedirectsFile)
    listFiles.redirects = join(siteDir, user.redirects)
  }
  if (typeof user.feeds === 'string') {
    const reference = { option: 'feeds', path: user.feeds }
    inlined.feeds = await read(reference, feeds, errors.invalidFeedsFile)
    listFiles.feeds = join(siteDir, user.feeds)
  }
  const paths = [user.oldAnchors].flat()
  if (paths.every((path) => typeof path === 'string')) {
    const lists: OldAnchors = {}
    for (const path of paths) {
      const list = await read({ option: 'oldAnchors', path }, oldAnchors, errors.invalidAnchorsFile)
      for (const [route, anchors] of Object.entries(list)) {
        if (lists[route]) throw errors.repeatedAnchorPage({ route, file: join(siteDir, path) })
        lists[route] = anchors
      }
    }
    inlined.oldAnchors = lists
    listFiles.oldAnchors = paths.map((path) => join(siteDir, path))
  }
  return { user: inlined, files, listFiles }
}
