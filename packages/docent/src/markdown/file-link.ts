/** Scheme of links to source files until the routes are known: the path is relative to the site folder. */
export const FILE_SCHEME = 'docent-file:'

/** Before the path in the name of a binding that `require()` returns: no variable has such a name. */
export const REQUIRE = 'require:'
