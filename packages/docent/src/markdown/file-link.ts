/** Scheme of links to source files until their routes are known. The path is relative to the site's folder. */
export const FILE_SCHEME = 'docent-file:'

/** Prefix of the bindings for files that `require()` returns. The path follows. No variable can have such a name. */
export const REQUIRE = 'require:'
