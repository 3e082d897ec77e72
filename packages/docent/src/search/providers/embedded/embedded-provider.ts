import type { EmbeddedSearchInfo, SearchProvider } from '../../../shared/records/search-model.ts'
import { withResultUrls } from '../result-url.ts'
import { connect } from './connection.ts'

/** Searches the index that the build wrote. The engine runs in a worker. */
export function createEmbeddedProvider(info: EmbeddedSearchInfo): SearchProvider {
  const connection = connect(info.indexUrl)
  return {
    search: (request, onAnswer, signal) =>
      connection.ask(
        { type: 'search', request },
        { onAnswer: (answer) => onAnswer(withResultUrls(answer, info)), signal },
      ),
  }
}
