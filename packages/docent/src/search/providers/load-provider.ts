import { loadSearchPlugin } from 'virtual:docent/search-plugin'
import { connect } from './embedded/connection.ts'
import type {
  EmbeddedSearchInfo,
  SearchInfo,
  SearchProvider,
} from '../../shared/records/search-model.ts'
import { resultPage, withResultUrls } from './result-url.ts'

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
  if (info.provider === 'embedded') return embeddedProvider(info)
  const { options, areas } = info
  const { default: create } = await loadSearchPlugin()
  return create({ options, areas, resultPage: (url) => resultPage(url, info) })
}

/** Searches the index that the build wrote. The engine runs in a worker. */
function embeddedProvider(info: EmbeddedSearchInfo): SearchProvider {
  const connection = connect(info.indexUrl)
  return {
    search: (request, onAnswer, signal) =>
      connection.ask(
        { type: 'search', request },
        { onAnswer: (answer) => onAnswer(withResultUrls(answer, info)), signal },
      ),
  }
}
