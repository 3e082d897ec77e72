import { existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs'
import {
  basename,
  dirname,
  isAbsolute,
  join,
  relative,
  resolve,
  slashed,
} from '../../shared/node/paths.ts'
import type { Config } from '../../config/index.ts'
import { errors } from '../../errors/index.ts'

/**
 * Checks that the output folder doesn't overlap with an author's files, because a build deletes everything in the
 * output folder that it didn't write.
 * @throws DocentError that names both folders
 */
export function guardOutputFolder(config: Config): void {
  const dir = join(config.siteDir, config.outDir)
  const outDir = realPath(dir)
  const siteDir = realPath(config.siteDir)
  const refuse = (reason: string): never => {
    throw errors.unsafeOutputFolder({ dir, reason })
  }
  const link = lstatSync(dir, { throwIfNoEntry: false })
  if (link?.isSymbolicLink() && !existsSync(dir))
    refuse(`it is a symbolic link to ${readlinkSync(dir)}, which doesn't exist`)
  if (outDir === siteDir) refuse('it is the site folder')
  if (contains(outDir, siteDir)) refuse(`it contains the site folder ${siteDir}`)
  const hidden = relative(siteDir, outDir)
    .split('/')
    .find((name) => name.startsWith('.') && name !== '..')
  if (hidden !== undefined) refuse(`${hidden} is a hidden folder`)
  for (const path of authorPaths(config)) {
    const real = realPath(path)
    if (real === outDir) refuse(`it is ${path}, which contains your files`)
    if (contains(outDir, real)) refuse(`it contains ${path}, which contains your files`)
    if (contains(real, outDir)) refuse(`it is inside ${path}, which contains your files`)
  }
}

/** Existing folders and files that an author writes. */
function authorPaths(config: Config): string[] {
  const paths = [
    config.staticDir,
    config.pagesDir,
    config.islandsDir,
    config.mdxComponents,
    ...config.stylesheets,
    ...config.articleStyles.map(({ file }) => file),
    ...config.articleScripts.map(({ file }) => file),
    ...config.docs.flatMap(({ path, versions }) => [
      path,
      `versioned_${path.replace(/^(?:\.\.\/)+/, '')}`,
      ...Object.values(versions).map(({ dir }) => dir),
    ]),
    'i18n',
    'partials',
    'src',
    'node_modules',
  ]
  return [...new Set(paths)]
    .filter((path) => path !== undefined)
    .map((path) => resolve(config.siteDir, path))
    .filter((path) => path !== config.siteDir && existsSync(path))
}

/** Resolves symbolic links in the part of a path that exists. */
function realPath(path: string): string {
  if (existsSync(path)) return slashed(realpathSync(path))
  const parent = dirname(path)
  return parent === path ? path : join(realPath(parent), basename(path))
}

function contains(folder: string, path: string): boolean {
  const inside = relative(folder, path)
  return inside === '' || (!inside.startsWith('..') && !isAbsolute(inside))
}
