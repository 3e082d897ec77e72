import { readFileSync } from 'node:fs'
import type { ArticleImage } from '../config/plugins/image-sources.ts'
import type { Config } from '../config/index.ts'
import { wholeFile } from '../files/file-lines.ts'
import { filesBelow } from '../files/files-below.ts'
import { measureImage } from '../files/image-size.ts'
import { resolveImport } from '../markdown/page-imports.ts'
import { contentHash } from '../shared/node/hash.ts'
import { join } from '../shared/node/paths.ts'
import type { Bundles } from '../shared/records/bundles.ts'
import type { CompiledPage, RenderedPage } from '../shared/records/page.ts'
import { decodeSafely, isExternal, splitHref } from '../shared/routes.ts'

export interface ArticleImagesInput {
  config: Config
  pages: readonly RenderedPage[]
  compiled: ReadonlyMap<string, CompiledPage>
  bundles: Pick<Bundles, 'clientDir' | 'serverDir'>
}

/** The image files that articles show, by the address in the articles. Images of other sites aren't among them. */
export function articleImages(input: ArticleImagesInput): Map<string, ArticleImage> {
  const { config, pages, compiled } = input
  const fileOf = fileFinder(input)
  const uses = usesByAddress(compiled)
  const images = new Map<string, ArticleImage>()
  for (const { page, images: addresses = [] } of pages)
    for (const address of addresses) {
      if (images.has(address)) continue
      const path = pathBelow(address, config.baseUrl)
      const found = path === undefined ? undefined : fileOf(path)
      if (path === undefined || found === undefined) continue
      const use = found.use ?? uses.get(decodeSafely(address)) ?? { file: page.file }
      images.set(address, { path, file: found.file, use, ...measured(found.file) })
    }
  return images
}

function pathBelow(address: string, baseUrl: string): string | undefined {
  if (isExternal(address) || !address.startsWith(baseUrl)) return undefined
  return decodeSafely(splitHref(address).path.slice(baseUrl.length))
}

function measured(file: string): Pick<ArticleImage, 'format' | 'size' | 'read'> {
  const read = (): Buffer => readFileSync(file)
  const image = measureImage(read())
  return {
    format: image?.format,
    size: image && { width: image.width, height: image.height },
    read,
  }
}

/** Where the compiler found each image. */
function usesByAddress(
  compiled: ReadonlyMap<string, CompiledPage>,
): Map<string, ArticleImage['use']> {
  const uses = new Map<string, ArticleImage['use']>()
  for (const [file, { images }] of compiled)
    for (const { address, line, column } of images) {
      const key = decodeSafely(address)
      if (!uses.has(key)) uses.set(key, { file: wholeFile(file), line, column })
    }
  return uses
}

interface FoundFile {
  file: string
  use?: ArticleImage['use'] | undefined
}

/** Finds the file of an address: next to a page, in the static folder, or imported by a page or a component. */
function fileFinder({
  config,
  compiled,
  bundles,
}: ArticleImagesInput): (path: string) => FoundFile | undefined {
  const nextToPages = new Map(
    [...compiled.values()].flatMap(({ assets }) => assets).map(({ from, to }) => [to, from]),
  )
  const staticDir = join(config.siteDir, config.staticDir)
  const statics = new Set(filesBelow(staticDir))
  const bundled = new Map(
    [bundles.serverDir, bundles.clientDir].flatMap((dir) =>
      filesBelow(dir).map((path) => [path, join(dir, path)]),
    ),
  )
  let imported: Map<string, FoundFile> | undefined
  return (path) => {
    const file = nextToPages.get(path) ?? (statics.has(path) ? join(staticDir, path) : undefined)
    if (file !== undefined) return { file }
    const copy = bundled.get(path)
    if (copy === undefined) return undefined
    imported ??= importedImages(compiled, config)
    return imported.get(contentHash(readFileSync(copy))) ?? { file: copy }
  }
}

const IMAGE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** The images that pages import, by the hash of their content. */
function importedImages(
  compiled: ReadonlyMap<string, CompiledPage>,
  config: Config,
): Map<string, FoundFile> {
  const found = new Map<string, FoundFile>()
  for (const [importer, { imports }] of compiled)
    for (const { specifier, line } of imports) {
      if (!IMAGE.test(specifier)) continue
      const { kind, file } = resolveImport(specifier, importer, config)
      if (kind !== 'module' || !IMAGE.test(file)) continue
      const hash = contentHash(readFileSync(file))
      if (!found.has(hash)) found.set(hash, { file, use: { file: wholeFile(importer), line } })
    }
  return found
}
