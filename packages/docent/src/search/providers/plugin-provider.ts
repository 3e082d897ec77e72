import type {
  PluginSearchInfo,
  SearchProvider,
  SearchSetup,
} from '../../shared/records/search-model.ts'
import { resultPage } from './result-url.ts'

/** The search of a plugin, which the default export of its module creates. */
export function createPluginProvider(
  create: (setup: SearchSetup) => SearchProvider,
  info: PluginSearchInfo,
): SearchProvider {
  const { options, areas } = info
  return create({ options, areas, resultPage: (url) => resultPage(url, info) })
}
