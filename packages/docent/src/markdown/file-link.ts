/** Scheme of links to source files until the routes are known: the path is relative to the site folder. */
export const FILE_SCHEME = 'docent-file:'
