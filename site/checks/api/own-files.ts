// Packages, the libraries that `cypress` carries among its types, and two that it only re-exports.
const LIBRARY =
  /\/node_modules\/(?!cypress\/)|\/cypress\/(?:node_modules\/|types\/(?:\w[\w-]*\/|cy-blob-util))|\/typescript-[^/]*\/lib\//

/**
 * Whether a declaration belongs to the package itself: not to a library that it carries along, and not to
 * the language.
 */
export function isOwnFile(file: string) {
  return !LIBRARY.test(file)
}
