import type { Cache } from '../cache/cache.ts'

/** Folders whose files carry a hash in their address, so that those of several builds can be side by side. */
const HASHED = /^(?:assets|search-index)\//

/**
 * Assets of earlier builds that stay in the output folder, because tabs that were opened before a deploy
 * still ask for them. The record lists the assets of each build, newest first.
 * @param builds how many builds besides this one
 * @returns the earlier assets to keep
 */
export function keepAssets(
  cache: Cache,
  key: string,
  paths: Iterable<string>,
  builds: number,
): string[] {
  const own = [...paths].filter((path) => HASHED.test(path)).sort()
  const json = cache.read('state', key)?.json
  const recorded = json === undefined ? [] : (JSON.parse(json) as string[][])
  // A build that wrote the same assets as the last one isn't another deploy.
  const earlier = recorded[0]?.join() === own.join() ? recorded.slice(1) : recorded
  const kept = earlier.slice(0, builds)
  cache.write('state', key, { json: JSON.stringify([own, ...kept]) })
  return [...new Set(kept.flat())]
}
