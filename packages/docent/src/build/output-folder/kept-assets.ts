import type { Cache } from '../../files/cache.ts'

/** Folders whose files have a hash in their address, so that files of several builds can coexist. */
const HASHED = /^(?:assets|search-index)\//

/**
 * Selects the assets of earlier builds that stay in the output folder, because tabs that were opened before a deploy
 * still request them. The record lists each build's assets, newest first.
 * @param builds number of earlier builds whose assets are kept
 * @returns the earlier assets to keep
 */
export function keepAssets(
  cache: Cache,
  key: string,
  paths: Iterable<string>,
  builds: number,
): string[] {
  const assets = [...paths].filter((path) => HASHED.test(path)).sort()
  const json = cache.read('state', key)?.text('json')
  const recorded = json === undefined ? [] : (JSON.parse(json) as string[][])
  // A build with the same assets as the previous one doesn't count as another deploy.
  const earlier = recorded[0]?.join() === assets.join() ? recorded.slice(1) : recorded
  const kept = earlier.slice(0, builds)
  cache.write('state', key, { json: JSON.stringify([assets, ...kept]) })
  return [...new Set(kept.flat())]
}
