import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { errors } from '../errors/index.ts'
import { hashedAsset } from '../files/hashed-asset.ts'
import type { ImageAsset } from '../shared/records/page.ts'
import { locateKey } from './front-matter.ts'

/**
 * The image file next to a page that its front matter refers to. Other images are static files or on other sites.
 * @throws DocentError with the line if the file doesn't exist
 */
export function pageImage(file: string, url: string | undefined): ImageAsset | undefined {
  if (url === undefined || !/^\.\.?\//.test(url)) return undefined
  const path = resolve(dirname(file), url)
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw errors.brokenImage({ url, path, ...locateKey(file, 'image') })
  return hashedAsset(path, readFileSync(path))
}
