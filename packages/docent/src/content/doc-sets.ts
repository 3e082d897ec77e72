import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config, DocsConfig } from '../config/index.ts'
import { errors } from '../errors/index.ts'
import { isBelow } from '../files/paths.ts'
import type { DocSet, LoadedSet } from '../shared/records/content.ts'
import { type AddressForm, joinRoute } from '../shared/routes.ts'
import { locateKey } from './front-matter.ts'

/**
 * Base URL of a locale, with slashes at both ends: the site's for the default locale, a path below it for the others.
 */
export function localeBaseUrl(config: Config, locale: string): string {
  const path = config.i18n.localeConfigs[locale]?.path ?? locale
  return locale === config.i18n.defaultLocale ? config.baseUrl : `${config.baseUrl}${path}/`
}

/** The ending of page addresses, if it's configured. */
export function addressForm(config: Config): AddressForm | undefined {
  const { trailingSlash, i18n } = config
  if (trailingSlash === undefined) return undefined
  return { trailingSlash, roots: i18n.locales.map((locale) => localeBaseUrl(config, locale)) }
}

/** All combinations of docs instance and version for one locale, in the configuration's order. */
export function docSets(config: Config, locale: string): DocSet[] {
  return config.docs.flatMap((docs) =>
    versionNames(docs).map((name) => docSet(config, docs, name, locale)),
  )
}

function versionNames(docs: DocsConfig): string[] {
  const names = Object.keys(docs.versions)
  const only = docs.onlyIncludeVersions
  return only ? names.filter((name) => only.includes(name)) : names
}

function docSet(config: Config, docs: DocsConfig, version: string, locale: string): DocSet {
  const options = docs.versions[version]
  const last = docs.lastVersion ?? versionNames(docs)[0]
  const isLast = version === last
  const path = options?.path ?? (isLast ? '' : version === 'current' ? 'next' : version)
  const dir =
    options?.dir ??
    (version === 'current'
      ? docs.path
      : `versioned_${withoutParents(docs.path)}/version-${version}`)
  const overlay = join(config.siteDir, 'i18n', locale, withoutParents(dir))
  return {
    docsId: docs.id,
    version,
    locale,
    dir: join(config.siteDir, dir),
    folder: dir,
    overlayDir: locale !== config.i18n.defaultLocale && existsSync(overlay) ? overlay : undefined,
    routePrefix: joinRoute(localeBaseUrl(config, locale), docs.routeBasePath, path),
    versionLabel: options?.label ?? version,
    isLast,
    banner: options?.banner ?? 'none',
    badge: options?.badge ?? versionNames(docs).length > 1,
  }
}

/** @example withoutParents('../docs') // 'docs' */
function withoutParents(path: string): string {
  return path.replace(/^(?:\.\.\/)+/, '')
}

/** Documentation folders outside the site's folder. */
export function outsideFolders(config: Config): string[] {
  const dirs = config.i18n.locales
    .flatMap((locale) => docSets(config, locale))
    .map(({ dir }) => dir)
  return [...new Set(dirs)].filter((dir) => !isBelow(dir, config.siteDir))
}

/**
 * Checks the sidebars and documents that front matter names.
 * @throws DocentError with the line of the first one that doesn't exist
 */
export function checkNamedIds({
  docs,
  byId,
  draftIds,
  sidebars,
}: Pick<LoadedSet, 'docs' | 'byId' | 'draftIds' | 'sidebars'>): void {
  for (const { file, frontMatter } of docs) {
    const { displayed_sidebar: sidebar } = frontMatter
    if (typeof sidebar === 'string' && !sidebars.has(sidebar))
      throw errors.unknownSidebarId({
        id: sidebar,
        available: [...sidebars.keys()],
        where: '`displayed_sidebar`',
        ...locateKey(file, 'displayed_sidebar'),
      })
    for (const key of ['pagination_prev', 'pagination_next'] as const) {
      const id = frontMatter[key]
      if (typeof id === 'string' && !byId.has(id) && !draftIds.includes(id))
        throw errors.unknownDocId({
          id,
          available: [...byId.keys()],
          where: `\`${key}\``,
          ...locateKey(file, key),
        })
    }
  }
}
