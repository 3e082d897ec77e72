import type { CompiledPage, RenderedPage } from '../shared/records/page.ts'
import type { PluginBundle } from '../bundle/markdown-plugins.ts'
import type { Cache } from '../cache/cache.ts'
import type { Memory } from '../cache/memory.ts'
import type { Previews } from '../link-previews/draw-previews.ts'

export interface UsedEntries {
  /** Key of the bundles. */
  bundle: string
  plugins: Pick<PluginBundle, 'key'>
  compiled: ReadonlyMap<string, CompiledPage>
  pages: readonly RenderedPage[]
  previews: Previews
  histories: Pick<Memory, 'used'>
}

/**
 * Deletes old entries. It keeps as many unused entries as used ones, so that switching between two branches stays fast.
 */
export async function pruneCache(
  cache: Cache,
  { bundle, plugins, compiled, pages, previews, histories }: UsedEntries,
): Promise<void> {
  const used = {
    bundles: [bundle],
    'bundle-records': [bundle],
    plugins: [`${plugins.key}.mjs`],
    compiled: [...compiled.values()].map(({ key }) => key),
    articles: pages.map(({ article }) => article),
    previews: previews.used,
    histories: histories.used,
  }
  for (const [kind, keys] of Object.entries(used)) {
    const known = new Set(keys)
    await cache.prune(kind, { used: known, spare: known.size })
  }
}
