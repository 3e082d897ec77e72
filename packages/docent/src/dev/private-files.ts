import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { CACHE_FOLDER } from '../cache/cache.ts'
import { isBelow } from '../files/below-site.ts'

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
  const file = below.startsWith('/@fs/') ? below.slice('/@fs'.length) : join(root, below)
  if (!isBelow(file, root)) return false
  if (isBelow(file, join(root, CACHE_FOLDER, 'vite'))) return false
  const isKept = RESOURCE.test(file) || file.includes('/node_modules/')
  if (isKept && !/\/\./.test(file.slice(root.length))) return false
  if (!isFile(file)) return false
  // Modules are known before a browser requests them, because they are in the code of the module that imports them.
  return !server.environments.client.moduleGraph.getModulesByFile(file)?.size
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    // This includes names that are too long for the file system.
    return false
  }
}
