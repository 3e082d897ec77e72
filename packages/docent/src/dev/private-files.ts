import type { ViteDevServer } from 'vite'
import { isBelow, join } from '../shared/node/paths.ts'
import { CACHE_FOLDER } from '../files/paths.ts'
import { isFile } from '../files/files-below.ts'
import { fileOfAddress } from './fs-address.ts'

/** Files that style sheets and modules can refer to without importing them. */
const RESOURCE =
  /\.(?:css|png|jpe?g|gif|svg|ico|webp|avif|mp4|webm|mp3|wav|ogg|woff2?|ttf|otf|eot|wasm)$/i

/**
 * Whether an address leads to a file of the site's folder that isn't part of the site, such as notes or keys, which Vite
 * would send because its root is this folder.
 * @param path decoded, with the base URL
 */
export function isPrivate(path: string, baseUrl: string, server: ViteDevServer): boolean {
  const { root } = server.config
  const below = path.slice(baseUrl.length - 1)
  const file = fileOfAddress(below) ?? join(root, below)
  if (!isBelow(file, root)) return false
  if (isBelow(file, join(root, CACHE_FOLDER, 'vite'))) return false
  const isKept = RESOURCE.test(file) || file.includes('/node_modules/')
  if (isKept && !/\/\./.test(file.slice(root.length))) return false
  if (!isFile(file)) return false
  // Modules are known before a browser requests them, because they are in the code of the module that imports them.
  return !server.environments.client.moduleGraph.getModulesByFile(file)?.size
}

/**
 * Whether Vite may know a requested address. It reads every address without an extension as a module, and an old address
 * or a missing page would become one, because files without an extension can be imported. These have a query.
 */
export function isModule(
  { path, search }: { path: string; search: string },
  baseUrl: string,
  server: ViteDevServer,
): boolean {
  const below = path.slice(baseUrl.length - 1)
  if (/\.[^/]*$|^\/@|\/$/.test(below) || /[?&]import\b/.test(search)) return true
  return isFile(join(server.config.root, below))
}
