import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Config } from './index.ts'
import { errors, type DocentError } from '../errors/index.ts'
import { isExternal } from '../shared/routes.ts'
import { optionLocation } from './config-problems.ts'

/** @throws DocentError if an icon, a logo, a font, or a style sheet for articles doesn't exist */
export function checkFiles(config: Config): void {
  for (const [option, path] of images(config)) checkStaticFile(path, config, option)
  for (const [index, { file }] of config.articleStyles.entries())
    siteFile(file, config, `articleStyles[${index}].file`)
  previewLogo(config)
  previewFonts(config)
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

/** @throws DocentError if the file doesn't exist */
export function siteFile(path: string, config: Config, option: string): string {
  const file = join(config.siteDir, path)
  if (!existsSync(file)) throw missingFile(path, config, option)
  return file
}

function missingFile(path: string, { listFiles }: Config, option: string): DocentError {
  return errors.missingConfiguredFile({ option, path, ...optionLocation(listFiles.config, option) })
}

/** A file that the configuration refers to. */
export interface ConfiguredFile {
  /** Path of the option. */
  option: string
  /** The file's path as written in the configuration. */
  path: string
  /** Absolute path. */
  file: string
}

/** @throws DocentError if the static folder doesn't contain the logo */
export function previewLogo(config: Config): ConfiguredFile | undefined {
  const path = config.linkPreviews?.logo
  if (path === undefined) return undefined
  const option = 'linkPreviews.logo'
  return { option, path, file: siteFile(join(config.staticDir, path), config, option) }
}

/** @throws DocentError if a font doesn't exist */
export function previewFonts(config: Config): Record<'text' | 'code', ConfiguredFile[]> {
  const fonts = config.linkPreviews?.fonts ?? { text: [], code: [] }
  const find = (kind: 'text' | 'code'): ConfiguredFile[] =>
    fonts[kind].map((path, index) => {
      const option = `linkPreviews.fonts.${kind}[${index}]`
      return { option, path, file: siteOrPackageFile(path, config, option) }
    })
  return { text: find('text'), code: find('code') }
}

/** A file of the site or of an installed package. */
export function siteOrPackageFile(path: string, config: Config, option: string): string {
  const { siteDir } = config
  if (existsSync(join(siteDir, path))) return join(siteDir, path)
  try {
    return createRequire(join(siteDir, 'docent.config.ts')).resolve(path)
  } catch {
    throw missingFile(path, config, option)
  }
}
