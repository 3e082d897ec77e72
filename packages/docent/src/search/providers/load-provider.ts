import { loadPluginProvider } from 'virtual:docent/search-plugin'
import { createEmbeddedProvider } from './embedded/embedded-provider.ts'
import type { SearchInfo, SearchProvider } from '../../shared/records/search-model.ts'

/** One engine for the dialog and the results page, so the index is fetched once. */
const providers = new WeakMap<SearchInfo, Promise<SearchProvider>>()

/**
 * Loads a site's search engine. Its code is fetched at the first call, and later calls share it.
 * @throws (rejects) when the code can't be fetched; the next call tries again
 * @example const provider = await loadProvider(site.search)
 */
export function loadProvider(info: SearchInfo): Promise<SearchProvider> {
  const loaded = providers.get(info)
  if (loaded) return loaded
  const loading = createProvider(info)
  providers.set(info, loading)
  loading.catch(() => providers.delete(info))
  return loading
}

async function createProvider(info: SearchInfo): Promise<SearchProvider> {
  return info.provider === 'plugin' ? loadPluginProvider(info) : createEmbeddedProvider(info)
}
