import { errors } from '../errors/index.ts'
import { join } from '../shared/node/paths.ts'
import type { DocSet } from '../shared/records/content.ts'
import { joinRoute } from '../shared/routes.ts'
import type { DocsConfig } from './docs.ts'
import type { LocalePlaces } from './i18n.ts'
import { versionFolder, withoutParents } from './version-files.ts'

/** What the sets follow from. */
interface DocsSource extends Pick<LocalePlaces, 'i18n' | 'locales'> {
  siteDir: string
  docs: readonly DocsConfig[]
}

/** All combinations of locale, docs instance, and version, in the configuration's order. */
export function resolveDocSets(source: DocsSource): DocSet[] {
  return Object.keys(source.locales).flatMap((locale) =>
    source.docs.flatMap((docs) =>
      versionNames(docs).map((name) => docSet(source, docs, name, locale)),
    ),
  )
}

function versionNames(docs: DocsConfig): string[] {
  const names = Object.keys(docs.versions)
  const only = docs.onlyIncludeVersions
  return only ? names.filter((name) => only.includes(name)) : names
}

function docSet(
  { siteDir, i18n, locales }: DocsSource,
  docs: DocsConfig,
  version: string,
  locale: string,
): DocSet {
  const options = docs.versions[version]
  const last = docs.lastVersion ?? versionNames(docs)[0]
  const isLast = version === last
  const path = options?.path ?? (isLast ? '' : version === 'current' ? 'next' : version)
  const folder =
    options?.dir ?? (version === 'current' ? docs.path : versionFolder(docs.path, version))
  return {
    docsId: docs.id,
    version,
    locale,
    dir: join(siteDir, folder),
    folder,
    ...(locale !== i18n.defaultLocale && {
      overlayDir: join(siteDir, 'i18n', locale, withoutParents(folder)),
    }),
    routePrefix: joinRoute(locales[locale]?.baseUrl ?? '', docs.routeBasePath, path),
    versionLabel: options?.label ?? version,
    isLast,
    banner: options?.banner ?? 'none',
    ...(docs.exclude.length > 0 && { exclude: docs.exclude }),
    badge: options?.badge ?? versionNames(docs).length > 1,
  }
}

/** Configuration of a set's docs instance. */
export function docsConfig({ docs: all }: Pick<DocsSource, 'docs'>, set: DocSet): DocsConfig {
  const docs = all.find((instance) => instance.id === set.docsId)
  if (!docs) throw errors.missingDocsData({ id: set.docsId })
  return docs
}
