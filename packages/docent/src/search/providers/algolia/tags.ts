/**
 * Names by which an index tells versions of documentation apart. They are those of the common documentation crawler
 * (DocSearch), so that an index filled by it and one filled by `docent search push` are filtered in the same way:
 * every record carries `language:<locale>` and `docusaurus_tag:docs-<docs instance>-<version>`, and pages that belong
 * to no version carry `docusaurus_tag:default`.
 */

/** Tag of pages that belong to no docs version. */
export const DEFAULT_TAG = 'default'

/** @example docsTag('default', 'current') // 'docs-default-current' */
export function docsTag(docsId: string, version: string): string {
  return `docs-${docsId}-${version}`
}

/** Tag of a page, from what it knows of its docs instance. */
export function pageTag({ docsId, version }: { docsId?: string; version?: string }): string {
  return docsId === undefined || version === undefined ? DEFAULT_TAG : docsTag(docsId, version)
}
