import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { ImageAsset, FileInput } from '../model/page.ts'
import { errors } from '../errors/index.ts'
import { decodeSafely } from '../shared/decode.ts'
import { isExternal } from '../shared/routes.ts'
import { hashBytes } from '../files/file-input.ts'
import { hashedAsset } from '../files/hashed-asset.ts'
import { pathFrom } from '../files/path-from.ts'

export interface ImageOptions {
  file: string
  siteDir: string
  staticDir: string
  baseUrl: string
  assets: ImageAsset[]
  inputs: FileInput[]
}

/**
 * Sets the size of images at build time, so that nothing moves when they load. Local images get an address with a hash.
 * @throws DocentError with the image's location if the file is missing
 */
export function imagesPlugin(options: ImageOptions): MdastPluginDefinition {
  const { file, baseUrl, assets, inputs } = options
  return defineMdastPlugin({
    name: 'docent-images',
    options: { position: true },
    image(node, context) {
      const properties: Record<string, string | number> = { loading: 'lazy', decoding: 'async' }
      if (!isExternal(node.url)) {
        const isStatic = node.url.startsWith('/')
        const path = imagePath(node.url, options)
        if (!existsSync(path) || !statSync(path).isFile()) {
          throw errors.brokenImage({
            file,
            source: context.source,
            line: node.position?.start.line,
            column: node.position?.start.column,
            url: node.url,
            path,
          })
        }
        const bytes = readFileSync(path)
        inputs.push({ file: path, hash: hashBytes(bytes) })
        Object.assign(properties, sizeOf(bytes))
        if (isStatic) {
          context.setProperty(node, 'url', `${baseUrl}${node.url.slice(1)}`)
        } else {
          const asset = hashedAsset(path, bytes)
          assets.push(asset)
          context.setProperty(node, 'url', `${baseUrl}${asset.to}`)
        }
      }
      context.setProperty(node, 'data', { ...node.data, hProperties: properties })
    },
  })
}

/** A path with a leading slash is below the static folder. */
function imagePath(url: string, { file, siteDir, staticDir }: ImageOptions): string {
  const path = decodeSafely(url)
  if (path.startsWith('/')) return join(staticDir, path)
  return pathFrom(file, path, siteDir)
}

function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes)
    return { width, height }
  } catch {
    return undefined
  }
}
