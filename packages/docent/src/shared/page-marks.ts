// Marks that compiled pages and rendered articles carry. The compiler and the server bundle share them, so this module
// stays apart from the compiler: its packages must not get into the server bundle, where a site can't resolve them.
import { escapeHtml } from './html.ts'

/** Scheme of links to source files until their routes are known. The path is relative to the site's folder. */
export const FILE_SCHEME = 'docent-file:'

/** Scheme of pages in frames until their address is known. What the author wrote follows. */
export const PAGE_SCHEME = 'docent-page:'

/** Prefix of the bindings for files that `require()` returns. The path follows. No variable can have such a name. */
export const REQUIRE = 'require:'

/** Prefix of the bindings for modules whose exports a page passes on with `export *`. The module's name follows. */
export const EXPORT_ALL = 'export *:'

/** Name of the component for a sequence of finished HTML; the compiler's static optimization uses it too. */
export const STATIC = 'DocentStatic'

/** Element with the entries of a table of contents that the page exports as `toc`. */
export const TOC_MARKER = 'docent-toc'

/** Element with the components of an article that would need a script. */
export const SCRIPT_MARKER = 'docent-missing-scripts'

/** A component outside of an island that calls a hook. */
export interface MissingScript {
  component?: string
  hook: string
}

/** HTML that carries the components to the article's record. */
export function missingScripts(components: readonly MissingScript[]): string {
  return `<${SCRIPT_MARKER} data="${escapeHtml(JSON.stringify(components))}"></${SCRIPT_MARKER}>`
}
