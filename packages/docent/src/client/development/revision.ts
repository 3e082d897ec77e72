/** A browser sends the revision of its document; a server whose content is newer has the page loaded again. */
export const REVISION_EVENT = 'docent:revision'

/** Name of the `meta` element with the revision of the content that a document was made from. */
export const REVISION_META = 'docent-revision'
