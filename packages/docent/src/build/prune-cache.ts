import type { CompiledPage, RenderedPage } from '../shared/records/page.ts'
import type { PluginBundle } from '../shared/records/bundles.ts'
import type { Cache } from '../files/cache.ts'
import type { Memory } from '../files/memory.ts'
import type { DrawnImages } from './draw-images.ts'
import type { EncodedImages } from './encode-images.ts'

export interface UsedEntries {
  bundles: readonly string[]
  plugins: Pick<PluginBundle, 'key'>
  compiled: ReadonlyMap<string, CompiledPage>
  pages: readonly RenderedPage[]
  images: DrawnImages
  imageSources: Pick<EncodedImages, 'used'>
  histories: Pick<Memory, 'used'>
}

/**
 * Deletes old entries. It keeps as many unused entries as used ones, so that switching between two branches stays fast.
 */
export async function pruneCache(
  cache: Cache,
  { bundles, plugins, compiled, pages, images, imageSources, histories }: UsedEntries,
): Promise<void> {
  const used = {
    bundles,
    'bundle-records': bundles,
    plugins: [`${plugins.key}.mjs`],
    compiled: [...compiled.values()].map(({ key }) => key),
    articles: pages.map(({ article }) => article),
    images: images.used,
    'image-sources': imageSources.used,
    'image-source-names': imageSources.used,
    histories: histories.used,
  }
  for (const [kind, keys] of Object.entries(used)) {
    const usedKeys = new Set(keys)
    await cache.prune(kind, { used: usedKeys, spare: usedKeys.size })
  }
}
