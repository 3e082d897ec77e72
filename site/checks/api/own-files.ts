// Files of other packages, of libraries that `cypress` bundles with its types, and of TypeScript.
const LIBRARY =
  /\/node_modules\/(?!cypress\/)|\/cypress\/(?:node_modules\/|types\/(?:\w[\w-]*\/|cy-blob-util))|\/typescript-[^/]*\/lib\//

/** Whether the package itself contains a declaration, as opposed to a library that it bundles or the language. */
export function isOwnFile(file: string) {
  return !LIBRARY.test(file)
}
