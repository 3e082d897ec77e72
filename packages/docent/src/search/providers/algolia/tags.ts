/**
 * Tags for versions of documentation. The common documentation crawler (DocSearch) uses the same ones, so its indexes
 * and those that `docent search push` fills are filtered in the same way. Each record has `language:<locale>` and
 * `docusaurus_tag:docs-<docs instance>-<version>`. Pages without a version have `docusaurus_tag:default`.
 */

/** Tag of pages that don't belong to a docs version. */
export const DEFAULT_TAG = 'default'

/** @example docsTag('default', 'current') // 'docs-default-current' */
export function docsTag(docsId: string, version: string): string {
  return `docs-${docsId}-${version}`
}

/** Tag of a page with this docs instance and version. */
export function pageTag({ docsId, version }: { docsId?: string; version?: string }): string {
  return docsId === undefined || version === undefined ? DEFAULT_TAG : docsTag(docsId, version)
}
