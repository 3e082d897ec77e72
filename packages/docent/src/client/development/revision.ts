/** A browser sends the revision of its document. If the server's content is newer, the page is loaded again. */
export const REVISION_EVENT = 'docent:revision'

/** Name of the `meta` element with the content revision that a document was made from. */
export const REVISION_META = 'docent-revision'
