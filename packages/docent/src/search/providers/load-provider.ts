import { loadHostedProvider } from 'virtual:docent/hosted-search'
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
  const known = providers.get(info)
  if (known) return known
  const loading = createProvider(info)
  providers.set(info, loading)
  loading.catch(() => providers.delete(info))
  return loading
}

async function createProvider(info: SearchInfo): Promise<SearchProvider> {
  return info.provider === 'algolia' ? loadHostedProvider(info) : createEmbeddedProvider(info)
}
