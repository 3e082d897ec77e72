import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { escapePath, globSync } from 'tinyglobby'
import { basename, dirname, join, resolve, slashed } from '../shared/node/paths.ts'
import type { Config } from './resolve.ts'
import { errors, type DocentError } from '../errors/index.ts'
import type { Replacement } from '../shared/records/bundles.ts'
import { isExternal } from '../shared/routes.ts'
import { nearest } from '../shared/did-you-mean.ts'
import { optionLocation } from './config-problems.ts'

type FileContext = Pick<Config, 'siteDir' | 'listFiles' | 'setterOf'> &
  Partial<Pick<Config, 'outDir'>>

/** @throws DocentError if an icon, a logo, or a style sheet for articles doesn't exist */
export function checkFiles(config: Config): void {
  for (const [option, path] of images(config)) checkStaticFile(path, config, option)
  for (const [index, { file }] of config.articleStyles.entries())
    siteOrPackageFile(file, config, `articleStyles[${index}].file`)
}

/** Icons and logos in the configuration, by the path of their option. */
function images({ favicon, navbar, footer }: Config): [string, string][] {
  const all: [string, string | undefined][] = [
    ['favicon', favicon],
    ['navbar.logo.src', navbar.logo?.src],
    ['navbar.logo.srcDark', navbar.logo?.srcDark],
    ['footer.logo.src', footer?.logo?.src],
    ['footer.logo.srcDark', footer?.logo?.srcDark],
  ]
  return all.filter((image): image is [string, string] => image[1] !== undefined)
}

/** @throws DocentError if the static folder doesn't contain the file */
function checkStaticFile(path: string, config: Config, option: string): void {
  if (isExternal(path) || path.startsWith('data:')) return
  const below = join(config.staticDir, path.replace(/^\//, ''))
  siteFile(below, config, option)
}

/** The path of a file below the site's folder, or of a plugin's own file, which the plugin knows by its absolute path. */
export function configuredPath(path: string, siteDir: string, plugin: string | undefined): string {
  const absolute = resolve(siteDir, path)
  return plugin !== undefined && existsSync(absolute) ? absolute : join(siteDir, path)
}

/** @throws DocentError if the file doesn't exist */
export function siteFile(path: string, config: Config, option: string): string {
  const file = join(config.siteDir, path)
  if (!existsSync(file)) throw missingFile(path, config, option)
  return file
}

function missingFile(path: string, config: FileContext, option: string): DocentError {
  const { listFiles, setterOf } = config
  const plugin = setterOf?.(option)
  const location = plugin === undefined ? optionLocation(listFiles.config, option) : {}
  const similar = similarFile(path, config)
  return errors.missingConfiguredFile({ option, path, plugin, similar, ...location })
}

/** The file that an author may have meant: one with a similar name in the same folder, or one with this name elsewhere. */
export function similarFile(
  path: string,
  { siteDir, outDir = 'dist' }: Pick<FileContext, 'siteDir' | 'outDir'>,
): string | undefined {
  const file = resolve(siteDir, path)
  const near = nearest(basename(file), globSync('*', { cwd: dirname(file) }))
  if (near !== undefined) return join(dirname(path), near)
  const name = escapePath(basename(file)).replace(/\.[cm]?[jt]sx?$/, '.{ts,tsx,js,jsx,mjs}')
  const ignore = ['**/node_modules/**', `${escapePath(outDir)}/**`]
  return globSync(`**/${name}`, { cwd: siteDir, ignore }).sort()[0]
}

/** A file of the site or of an installed package. */
export function siteOrPackageFile(path: string, config: FileContext, option: string): string {
  const { siteDir } = config
  // Plugins know their own files by absolute paths.
  if (existsSync(resolve(siteDir, path))) return resolve(siteDir, path)
  try {
    return slashed(createRequire(join(siteDir, 'docent.config.ts')).resolve(path))
  } catch {
    throw missingFile(path, config, option)
  }
}

/**
 * The components that the configuration replaces, and those for types of navbar items.
 * @throws DocentError if a file doesn't exist
 */
export function replacements(config: Config): Replacement[] {
  const replacementsIn = (
    option: string,
    record: Record<string, string | undefined>,
  ): Replacement[] =>
    Object.entries(record).flatMap(([name, path]) =>
      path === undefined
        ? []
        : {
            name,
            file: siteOrPackageFile(path, config, `${option}.${name}`),
          },
    )
  return [
    ...replacementsIn('components', config.components),
    ...replacementsIn('navbar.itemTypes', config.navbar.itemTypes),
  ]
}
